import { expect, test } from 'vitest'
import { lineOf } from './messages.ts'

const REQUIRED = 'Role: This field is required'
const SIXTY = 'Solid-state relithiation of spent cathodes, its first trials'

test.each([
  ['', `: ${REQUIRED}`, undefined],
  [SIXTY, `${SIXTY}: ${REQUIRED}`, undefined],
  [
    `${SIXTY} and more`,
    `Solid-state relithiation of spent cathodes, its first…: ${REQUIRED}`,
    `${SIXTY} and more: ${REQUIRED}`,
  ],
  ['電'.repeat(80), `${'電'.repeat(60)}…: ${REQUIRED}`, `${'電'.repeat(80)}: ${REQUIRED}`],
])('of %j the summary says %j', (title, text, whole) => {
  expect(lineOf(title, REQUIRED)).toEqual(whole === undefined ? { text } : { text, whole })
})
