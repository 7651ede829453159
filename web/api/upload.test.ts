import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { noteUnsent, unsentIssues } from './unsent-files.ts'
import { isInterrupted } from './upload.ts'

it.each([
  ['a line that broke', new ApiError(0, null, 'network'), true],
  ['a server that is gone', new ApiError(503, null), true],
  ['too many at once', new ApiError(429, null), true],
  ['a cancelled one', new ApiError(0, null, 'cancelled'), false],
  ['a file too large', new ApiError(413, null), false],
  ['a file of another kind', new ApiError(400, { file: ['cv.pdf is not a PDF file'] }), false],
  ['a lost session', new ApiError(403, null), false],
  ['a fault of our own', new Error('x'), false],
])('%s', (_, error, interrupted) => {
  expect(isInterrupted(error)).toBe(interrupted)
})

it('tells of a file at its field until it got through, also where the entry was moved', () => {
  expect(unsentIssues()).toEqual([])
  noteUnsent('a', 'entries.0.essay', 'Not there yet', 'stopped')
  const forget = noteUnsent('a', 'entries.1.essay', 'Not there yet', 'stopped')
  expect(unsentIssues()).toEqual([{ path: 'entries.1.essay', message: 'Not there yet', why: 'stopped' }])
  forget()
  expect(unsentIssues()).toEqual([])
})
