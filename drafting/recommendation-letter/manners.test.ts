import { expect, test } from 'vitest'
import * as every from './manners/every.ts'
import { MANNERS, mannerOf } from './manners/index.ts'
import type { Manner } from './manners/manner.ts'

const banksOf = (manner: Manner): [string, readonly string[]][] =>
  Object.entries(manner).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[0] !== 'order')

const frames = Object.values(MANNERS).flatMap((manner) => banksOf(manner).flatMap(([, bank]) => bank))

test('no two writers share a sentence', () => {
  expect(frames.filter((frame, at) => frames.indexOf(frame) !== at)).toEqual([])
})

test.each(Object.entries(MANNERS))('%s has sentences enough for several letters', (_, manner) => {
  for (const [, bank] of banksOf(manner)) expect(bank.length).toBeGreaterThanOrEqual(4)
})

/** Slots that any letter fills with the same words, or with none of its own. */
const SMALL = /\{(?:she|her|them|is|has|serves|hers)\}/giu

test.each(frames.flatMap((frame) => frame.split(/(?<=[.?]) /)))(
  'carries more of the case than of its own words: %s',
  (sentence) => {
    const own = sentence
      .replaceAll('{s}', '')
      .replace(SMALL, 'w')
      .replace(/\{[^}]+\}/gu, ' ')
    expect(own.match(/[\p{L}’]+/gu)?.length ?? 0).toBeLessThan(8)
  },
)

test('no writer speaks in superlatives, in the words of the statute or in those of machines', () => {
  expect(
    frames.filter((frame) =>
      /\b(?:outstanding|exceptional|extraordinary|unique|world-class|brilliant|greatest|delve|landscape|pivotal|testament|underscore|groundbreaking|leverage|national importance|substantial merit|well positioned|waiver)\b/i.test(
        frame,
      ),
    ),
  ).toEqual([])
})

test.each([
  ['professor', 'Professor of Chemistry', 'Anywhere University', 'thesis advisor', 'professor'],
  ['supervisor', 'Owner', 'Anywhere Pottery', 'boss', 'supervisor'],
  ['other', 'County Road Administrator', 'Calder County', 'Independent client; the county uses the units', 'official'],
  ['other', 'General Manager', 'Bluestem Growers Cooperative', 'Independent customer', 'client'],
  ['other', 'Professor of Physics', 'Ute Plains University', 'Independent; I cite his article', 'peer'],
  ['professor', 'Professor of Physics', 'Ute Plains University', 'Independent; I cite his article', 'peer'],
  ['other', 'Science Coordinator', 'Juniper Valley School District', 'Independent user of the labs', 'client'],
] as const)('%s, %s at %s (%s) writes as %s', (category, title, organization, relationship, manner) => {
  expect(mannerOf({ category, title, organization, relationship })).toBe(manner)
})

test('no frame puts an opinion into the mouth of a writer who has given none', () => {
  expect(
    [...frames, ...Object.values(every).flatMap((bank) => (Array.isArray(bank) ? bank : []))].filter((frame) =>
      /\bI (?:am|was) (?:struck|impressed|convinced|confident)\b|\bI (?:find|judge|trust|admire|respect|value|expect|count|consider|think well|have no doubt|see (?:in|a|patience))\b|\b(?:my (?:judgment|confidence|trust|respect|opinion) (?:is|rests)|to my mind|speaks for|without reservation|with conviction|in good conscience|convinces|well conceived)\b/i.test(
        frame,
      ),
    ),
  ).toEqual([])
})
