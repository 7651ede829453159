import { expect, it } from 'vitest'
import type { Task } from '#domain/task.ts'
import { ApiError } from '../api/api-error.ts'
import { nextPoll, track, type Tracked } from './track.ts'

const MINUTE = 60_000
const task = (fields: Partial<Task> = {}): Task => ({
  task_id: 'a',
  kind: 'petition-letter',
  status: 'STARTED',
  progress: { done: 0, total: 0, label: '' },
  result: null,
  error: null,
  age_ms: 0,
  ...fields,
})
const running = { state: 'running', late: false, timedOut: false, lost: false } as const

it.each<[string, Task | undefined, Error | null, number, Tracked, number | false]>([
  ['nothing heard yet', undefined, null, 0, running, 2000],
  ['nothing heard, no connection', undefined, new ApiError(0, null, 'network'), 0, { ...running, lost: true }, 2000],
  ['nothing heard, no such job', undefined, new ApiError(404, null), 0, { state: 'gone' }, false],
  ['nothing heard, no id at all', undefined, new ApiError(400, null), 0, { state: 'gone' }, false],
  ['a job that is no longer there', task(), new ApiError(404, null), 0, { state: 'gone' }, false],
  ['waiting', task({ status: 'PENDING' }), null, 0, running, 2000],
  ['tried again', task({ status: 'RETRY' }), null, 0, running, 2000],
  ['no answer on the way', task(), new ApiError(0, null, 'timeout'), 0, { ...running, lost: true }, 2000],
  ['a server that fails', task(), new ApiError(500, null), 0, { ...running, lost: true }, 2000],
  ['a moment before five minutes', task(), null, 5 * MINUTE - 1, running, 2000],
  ['at five minutes', task(), null, 5 * MINUTE, { ...running, late: true }, 2000],
  ['at twenty-five minutes', task(), null, 25 * MINUTE, { ...running, late: true, timedOut: true }, 300_000],
  [
    'done',
    task({ status: 'SUCCESS', result: { letter_id: 3 } }),
    null,
    0,
    { state: 'done', result: { letter_id: 3 } },
    false,
  ],
  ['done, however late', task({ status: 'SUCCESS' }), null, 99 * MINUTE, { state: 'done', result: null }, false],
  ['failed with words', task({ status: 'FAILURE', error: 'No.' }), null, 0, { state: 'failed', error: 'No.' }, false],
  ['failed without', task({ status: 'FAILURE' }), null, 0, { state: 'failed', error: 'Task failed' }, false],
  ['cancelled', task({ status: 'REVOKED', error: 'By you' }), null, 0, { state: 'cancelled' }, false],
])('%s', (_, seen, error, age, tracked, next) => {
  const found = track({ task: seen, error }, age)
  expect(found).toEqual(tracked)
  expect(nextPoll(found)).toBe(next)
})
