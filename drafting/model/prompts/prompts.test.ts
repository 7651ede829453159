import { expect, test } from 'vitest'
import { seedOf } from '../../builtin/seed.ts'
import { endeavorsPrompt, PART_PURPOSES, PLANNING } from './endeavors.ts'
import { REPAIR, RULES } from './kind-prompt.ts'
import { petitionLetterPrompt } from './petition-letter.ts'
import { recommendationLetterPrompt } from './recommendation-letter.ts'
import { cardsPrompt } from '../../cards/by-model/prompt.ts'
import { verifierPrompt } from '../../verifier/prompt.ts'

/** The words of each version. Documents record the version: other words are another one. */
const WORDS: Record<string, number> = {
  'petition-letter-5': 2613574681,
  'recommendation-letter-4': 1294311447,
  'endeavors-4': 1517623527,
  'verifier-1': 2036468016,
  'fact-cards-1': 3346451495,
}

test.each([
  [petitionLetterPrompt.version, [...petitionLetterPrompt.task, ...RULES, REPAIR]],
  [recommendationLetterPrompt.version, [...recommendationLetterPrompt.task, ...RULES, REPAIR]],
  [endeavorsPrompt.version, [...endeavorsPrompt.task, ...RULES, REPAIR, ...PLANNING, ...Object.values(PART_PURPOSES)]],
  [verifierPrompt.version, [...verifierPrompt.task]],
  [cardsPrompt.version, [...cardsPrompt.task]],
])('the words of %s are those that documents of this version came from', (version, words) => {
  expect(WORDS[version]).toBe(seedOf(...words))
})
