import type { Edge } from '#domain/month.ts'
import { expect, test } from 'vitest'
import { atEdge, datesIn, daysApart, inWords, tells, written } from './dates-in.ts'

const read = (text: string) => datesIn(text).map(written)

test.each<[string, string[]]>([
  ['', []],
  ['Room 2019 of 400', ['2019']],
  ['$2019 and 2019% and 12019', []],
  ['13/45/2019', []],
  ['2019-05-17', ['May 17, 2019']],
  ['05/17/2019', ['May 17, 2019']],
  ['May 17th, 2019; 17 May 2019', ['May 17, 2019', 'May 17, 2019']],
  ['this 17th day of May, 2019', ['May 17, 2019']],
  ['Sept. 2021 and SEPTEMBER 2021', ['September 2021', 'September 2021']],
  ['2019年5月17日，北京', ['May 17, 2019']],
  ['from 2015 to June 2019', ['2015', 'June 2019']],
  ['maybe 2015', ['2015']],
])('%j', (text, dates) => expect(read(text)).toEqual(dates))

test.each([
  ['2019', '2019-05-17', false],
  ['May 2019', '2019-05-17', true],
  ['May 17, 2019', '2019-05-17', true],
  ['May 18, 2019', '2019-05-17', false],
])('%s tells %s: %j', (text, day, told) => expect(datesIn(text).some((date) => tells(date, day))).toBe(told))

test.each([
  ['2019', '2019-05-17', 0],
  ['April 2019', '2019-05-02', 2],
  ['June 1, 2019', '2019-05-17', 15],
  ['2018', '2019-01-01', 1],
])('%s lies %s and days apart', (text, day, days) =>
  expect(datesIn(text).map((date) => daysApart(date, day))).toEqual([days]),
)

test('a paper full of dates is read like any other', () =>
  expect(datesIn('May 2019, 2020 '.repeat(20_000))).toHaveLength(40_000))

test.each<[string, Edge, string]>([
  ['2019-05-07', 'start', 'on May 7, 2019'],
  ['2019-05-01', 'start', 'in May 2019'],
  ['2019-05-01', 'end', 'on May 1, 2019'],
  ['2019-05-31', 'end', 'in May 2019'],
])('%s as a %s is told %s', (iso, edge, words) => expect(atEdge(iso, edge)).toBe(words))

test('a day in words', () => expect(inWords('2019-05-07')).toBe('May 7, 2019'))
