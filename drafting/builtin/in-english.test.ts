import { describe, expect, test } from 'vitest'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import { composeEndeavors } from '../endeavors/draft.ts'
import { petitionLetter } from '../petition-letter/compose.ts'
import type { Profile } from '../profile.ts'
import { recommendationLetter } from '../recommendation-letter/compose.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { inEnglish } from './in-english.ts'
import { plain } from './phrase.ts'
import { endeavorOf, everything, quietRun, sentencesIn } from './testing.ts'

test.each([
  [
    'Transformers failed. 配电变压器缺乏实时监测。故障率很高。I built a monitor.',
    'Transformers failed.\nI built a monitor.',
  ],
  ['配电变压器缺乏实时监测。', ''],
  ['Мосты ветшают. Bridges age.', 'Bridges age.'],
  ['I measured at 清华大学 for a year.\nIt held.', 'I measured at 清华大学 for a year.\nIt held.'],
])('%j', (typed, told) => expect(inEnglish(typed)).toBe(told))

const CHINESE = '配电变压器在农村电网中缺乏实时监测。故障率很高，停电时间很长。'
const HAN = /\p{Script=Han}/u

/** Every passage of somebody's record typed in Chinese, and the school, which keeps its name. */
const inChinese = (profile: Profile): Profile => ({
  ...profile,
  academichistory: profile.academichistory.map((one) => ({ ...one, school_name: '清华大学' })),
  academicprojects: profile.academicprojects.map((one) => ({
    ...one,
    background: CHINESE,
    goal: CHINESE,
    challenge: CHINESE,
    solution: CHINESE,
    impact: CHINESE,
  })),
  professionalprojects: profile.professionalprojects.map((one) => ({
    ...one,
    background: `${CHINESE} ${one.background}`,
  })),
  professionalhistory: profile.professionalhistory.map((one) => ({ ...one, job_summary: CHINESE })),
  evidence: profile.evidence.map((one) => ({ ...one, brief_introduction: CHINESE })),
  futureplan: profile.futureplan.map((one) => ({ ...one, plans: CHINESE, current_progress: CHINESE })),
  referees: profile.referees.map((one) => ({ ...one, comments: CHINESE })),
})

const profile = inChinese(batteryResearcher)
const caseFile: CaseFile = buildCaseFile(profile)
const AS_USUAL = { seed: 0, length: 'fuller' } as const
const nobody = async () => undefined
const project = profile.academicprojects[0]?.project_name ?? profile.professionalprojects[0]?.project_name ?? ''
/** What is told in another script, but for names. */
const toldInChinese = (sentences: readonly string[]): string[] =>
  sentences.filter((text) => HAN.test(text.replaceAll('清华大学', '')))

describe('what was typed in another script is asked for in English and not told', () => {
  test('in a petition, once an entry', async () => {
    const writing = petitionLetter(caseFile, { endeavor_id: endeavorOf(profile) })
    const sentences = sentencesIn(await writing.compose(AS_USUAL, nobody)).map(plain)
    expect(toldInChinese(sentences)).toEqual([])
    expect(sentences.join(' ')).toContain('清华大学')
    const asked = sentences.filter((text) => text.endsWith(' in English]'))
    expect(asked).toContain(
      `[Missing: the background, goal, challenge, solution and impact of “${project}” in English]`,
    )
    for (const { organization } of profile.professionalhistory)
      expect(asked).toContain(`[Missing: the job summary of the post at ${organization} in English]`)
    expect(new Set(asked).size).toBe(asked.length)
  })
  test.each(profile.referees.map(({ id, last_name }) => [last_name, id] as const))(
    'in a letter by %s',
    async (_name, referee_id) => {
      const writing = recommendationLetter(caseFile, { referee_id, items: everything(profile) })
      const sentences = sentencesIn(await writing.compose(AS_USUAL, nobody)).map(plain)
      expect(toldInChinese(sentences)).toEqual([])
    },
  )
  test('in the endeavors', async () => {
    const drafted = await composeEndeavors(caseFile, [], quietRun())
    const sentences = drafted.flatMap(({ parts }) => Object.values(parts).flat().map(plain))
    expect(toldInChinese(sentences)).toEqual([])
    expect(sentences.filter((text) => text.endsWith(' in English]'))).not.toEqual([])
  })
})
