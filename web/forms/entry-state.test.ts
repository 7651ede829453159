import { academicHistory, academicHistorySchema } from '#domain/education.ts'
import { COMPLETE } from '#domain/testing/complete-entries.ts'
import { expect, test } from 'vitest'
import { entryState, openInWords, NONE_OPEN, openPoints } from './entry-state.ts'

const paper = { name: 'diploma.pdf', url: '/api/files/1/diploma.pdf' }
const complete = { ...COMPLETE.academichistory, diploma_en: paper, transcript_en: paper }
const of = (change: object) => openPoints(academicHistorySchema, { ...complete, ...change })

test.each([
  [{}, NONE_OPEN],
  [{ start_date: 'soon' }, { missing: 0, wrong: 1 }],
  [{ end_date: '1999-01-01' }, { missing: 0, wrong: 1 }],
  [{ major: ' ' }, { missing: 1, wrong: 0 }],
  [{ courses: [] }, { missing: 1, wrong: 0 }],
  [{ courses: ['Optics', ''] }, { missing: 1, wrong: 0 }],
  [
    { diploma_en: null, total_gpa: 'A+' },
    { missing: 1, wrong: 1 },
  ],
])('with %j there is open %j', (change, points) => expect(of(change)).toEqual(points))

test('an empty card has nothing wrong in it', () =>
  expect(openPoints(academicHistorySchema, academicHistory.empty).wrong).toBe(0))

test.each([
  [NONE_OPEN, ''],
  [{ missing: 2, wrong: 0 }, '2 to fill'],
  [{ missing: 0, wrong: 1 }, '1 to fix'],
  [{ missing: 3, wrong: 1 }, '1 to fix, 3 to fill'],
])('%j reads %j', (points, words) => expect(openInWords(points)).toBe(words))

test.each([
  ['is whole', NONE_OPEN, 0, false, { tone: 'gap', text: '1 to check' }],
  ['lacks a value', { missing: 2, wrong: 0 }, 0, false, { tone: 'gap', text: '2 to fill' }],
  ['was refused', NONE_OPEN, 1, true, { tone: 'error', text: '1 to fix' }],
])('an entry that %s and has the wrong paper is not called complete', (_case, open, told, refused, badge) =>
  expect(entryState(open, told, false, refused, 1)).toEqual(badge),
)

test.each([
  ['nothing is typed', { missing: 9, wrong: 0 }, 0, true, true, undefined, 'Empty'],
  ['all is there', NONE_OPEN, 0, false, false, 'done', 'Complete'],
  ['something is missing', { missing: 2, wrong: 0 }, 0, false, false, 'gap', '2 to fill'],
  ['a value is half typed', { missing: 2, wrong: 1 }, 0, false, false, 'gap', '1 to fix, 2 to fill'],
  ['a wrong value was left', { missing: 2, wrong: 1 }, 1, false, false, 'error', '1 to fix, 2 to fill'],
  ['a save failed', { missing: 2, wrong: 1 }, 3, false, true, 'error', '3 to fix'],
  ['a save failed elsewhere', { missing: 2, wrong: 0 }, 0, false, true, 'gap', '2 to fill'],
  ['only the server objects', NONE_OPEN, 1, false, true, 'error', '1 to fix'],
  ['a file did not get through', NONE_OPEN, 1, false, false, 'error', '1 to fix'],
])('where %s the badge says so', (_case, open, told, blank, refused, tone, text) =>
  expect({ tone: undefined, ...entryState(open, told, blank, refused) }).toEqual({ tone, text }),
)
