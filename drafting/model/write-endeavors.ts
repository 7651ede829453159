import { z } from 'zod'
import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { AppError } from '#domain/errors.ts'
import { ENDEAVOR_PARTS, ENDEAVORS_PER_RUN, type EndeavorFields, type EndeavorPart } from '#domain/endeavor.ts'
import { missing } from '../builtin/phrase.ts'
import { titleCase } from '../builtin/title-case.ts'
import { portraitOf } from '../builtin/portrait.ts'
import { holdsMark, withoutMarked } from '../case-file/drafting-marks.ts'
import { isOfResume } from '../case-file/recommender-resumes.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import type { Run } from '../drafted.ts'
import { groundsOf } from '../endeavors/grounds.ts'
import { NOTHING_FURTHER, type DraftedEndeavor } from '../endeavors/drafted-endeavor.ts'
import { emptyRecord, openEndeavors } from '../endeavors/empty-record.ts'
import { areAlike, partsAlike } from '../quality/endeavors/alike.ts'
import type { Understood } from './correspondence.ts'
import { deskOf, type Desk, type Hands } from './desk.ts'
import { planEndeavors, type Planned } from './endeavor-plan.ts'
import { fenced } from './fenced.ts'
import { heldSentences } from './held-sentences.ts'
import { inParallel } from './in-parallel.ts'
import { isEnglish } from './language.ts'
import { endeavorsPrompt, PART_ASKS, PART_PURPOSES } from './prompts/endeavors.ts'
import { sentenceOf } from './sentence.ts'
import { AT_ONCE } from './write-document.ts'

const sentences = z.array(z.object({ text: z.string(), sources: z.array(z.string()) }))
const shape = z.object(
  Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, sentences])) as Record<EndeavorPart, typeof sentences>,
)
const lenient = z.array(z.object({ text: z.string(), sources: z.array(z.string()).nullish() }))
const tolerant = z.object(
  Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, lenient])) as Record<EndeavorPart, typeof lenient>,
)

/** All facts of the entries that a plan goes on from, and who the applicant is. */
const factsFor = ({ sources }: Planned, facts: readonly Fact[]): Fact[] => {
  const entries = new Set(
    facts.filter(({ id }) => sources.includes(id)).map(({ section, entry }) => `${section}/${entry}`),
  )
  return facts.filter(
    ({ section, entry }) =>
      entries.has(`${section}/${entry}`) || section === 'academichistory' || section === 'evidence',
  )
}

const PLANNED = [
  ['Title', 'title'],
  ['Problem', 'problem'],
  ['Method', 'method'],
  ['Output', 'output'],
  ['Beneficiaries', 'beneficiaries'],
  ['Steps', 'steps'],
] as const

const prompt = (plan: Planned, facts: readonly Fact[]): string =>
  [
    'Fill the nine parts of this endeavor, two to five sentences each, no two parts saying the same.',
    ...PLANNED.flatMap(([name, field]) => (plan[field] === '' ? [] : [`${name}: ${fenced(plan[field])}`])),
    `Facts: ${factsFor(plan, facts)
      .map(({ id }) => id)
      .join(' ')}`,
    ...ENDEAVOR_PARTS.map((part) => `${part}: ${PART_PURPOSES[part]}`),
    'Answer in this shape: {"exp_applicant_qualifications":[{"text":"…","sources":["F1"]}], … all nine}',
  ].join('\n')

/** Parts as the measures of an endeavor read them. */
const toldAs = (title: string, parts: readonly Sentence[][]): EndeavorFields => ({
  title,
  ...(Object.fromEntries(
    ENDEAVOR_PARTS.map((part, at) => [part, (parts[at] ?? []).map(sentenceText).join(' ')]),
  ) as Record<EndeavorPart, string>),
})

const fieldsOf = ({ title, parts }: DraftedEndeavor): EndeavorFields =>
  toldAs(
    title,
    ENDEAVOR_PARTS.map((part) => parts[part]),
  )

/** Writes the parts; where another endeavor reads like this one, with that before the writer's eyes. */
async function writeParts(plan: Planned, desk: Desk, twin?: DraftedEndeavor): Promise<DraftedEndeavor> {
  const { caseFile } = desk
  const apart =
    twin === undefined
      ? []
      : [
          `It has to differ from this endeavor, which stands already: ${fenced(Object.values(fieldsOf(twin)).map(withoutMarked).join(' '))}`,
        ]
  const written = await desk.drafter.ask({
    name: 'endeavor',
    prompt: [prompt(plan, caseFile.facts), ...apart].join('\n'),
    schema: shape,
    read(answer): Understood<Sentence[][]> {
      const parsed = tolerant.safeParse(answer)
      if (!parsed.success)
        return { fault: 'it did not hold the nine parts, each a list of {"text":"…","sources":["F1"]}.' }
      const parts = ENDEAVOR_PARTS.map((part) => parsed.data[part].filter(({ text }) => /\p{L}/u.test(text)))
      const prose = parts.flat().map(({ text }) => text)
      if (prose.length === 0) return { fault: 'it held no sentence.' }
      if (!isEnglish(prose.join(' '))) return { fault: 'it was not in English.' }
      const value = parts.map((part) =>
        part.map(({ text, sources }) => sentenceOf({ text, sources: sources ?? [] }, caseFile)),
      )
      const alike = partsAlike(toldAs(plan.title, value), caseFile)
      return { value, ...(alike.length > 0 && { but: `says one thing twice: ${fenced(alike.join(' '))}` }) }
    },
  })
  const { paragraphs: held, leftOut } = await heldSentences(fenced(plan.title), written, desk)
  const parts = Object.fromEntries(
    ENDEAVOR_PARTS.map((part, at) => {
      const told = held[at] ?? []
      return [part, told.length > 0 ? told : [missing(...PART_ASKS[part])]]
    }),
  ) as DraftedEndeavor['parts']
  return { title: titleCase(plan.title), parts, leftOut: leftOut.map(({ text, reason }) => `${text} (${reason})`) }
}

/** The first of those before it that an endeavor reads like. */
function twinOf(at: number, drafted: readonly DraftedEndeavor[]): DraftedEndeavor | undefined {
  const one = drafted[at]
  return one && drafted.slice(0, at).find((other) => areAlike(fieldsOf(other), fieldsOf(one)))
}

/** What reads like another is written once more; what then still does asks what sets it apart, as the built-in drafter asks. */
async function toldApart(plans: readonly Planned[], drafted: readonly DraftedEndeavor[], desk: Desk) {
  const again = await inParallel(
    plans.flatMap((plan, at) => {
      const twin = twinOf(at, drafted)
      return twin === undefined ? [] : [{ id: String(at), after: [], run: () => writeParts(plan, desk, twin) }]
    }),
    AT_ONCE,
  )
  const settled = drafted.map((endeavor, at) => again.get(String(at)) ?? endeavor)
  return settled.map((endeavor, at) => {
    const twin = twinOf(at, settled)
    if (twin === undefined) return endeavor
    const asked = missing(`what sets this apart from “${twin.title}”, which the record does not tell`, 'futureplan')
    const { exp_subs_merit_intric_val: merit } = endeavor.parts
    return { ...endeavor, parts: { ...endeavor.parts, exp_subs_merit_intric_val: [...merit, asked] } }
  })
}

/** Ten endeavors from a model: planned together, so that they differ, then written at the same time. */
export async function writeEndeavors(
  caseFile: CaseFile,
  existing: { title: string }[],
  run: Run,
  hands: Hands,
): Promise<DraftedEndeavor[]> {
  const total = ENDEAVORS_PER_RUN + 2
  await run.progress(0, total, 'Reading the case file')
  const portrait = portraitOf(caseFile)
  // Where there is nothing to go on from, there is nothing to ask a model.
  if (groundsOf(portrait).length === 0) return emptyRecord(portrait, existing)
  // Endeavors that exist are told by their titles, as what is not to be proposed again.
  const facts = caseFile.facts.filter(
    (fact) => fact.section !== 'endeavors' && !isOfResume(fact) && !holdsMark(fact.value),
  )
  const briefing = {
    kind: endeavorsPrompt,
    particulars: [portrait.person.full],
    outline: [],
    caseFile: { ...caseFile, facts },
  }
  const desk = deskOf(briefing, { caseFile, voice: 'endeavor' }, run, hands)
  await run.progress(1, total, 'Planning the endeavors')
  const plans = await planEndeavors(caseFile, existing, desk.drafter)
  // A run is paid for as ten: what neither model nor record has is offered as ideas.
  const open = openEndeavors(portrait, [...existing, ...plans], ENDEAVORS_PER_RUN - plans.length)
  if (plans.length + open.length < ENDEAVORS_PER_RUN) throw new AppError('conflict', NOTHING_FURTHER)
  let done = 0
  const drafted = await inParallel(
    plans.map((plan, at) => ({
      id: String(at),
      after: [],
      async run() {
        const endeavor = await writeParts(plan, desk)
        done += 1
        await run.progress(done + 1, total, `Drafting endeavor ${Math.min(done + 1, plans.length)} of ${plans.length}`)
        return endeavor
      },
    })),
    AT_ONCE,
  )
  const written = await toldApart(
    plans,
    plans.flatMap((_, at) => drafted.get(String(at)) ?? []),
    desk,
  )
  return [...written, ...open]
}
