import { expect, test } from 'vitest'
import { seedOf } from '../../builtin/seed.ts'
import { endeavorsPrompt, PART_PURPOSES, PLANNING } from './endeavors.ts'
import { RULES } from './kind-prompt.ts'
import { petitionLetterPrompt } from './petition-letter.ts'
import { recommendationLetterPrompt } from './recommendation-letter.ts'
import { secondReadingPrompt } from './second-reading.ts'

/** The words of each version. Documents record the version: other words are another one. */
const WORDS: Record<string, number> = {
  'petition-letter-1': 3237269697,
  'recommendation-letter-1': 1520092178,
  'endeavors-2': 2403649228,
  'second-reading-1': 636106750,
}

test.each([
  [petitionLetterPrompt.version, [...petitionLetterPrompt.task, ...RULES]],
  [recommendationLetterPrompt.version, [...recommendationLetterPrompt.task, ...RULES]],
  [endeavorsPrompt.version, [...endeavorsPrompt.task, ...RULES, ...PLANNING, ...Object.values(PART_PURPOSES)]],
  [secondReadingPrompt.version, [...secondReadingPrompt.task]],
])('the words of %s are those that documents of this version came from', (version, words) => {
  expect(WORDS[version]).toBe(seedOf(...words))
})
