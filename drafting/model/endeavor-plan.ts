import { z } from 'zod'
import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import type { CaseFile } from '../case-file.ts'
import { likeness, SAME_TITLE } from '../endeavors/choose.ts'
import { tooAlike } from '../endeavors/difference.ts'
import { whyUnspecific } from '../endeavors/specificity.ts'
import { checkSentence } from '../grounding.ts'
import type { Correspondence } from './correspondence.ts'
import { fenced } from './fenced.ts'
import { isEnglish } from './language.ts'

const planned = z.object({
  title: z.string(),
  problem: z.string(),
  method: z.string(),
  output: z.string(),
  beneficiaries: z.string(),
  steps: z.string(),
  sources: z.array(z.string()),
})
export type Planned = z.infer<typeof planned>

const shape = z.object({ endeavors: z.array(planned) })
const tolerant = z.object({ endeavors: z.array(planned.extend({ sources: z.array(z.string()).nullish() })).min(1) })

const SHAPE =
  '{"endeavors":[{"title":"…","problem":"…","method":"…","output":"…","beneficiaries":"…","steps":"…","sources":["F1"]}]}'

/** What a title proposes is new by its nature; its figures, dates and names are not. */
const PROPOSED: ReadonlySet<string> = new Set(['assertion', 'status', 'role', 'causal'])

/** A plan as the measure of difference reads an endeavor. */
const asEndeavor = ({ title, problem, method, output, beneficiaries, steps }: Planned) => ({
  title,
  exp_subs_merit_intric_val: [problem, method, output, steps].join(' '),
  exp_nation_impt_beneficiaries: beneficiaries,
  exp_nation_impt_impact: '',
})

/** What is the matter with each planned endeavor, by its place: as an undertaking, beside the others, and with its facts. */
function faultsIn(plans: readonly Planned[], existing: readonly { title: string }[], caseFile: CaseFile) {
  const alike = tooAlike(plans.map(asEndeavor))
  return plans.map(({ title, sources }, at) => {
    const faults: string[] = []
    const unspecific = whyUnspecific(title, caseFile.profile)
    if (unspecific !== undefined) faults.push(unspecific)
    const others = [...existing, ...plans.slice(0, at)]
    const twin = alike.find(({ second }) => second === at)
    const near = others.find((other) => likeness(other.title, title) > SAME_TITLE) ?? plans[twin?.first ?? -1]
    if (near !== undefined) faults.push(`it is too close to “${near.title}”`)
    const asSentence = { inlines: [{ kind: 'text' as const, text: `${title}.` }], sources }
    for (const { kind, text, reason } of checkSentence(asSentence, caseFile, 'endeavor'))
      if (!PROPOSED.has(kind)) faults.push(`${text}: ${reason}`)
    return faults
  })
}

const prompt = (existing: readonly { title: string }[]): string =>
  [
    `Propose ${ENDEAVORS_PER_RUN} endeavors, each materially different from the others: another problem, method, output or group of people who benefit, not the same plan in other words.`,
    'The applicant’s own plan comes first. A title names the undertaking in 6 to 16 words; the other fields take a phrase or two each.',
    'In `sources` stand the facts that the endeavor goes on from.',
    ...(existing.length === 0
      ? []
      : ['These exist already; propose none that is close to them:', ...existing.map(({ title }) => fenced(title))]),
    `Answer in this shape: ${SHAPE}`,
  ].join('\n')

/** Ten undertakings that differ; those that still fail after a second asking are left out. */
export async function planEndeavors(
  caseFile: CaseFile,
  existing: readonly { title: string }[],
  ask: Correspondence,
): Promise<Planned[]> {
  const question = (text: string) =>
    ask.ask<Planned[]>({
      name: 'plan',
      prompt: text,
      schema: shape,
      read(answer) {
        const parsed = tolerant.safeParse(answer)
        if (!parsed.success) return { fault: `it did not have the shape ${SHAPE}.` }
        const plans = parsed.data.endeavors.map((plan) => ({ ...plan, sources: knownIn(plan.sources ?? [], caseFile) }))
        if (!isEnglish(plans.map(({ title, problem, method }) => `${title} ${problem} ${method}`).join(' ')))
          return { fault: 'it was not in English.' }
        return { value: plans.slice(0, ENDEAVORS_PER_RUN) }
      },
    })
  const first = await question(prompt(existing))
  const faults = faultsIn(first, existing, caseFile)
  const isWhole = first.length === ENDEAVORS_PER_RUN
  if (isWhole && faults.every((found) => found.length === 0)) return first
  const told = first.flatMap(({ title }, at) => (faults[at] ?? []).map((fault) => `${fenced(title)}: ${fault}`))
  const again = [
    prompt(existing),
    'These were proposed:',
    ...first.map(({ title }) => fenced(title)),
    ...(isWhole ? [] : [`There have to be ${ENDEAVORS_PER_RUN}.`]),
    ...told,
    'Keep those with which nothing is the matter and put others in the place of the rest.',
  ].join('\n')
  const second = await question(again)
  const left = faultsIn(second, existing, caseFile)
  return second.filter((_, at) => left[at]?.length === 0)
}

const knownIn = (sources: readonly string[], { facts }: CaseFile): string[] =>
  sources.filter((id) => facts.some((fact) => fact.id === id))
