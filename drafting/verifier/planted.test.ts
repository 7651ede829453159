import { expect, test } from 'vitest'
import { cardsIn } from '../cards/cards.ts'
import { buildCaseFile } from '../case-file.ts'
import { ordinaryApplicant, physician, thinApplicant, waterChemist } from '../testing/profiles.ts'
import { PLANTED, plantedAmong } from './planted.ts'

test.each([ordinaryApplicant, physician, thinApplicant, waterChemist])(
  'what is planted among the facts of a profile is in none of its sources',
  (profile) => {
    const claims = cardsIn(buildCaseFile(profile)).map(({ id, text }) => ({ text, spans: [{ id, words: text }] }))
    for (let at = 0; at < claims.length; at += 10) {
      const batch = claims.slice(at, at + 10)
      const planted = plantedAmong(batch, at)
      expect(planted).toHaveLength(PLANTED)
      for (const { text, spans } of planted)
        expect(spans.filter(({ words }) => words.includes(text.replace(/\.$/u, '')))).toEqual([])
    }
  },
)

test('a batch of one claim without any name or figure holds falsehoods too', () => {
  const planted = plantedAmong([{ text: 'She leads it.', spans: [{ id: 'C1', words: 'She leads it.' }] }], 1)
  expect(planted).toHaveLength(PLANTED)
})
