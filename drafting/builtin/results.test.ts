import { describe, expect, test } from 'vitest'
import { portraitOf } from './portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { isOpen, isToBePublished, isThin, isUsed, telling } from './results.ts'

const [project] = civilEngineer.professionalprojects
if (project === undefined) throw new Error('The engineer has no project')

/** The results that are argued from, where these are all that the project tells. */
const told = (impact: string): string[] => {
  const profile = { ...civilEngineer, academicprojects: [], professionalprojects: [{ ...project, impact }] }
  const [work] = portraitOf(buildCaseFile(profile)).works
  return work === undefined ? [] : telling(work).map(({ text }) => text)
}

describe('results that an argument can rest on', () => {
  test.each([
    ['a hope', 'Twenty counties should use the units by 2030.'],
    ['a result taken back', 'The price went up 6 percent, not the same as we wanted.'],
    ['a drawback', 'There were four false alarms in two years on 26 bridges.'],
    ['a paper on its way', 'A manuscript on 26 bridges was submitted in July 2026.'],
    ['a year alone', 'The report appeared in March 2024.'],
    ['words of the first person', 'My thesis received the highest grade of 41.'],
    ['what leans on another sentence', 'It fell by 46 percent in that time.'],
    ['nothing measured', 'The road stayed open throughout the winter.'],
  ])('are not %s', (_, impact) => expect(told(impact)).toEqual([]))

  test('are told with use by others first, then figures, a price last', () => {
    expect(
      told(
        'The units cost 2,180 dollars each. Detours fell from 19 miles to 4 miles. Five counties now use the units.',
      ),
    ).toEqual([
      'Five counties now use the units.',
      'Detours fell from 19 miles to 4 miles.',
      'The units cost 2,180 dollars each.',
    ])
  })

  test('may be drawbacks that became less', () =>
    expect(told('Complaints about drift fell from 52 to 9 in two years.')).toHaveLength(1))
})

test.each([
  ['Three recyclers in Colorado, Ohio and Nevada have adopted it.', true],
  ['Four hospitals outside the group have asked for the rules and use them.', true],
  ['The process uses water only and removes a step.', false],
  ['Norwegian forecasters use the rule now, I was told.', false],
  ['The electrodes kept 84 percent of their capacity.', false],
])('use by others: %s %s', (text, expected) => expect(isUsed(text)).toBe(expected))

test('to publish is not yet to give away', () => expect(isToBePublished('I will publish 2,000 terms.')).toBe(true))

test.each([
  ['I will publish the drawings and the alarm rule.', false],
  ['I will write an open manual.', true],
  ['The package is free for any other hospital.', true],
  ['Open clubs in all 4 middle schools of the parish.', false],
])('open to all: %s %s', (text, expected) => expect(isOpen(text)).toBe(expected))

test('a record is thin where none of its works has a result to argue from', () => {
  expect(isThin([])).toBe(true)
  expect(isThin(portraitOf(buildCaseFile(civilEngineer)).works)).toBe(false)
})
