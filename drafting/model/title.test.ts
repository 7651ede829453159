import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { artist, batteryResearcher } from '../testing/profiles.ts'
import { LONGEST_TITLE, titleAsTold, titleInSentence } from './title.ts'

const weaver = buildCaseFile(artist)
const battery = buildCaseFile(batteryResearcher)

describe('a headline as a sentence would write it', () => {
  test.each([
    ['', ''],
    ['An Open Grading Handbook for Schools', 'an open grading handbook for schools'],
    // Names of the case file, and what English does not know, stay.
    ['Cleaning the Marlowe Hunt Pieces Without Water', 'cleaning the Marlowe Hunt pieces without water'],
    ['An Indigo Garden with Zandervale', 'an indigo garden with Zandervale'],
    ['Training Weavers in NASA Laboratories', 'training weavers in NASA laboratories'],
  ])('%j', (title, told) => {
    expect(titleInSentence(title, [], weaver)).toBe(told)
  })

  test('keeps the capitals that the plan’s other fields write', () => {
    const title = 'A Grading Course with the National Weather Service'
    expect(titleInSentence(title, [], battery)).toBe('A grading course with the national weather service')
    expect(titleInSentence(title, ['crews of the National Weather Service'], battery)).toBe(
      'A grading course with the National Weather Service',
    )
    // A field that is a headline itself, or quotes one, tells no names.
    expect(titleInSentence(title, [title, `as in “${title}”`], battery)).toBe(
      'A grading course with the national weather service',
    )
  })

  test('a title in sentence case keeps every capital but the first', () => {
    expect(titleInSentence('A grading course with the National Weather Service', [], battery)).toBe(
      'A grading course with the National Weather Service',
    )
  })
})

test.each([
  ['  A line \n for\tbatteries. ', 'A line for batteries'],
  ['“A line for batteries”', 'A line for batteries'],
  ['A\u0000 line\u202e', 'A line'],
])('%j is told as %j', (title, told) => {
  expect(titleAsTold(title)).toBe(told)
})

test('a title without end is cut where it is seen to be too long', () => {
  const told = titleAsTold('worn '.repeat(50_000))
  expect(told.length).toBeGreaterThan(LONGEST_TITLE)
  expect(told.length).toBeLessThanOrEqual(2 * LONGEST_TITLE)
})
