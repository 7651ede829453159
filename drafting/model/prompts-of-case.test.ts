import { expect, test } from 'vitest'
import { ENDEAVOR_PARTS, type Endeavor } from '#domain/endeavor.ts'
import { everything, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draftEndeavors } from '../endeavors/draft.ts'
import { draft, type Engine } from '../engine.ts'
import { petitionLetter } from '../petition-letter/index.ts'
import type { Profile } from '../profile.ts'
import { recommendationLetter } from '../recommendation-letter/index.ts'
import { redraftSection } from '../redraft.ts'
import type { ResponseRequest, RfeCase } from '../rfe.ts'
import { draftRfeAnalysis } from '../rfe-analysis/draft.ts'
import { caseOfResponse, rfeResponse } from '../rfe-response/index.ts'
import { fromFacts, passage, purposeOf, sectionOf, type Asked } from '../testing/model-script.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { scriptedLlm } from '../testing/scripted-llm.ts'

/** Nobody chose it, and its words stand nowhere else. */
const UNCHOSEN = 'quokkaville'
const MARK = '[Missing: the yearly cost of the units]'

const endeavor = (id: number, is_selected: boolean, word: string): Endeavor => ({
  id,
  title: `Open Drawings of ${word} Culverts`,
  is_selected,
  is_locked: false,
  ...(Object.fromEntries(
    ENDEAVOR_PARTS.map((part) => [
      part,
      `The endeavor will publish ${word} drawings. ${MARK} It will save [Verify: 43 percent].`,
    ]),
  ) as Record<(typeof ENDEAVOR_PARTS)[number], string>),
})

const profileWith = (endeavors: Endeavor[]): Profile => ({
  ...civilEngineer,
  draftedEndeavors: [71, 72],
  endeavors,
  professionalprojects: civilEngineer.professionalprojects.map((project) => ({
    ...project,
    impact: `${project.impact} It cost [Verify: 43 percent] less.`,
  })),
})
const chosen = profileWith([endeavor(70, true, 'county'), endeavor(71, false, UNCHOSEN), endeavor(72, false, UNCHOSEN)])
/** The applicant typed several and chose none. */
const undecided = profileWith([endeavor(73, false, UNCHOSEN), endeavor(74, false, UNCHOSEN)])

/** What was filed and the applicant's own draft, on pages whose lines end within a mark. */
const rfe: RfeCase = {
  ...bridgeEngineerNotice.rfe,
  filed: [
    ...bridgeEngineerNotice.rfe.filed,
    {
      kind: 'initial_response',
      name: 'draft.pdf',
      url: '/api/files/own/draft.pdf',
      pages: [
        `The units are used in Calder County.\nEach one cost [Missing: the\nyearly cost of the units] to keep. The drawings are published.`,
      ],
    },
  ],
}

/** Honest, but for sentences that rest on an endeavor nobody chose, of which the first has to be repaired. */
const script = (source: string) => (asked: Asked) =>
  sectionOf(asked) === undefined || source === ''
    ? fromFacts(asked)
    : passage([
        { text: 'In 1931 the Governor of Ohio awarded him the Buckeye Medal.', sources: [source] },
        { text: 'The record says who he is.', sources: ['F1', source] },
      ])

const request = (endeavor_id: number | null): ResponseRequest => ({ rfe, analysis: null, work: [], endeavor_id })

async function promptsOf(profile: Profile, draftBy: (engine: Engine, source: string) => Promise<unknown>) {
  const caseFile = buildCaseFile(profile)
  const source =
    caseFile.facts.find(({ section, value }) => section === 'endeavors' && value.includes(UNCHOSEN))?.id ?? ''
  const llm = scriptedLlm(script(source))
  await draftBy({ kind: 'model', llm }, source)
  return llm.calls
}

const responseTo = (profile: Profile, endeavor_id: number | null, engine: Engine) =>
  draft(
    rfeResponse(caseOfResponse(buildCaseFile(profile), request(endeavor_id)), request(endeavor_id)),
    quietRun(),
    engine,
  )

const KINDS: [string, Profile, string[], (engine: Engine) => Promise<unknown>][] = [
  [
    'a petition',
    chosen,
    ['section', 'verdicts', 'repair'],
    (engine) => draft(petitionLetter(buildCaseFile(chosen), { endeavor_id: 70 }), quietRun(), engine),
  ],
  [
    'a section that is drafted again',
    chosen,
    ['section', 'verdicts', 'repair'],
    async (engine) => {
      const writing = petitionLetter(buildCaseFile(chosen), { endeavor_id: 70 })
      const { document } = await draft(writing, quietRun(), { kind: 'builtin' })
      const marked = document.blocks.map((block) =>
        block.kind === 'paragraph'
          ? {
              ...block,
              sentences: [
                ...block.sentences,
                { inlines: [{ kind: 'missing' as const, what: 'the yearly cost' }], sources: [] },
              ],
            }
          : block,
      )
      return redraftSection(
        writing,
        { blocks: marked },
        { section: 'introduction', instruction: 'Shorter' },
        quietRun(),
        engine,
      )
    },
  ],
  [
    'a letter',
    chosen,
    ['section', 'verdicts', 'repair'],
    (engine) =>
      draft(
        recommendationLetter(buildCaseFile(chosen), {
          referee_id: chosen.referees[0]?.id ?? 0,
          items: everything(chosen),
        }),
        quietRun(),
        engine,
      ),
  ],
  ['a response', chosen, ['section', 'verdicts', 'repair'], (engine) => responseTo(chosen, 70, engine)],
  [
    'a response where none is chosen',
    undecided,
    ['section', 'verdicts', 'repair'],
    (engine) => responseTo(undecided, null, engine),
  ],
  [
    'an analysis',
    chosen,
    ['notice', 'judging'],
    (engine) => draftRfeAnalysis(buildCaseFile(chosen), rfe, quietRun(), engine),
  ],
]

test.each(KINDS)(
  '%s shows a model neither an endeavor that was not chosen nor a mark',
  async (_, profile, kinds, draftBy) => {
    const calls = await promptsOf(profile, draftBy)
    expect([...new Set(calls.map(purposeOf))].sort()).toEqual(kinds.toSorted())
    // Our instructions name the form of a mark, without words in it.
    for (const { material, prompt } of calls) {
      const shown = `${material}\n${prompt}`
      expect(shown).not.toContain(UNCHOSEN)
      expect(shown.match(/\[(?:Missing|Verify): (?!…)[^\]]{0,40}/gu) ?? []).toEqual([])
    }
  },
)

test('endeavors that exist are told to the planner of more by their titles alone', async () => {
  const calls = await promptsOf(chosen, (engine) =>
    draftEndeavors(buildCaseFile(chosen), chosen.endeavors, quietRun(), engine),
  )
  expect([...new Set(calls.map(purposeOf))].sort()).toEqual(expect.arrayContaining(['endeavor', 'plan', 'verdicts']))
  // Our instructions name the form of a mark, without words in it.
  for (const { material, prompt } of calls) {
    const shown = `${material}\n${prompt}`
    expect(shown).not.toContain(`${UNCHOSEN} drawings`)
    expect(shown.match(/\[(?:Missing|Verify): (?:the yearly|43).{0,40}/gu) ?? []).toEqual([])
  }
})
