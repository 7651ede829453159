import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isAway } from './line.ts'

test.each([
  ['no answer at all', new ApiError(0, null, 'network'), false],
  ['a refusal', new ApiError(400, { name: ['This field is required'] }), false],
  ['an error of the product', new ApiError(500, { detail: 'Something went wrong', code: 'internal' }), false],
  ['a part that the product says is out of order', new ApiError(503, { detail: 'No', code: 'unavailable' }), false],
  ['a page of what stands before the server', new ApiError(503, undefined), true],
  ['a gateway with nobody behind it', new ApiError(502, undefined), true],
  ['a gateway that waited too long', new ApiError(504, undefined), true],
])('%s', (_what, error, away) => {
  expect(isAway(error)).toBe(away)
})
