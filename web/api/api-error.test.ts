import { afterEach, expect, it } from 'vitest'
import { setTold } from '../language/translated.ts'
import { ApiError } from './api-error.ts'

it.each([
  [undefined, { detail: '', code: '', fields: {}, entries: [] }],
  ['text', { detail: '', code: '', fields: {}, entries: [] }],
  [
    { detail: 'No', code: 'forbidden' },
    { detail: 'No', code: 'forbidden', fields: {} },
  ],
  [
    { email: ['Taken'], other: 3 },
    { detail: '', fields: { email: ['Taken'] } },
  ],
  [[{ index: 2, errors: { a: ['b'] } }, 'junk'], { entries: [{ index: 2, errors: { a: ['b'] } }] }],
])('reads the refusal %j', (body, read) => {
  expect(new ApiError(400, body)).toMatchObject(read)
})

it('says the server’s words before its own', () => {
  expect(new ApiError(400, { detail: 'No' }).says('Fallback')).toBe('No')
  expect(new ApiError(400, { email: ['Taken'] }).says('Fallback')).toBe('Taken')
  expect(new ApiError(500, undefined).says('Fallback')).toBe('Fallback')
})

afterEach(() => setTold({}))

it('says the server’s words in the reader’s language, and keeps them as they came', () => {
  setTold({ Taken: '已被使用' })
  const refused = new ApiError(400, { detail: 'Taken' })
  expect([refused.says('Fallback'), refused.detail]).toEqual(['已被使用', 'Taken'])
  expect(new ApiError(400, { email: ['Taken'] }).says('Fallback')).toBe('已被使用')
})
