import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { refusalOf } from './refusal.ts'

const SAFE = 'What you typed is safe on this device: save it again.'

it.each<[string, unknown, string]>([
  ['no connection', new ApiError(0, null, 'network'), `There is no connection. ${SAFE}`],
  ['no answer in time', new ApiError(0, null, 'timeout'), `The server did not answer in time. ${SAFE}`],
  ['a broken server', new ApiError(500, { detail: 'Internal', code: 'internal' }), `It could not be saved. ${SAFE}`],
  ['a proxy’s page', new ApiError(502, undefined), `It could not be saved. ${SAFE}`],
  ['something else that was thrown', new TypeError('x'), `It could not be saved. ${SAFE}`],
  ['a refused paragraph', new ApiError(400, { 'blocks.0.text': ['Put ] there'] }), 'Put ] there'],
])('of %s says whether what was typed is safe', (_, error, text) => {
  expect(refusalOf(error)).toEqual({ text, outdated: false })
})

it('of a text that was changed meanwhile says what to do', () => {
  expect(refusalOf(new ApiError(409, { detail: 'Changed.', code: 'conflict' }))).toEqual({
    text: 'This document was changed meanwhile. What you typed stays here: load the newest version, then save again.',
    outdated: true,
  })
})
