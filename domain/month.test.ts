import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay, readMonth, showDay, showMonth, type Edge } from './month.ts'

test.each([
  '',
  ' ',
  '2019',
  'September',
  'Sep 19',
  '19/09',
  '19/09/15',
  '13.19',
  '9 19',
  '13/2019',
  '00/2019',
  '2019-13',
  '2019-02-30',
  'Feb 30, 2019',
  '31/31/2019',
  'Sep 2019 to May 2023',
  'present',
  '1819-09',
  'Sep 201',
  '2019-09-',
  '<b>Sep 2019</b>',
])('%j is no date', (words) => {
  expect(readMonth(words, 'start')).toBeNull()
  expect(readMonth(words, 'end')).toBeNull()
})

test.each([
  'Sep 2019',
  'sept. 2019',
  'Sept of 2019',
  'September, 2019',
  'SEPTEMBER  2019',
  '09/2019',
  '9.2019',
  '9-2019',
  '09 / 2019',
  '2019-09',
  '2019/9',
  '2019.09',
  '201909',
  '2019 Sep',
  '2019年9月',
  '2019 年 09 月',
  '２０１９年９月',
  '2019년 9월',
  'sept 2019',
  'Sep-2019',
  'Sep/2019',
  '2019-Sep',
  'Sep-19',
  'sept-19',
  "Sep '19",
  'Sep’19',
  'September/19',
  '09/19',
  '9/19',
  '09-19',
  '09.19',
  "9/'19",
])('%j is the month from its first day to its last', (words) => {
  expect(readMonth(words, 'start')).toBe('2019-09-01')
  expect(readMonth(words, 'end')).toBe('2019-09-30')
})

test.each([
  '2019-09-15',
  '2019/9/15',
  '2019.09.15',
  'September 15, 2019',
  'Sep 15 2019',
  'sep. 15th, 2019',
  '15 September 2019',
  '15th of September 2019',
  '15. September 2019',
  '2019 Sep 15',
  '9/15/2019',
  '15/9/2019',
  '15.09.2019',
  '2019年9月15日',
  '15-Sep-2019',
  '15-sep-19',
  '2019-Sep-15',
  '9/15/19',
  '15.9.19',
  '15. 09. 19',
])('%j keeps its day', (words) => {
  expect(readMonth(words, 'start')).toBe('2019-09-15')
  expect(readMonth(words, 'end')).toBe('2019-09-15')
  expect(readDay(words)).toBe('2019-09-15')
})

test.each(['', 'Sep 2019', '09/2019', '2019-09', '09/19', 'Sep-19', '2019年9月', 'Sep 31, 2019', '19/09/15'])(
  '%j names no day',
  (words) => expect(readDay(words)).toBeNull(),
)

test.each([
  ['06/49', '2049-06-01'],
  ['06/50', '1950-06-01'],
  ['Jun-98', '1998-06-01'],
  ['1/2/03', '2003-01-02'],
])('%s is of the century that a working life falls in: %s', (words, day) => expect(readMonth(words, 'start')).toBe(day))

test.each([
  ['5/6/2019', '2019-05-06'],
  ['5.6.2019', '2019-06-05'],
  ['Feb 2024', '2024-02-29'],
  ['Feb 2023', '2023-02-28'],
])('%s, as an end, is %s', (words, day) => expect(readMonth(words, 'end')).toBe(day))

test.each<[string, Edge, string]>([
  ['2019-09-01', 'start', 'Sep 2019'],
  ['2019-09-01', 'end', 'Sep 1, 2019'],
  ['2019-09-30', 'end', 'Sep 2019'],
  ['2019-09-30', 'start', 'Sep 30, 2019'],
  ['2024-02-29', 'end', 'Feb 2024'],
  ['2024-02-28', 'end', 'Feb 28, 2024'],
  ['Sep 201', 'start', 'Sep 201'],
  ['', 'start', ''],
])('%j as a %s is shown as %j', (value, edge, shown) => expect(showMonth(value, edge)).toBe(shown))

test('whatever day is stored, what is shown of it is read as that day', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom<Edge>('start', 'end'), (date, edge) => {
      const iso = date.toISOString().slice(0, 10)
      expect(readMonth(showMonth(iso, edge), edge)).toBe(iso)
      expect(readDay(showDay(iso))).toBe(iso)
    }),
  )
})
