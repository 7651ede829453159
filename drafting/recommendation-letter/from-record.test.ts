import { describe, expect, test } from 'vitest'
import { applicants, everything, ofShortForm, quietRun, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { chosenKey } from '../letter-packet/contributions.ts'
import { linesOf } from '../quality/reading.ts'
import type { Profile } from '../profile.ts'
import { fromFacts, passage, sectionOf } from '../testing/model-script.ts'
import { batteryResearcher, waterChemist } from '../testing/profiles.ts'
import { reliabilityEngineer } from '../testing/as-typed/reliability-engineer.ts'
import { scriptedLlm } from '../testing/scripted-llm.ts'
import { draftRecommendationLetter } from './draft.ts'

const items = (profile: Profile) => everything(profile).filter(({ category }) => category.endsWith('project'))

async function letterOf(
  profile: Profile,
  referee_id: number,
  llm = undefined as ReturnType<typeof scriptedLlm> | undefined,
) {
  const caseFile = buildCaseFile(profile)
  const engine = llm && { kind: 'model' as const, llm }
  const { document } = await draftRecommendationLetter(
    caseFile,
    { referee_id, items: everything(profile) },
    quietRun(),
    engine,
  )
  const rested = new Set(linesOf({ blocks: document.blocks }).flatMap(({ sentence }) => sentence.sources))
  const told = new Set(
    caseFile.facts.flatMap(({ id, section, entry }) => (rested.has(id) ? [`${section}/${entry}`] : [])),
  )
  return {
    text: textIn(document.blocks),
    left: items(profile).flatMap((item) => {
      const key = chosenKey(item)
      return key === undefined || told.has(key) ? [] : [key]
    }),
  }
}

describe.each([...applicants, ['reliabilityEngineer', reliabilityEngineer] as [string, Profile]])(
  '%s',
  (name, profile) => {
    test('every project that was chosen for a letter is in it', ofShortForm(name), async () => {
      for (const { id, last_name } of profile.referees)
        expect([last_name, ...(await letterOf(profile, id)).left]).toEqual([last_name])
    })
  },
)

const [project] = waterChemist.professionalprojects
const [supervisor, reader] = waterChemist.referees
if (project === undefined || supervisor === undefined || reader === undefined) throw new Error('The profile lacks them')

test('a project of the writer’s own house beyond the fourth is known to the writer', async () => {
  const more = Array.from({ length: 5 }, (_, at) => ({
    ...project,
    id: 400 + at,
    project_name: `Filter Bed Number ${at + 1}`,
    organization: supervisor.organization,
  }))
  const { text, left } = await letterOf(
    { ...waterChemist, professionalprojects: [...waterChemist.professionalprojects, ...more], referees: [supervisor] },
    supervisor.id,
  )
  expect(left).toEqual([])
  for (const { project_name } of more) expect(text).toContain(project_name)
  expect(text).not.toMatch(/(?:From|known to me from) [^.]*record[^.]*Filter Bed/)
})

test('a project that the writer knows only from outside is known from the record', async () => {
  const own = { ...project, id: 480, project_name: 'Sump Alarm', organization: 'Brannock Works' }
  const { text, left } = await letterOf({ ...waterChemist, professionalprojects: [own], referees: [reader] }, reader.id)
  expect(left).toEqual([])
  expect(text).toMatch(/record[^.]*“Sump Alarm[,.]?”|“Sump Alarm,”[^.]*record/)
})

test('what a model passes over stands before its recommendation', async () => {
  const llm = scriptedLlm((asked) =>
    sectionOf(asked) === undefined
      ? fromFacts(asked)
      : passage([{ text: 'This is what I can say on the point.', sources: [] }]),
  )
  const { text, left } = await letterOf(batteryResearcher, batteryResearcher.referees[0]?.id ?? 0, llm)
  expect(left).toEqual([])
  expect(text).toMatch(/“[^”]+”.*This is what I can say on the point\.$/u)
  expect(llm.calls[0]?.material).toContain('Each project that was chosen is spoken to')
})
