import { expect, test } from 'vitest'
import { overlap, sentencesOf } from './passages.ts'
import { standsAlone } from './stands-alone.ts'

test.each([
  ['', []],
  ['  \n ', []],
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  [
    'Dr. Voss of the U.S. Bureau read Fig. 3. It was 2.5 m wide.',
    ['Dr. Voss of the U.S. Bureau read Fig. 3.', 'It was 2.5 m wide.'],
  ],
  ['- built a line\n- ran it for e.g. 3 days', ['built a line', 'ran it for e.g. 3 days']],
  ['\uf0b7 built a line\n\uf0a7\tran it\n§\tsold it', ['built a line', 'ran it', 'sold it']],
  ['I worked under § 204.5 of the rules.', ['I worked under § 204.5 of the rules.']],
  ['She said “Stop.” Then it stopped', ['She said “Stop.”', 'Then it stopped']],
  // Cut in two, what somebody else said would be the applicant's own.
  ['He told us, “I like it. I use it,” and left.', ['He told us, “I like it. I use it,” and left.']],
  ['One wrote: "We like it. We use it." It holds.', ['One wrote: "We like it. We use it."', 'It holds.']],
  ['The 14" pipe broke. The 8" pipe held.', ['The 14" pipe broke.', 'The 8" pipe held.']],
  [
    '1) write a manual; 2) pilot it in 3 counties; 3) train 30 drivers a year. I hope for a grant.',
    ['write a manual', 'pilot it in 3 counties', 'train 30 drivers a year.', 'I hope for a grant.'],
  ],
  ['It fell from 12 (see 1) to 3 in 2 years.', ['It fell from 12 (see 1) to 3 in 2 years.']],
])('the sentences of %j', (passage, expected) => {
  expect(sentencesOf(passage)).toEqual(expected)
})

test.each([
  ['It ran for a year.', false],
  ['Manufacturers find it by opening cells.', false],
  ['The binder took up weight.', true],
])('%s stands alone: %s', (text, expected) => {
  expect(standsAlone(text)).toBe(expected)
})

test('two texts about the same thing overlap; others do not', () => {
  expect(overlap('The filters removed lead', 'A filter removes lead from wells')).toBe(1)
  expect(overlap('The filters removed lead', 'Bridges vibrate under trucks')).toBe(0)
})
