import { describe, expect, test } from 'vitest'
import { applicants, everything, quietRun, repeatedFrames, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { draftRecommendationLetter } from './draft.ts'

const draftBy = (profile: Profile, referee_id: number) =>
  draftRecommendationLetter(buildCaseFile(profile), { referee_id, items: everything(profile) }, quietRun())

test('a recommender who is not the applicant’s is refused', async () => {
  await expect(draftBy(batteryResearcher, 9999)).rejects.toMatchObject({ code: 'not_found' })
})

/** Runs of eight words that two texts share, titles in quotation marks and names left out. */
function sharedRuns(a: string, b: string): string[] {
  const words = (text: string) =>
    text
      .replace(/“[^”]*”/g, ' | ')
      .replace(/(?<=\S )\p{Lu}[\p{L}’'.-]*/gu, '|')
      .split(/\s+/)
  const runs = (list: string[]) => list.slice(0, -7).map((_, i) => list.slice(i, i + 8))
  const plainRuns = (text: string) =>
    runs(words(text))
      .filter((run) => !run.includes('|'))
      .map((run) => run.join(' '))
  const known = new Set(plainRuns(a))
  return plainRuns(b).filter((run) => known.has(run))
}

describe.each(applicants)('the letters about %s', async (_, profile) => {
  const letters = await Promise.all(profile.referees.map((referee) => draftBy(profile, referee.id)))

  test('every word has its source', () => {
    expect(letters.flatMap(({ warnings }) => warnings).filter(({ kind }) => kind === 'verify')).toEqual([])
  })

  test('no two letters share eight words in a row', () => {
    const [first, second] = letters.map(({ document }) => textIn(document.blocks))
    expect(first === undefined || second === undefined ? [] : sharedRuns(first, second)).toEqual([])
  })

  test('no frame stands twice', () => {
    for (const { document } of letters) expect(repeatedFrames(document.blocks, buildCaseFile(profile))).toEqual([])
  })

  test('the words of the statute and of machines stay out', () => {
    for (const { document } of letters)
      expect(textIn(document.blocks)).not.toMatch(
        /substantial merit|national importance|well positioned|on balance|labor certification|waiver|[{}]|undefined|\b(delve|pivotal|testament|groundbreaking)\b/i,
      )
  })

  test('the questions to the writer are few', () => {
    for (const { warnings } of letters) expect(warnings.length).toBeLessThanOrEqual(4)
  })

  test('two runs say the same', async () => {
    const again = await Promise.all(profile.referees.map((referee) => draftBy(profile, referee.id)))
    expect(again.map(({ document }) => document)).toEqual(letters.map(({ document }) => document))
  })
})

test('independence is stated only where the profile says so', async () => {
  const [close, far] = await Promise.all([draftBy(batteryResearcher, 81), draftBy(batteryResearcher, 82)])
  expect(JSON.stringify(close.document.blocks)).not.toMatch(/independent letter/i)
  expect(JSON.stringify(far.document.blocks)).toMatch(/Independent letter/)
})

test('the goals decide what a letter speaks of', async () => {
  const items = everything(batteryResearcher).filter(({ category }) => category !== 'goal')
  const bare = await draftRecommendationLetter(buildCaseFile(batteryResearcher), { referee_id: 81, items }, quietRun())
  const full = await draftBy(batteryResearcher, 81)
  expect(textIn(bare.document.blocks).length).toBeLessThan(textIn(full.document.blocks).length)
})
