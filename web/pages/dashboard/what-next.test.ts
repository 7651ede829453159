import { CHECKLIST, checklistOf, counts } from '#domain/progress.ts'
import { expect, it } from 'vitest'
import { whatNext } from './what-next.ts'

const WHOLE = CHECKLIST.filter(counts).map(({ section }) => section)
const BEGUN = ['Personal Info', 'RFE']
const STAGE = ['RFE Analysis', 'RFE Response']
const [BEFORE, DAY, AFTER] = ['2026-11-20', '2026-11-28', '2026-12-24']
const one = [{ id: 4, deadline: AFTER }]

it.each([
  ['no notice', ['Personal Info'], [], null, 'RFE', 'Education', false],
  ['no name', [], [], null, 'Personal Info', undefined, false],
  ['a notice', BEGUN, one, null, 'RFE Analysis', 'Education', false],
  ['a notice whose day is past', BEGUN, [{ id: 4, deadline: BEFORE }], null, 'RFE Analysis', 'Education', false],
  ['a notice that is analysed', [...BEGUN, 'RFE Analysis'], one, 4, 'RFE Response', 'Education', false],
  ['a response to send', [...BEGUN, ...STAGE], one, 4, 'Education', 'Education', true],
  [
    'a response whose day is past',
    [...BEGUN, ...STAGE],
    [{ id: 4, deadline: BEFORE }],
    4,
    'Education',
    undefined,
    false,
  ],
  ['a later notice', [...BEGUN, ...STAGE], [...one, { id: 9, deadline: AFTER }], 4, 'RFE Analysis', 'Education', false],
  [
    'a later notice, all else done',
    [...WHOLE, 'RFE', ...STAGE],
    [{ id: 9, deadline: AFTER }],
    4,
    'RFE Analysis',
    undefined,
    false,
  ],
  ['everything done', [...WHOLE, 'RFE', ...STAGE], one, 4, undefined, undefined, true],
  ['nothing but the notice left to do', WHOLE, one, null, 'RFE Analysis', 'RFE', false],
])('comes next with %s', (_, done, notices, analysed, next, besides, isToSend) => {
  const found = whatNext(new Set(done), checklistOf(true), { notices, analysed, day: DAY })
  expect([found.next?.section, found.besides?.section, found.isToSend]).toEqual([next, besides, isToSend])
})
