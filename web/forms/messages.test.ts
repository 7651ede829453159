import { afterEach, expect, test } from 'vitest'
import { setTold } from '../language/translated.ts'
import { lineOf, placesOf, withLabel } from './messages.ts'

afterEach(() => setTold({}))

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

test('of entries with one title each line tells which it is about', () => {
  expect(placesOf(['New degree', 'Doctoral, Physics', 'New degree'])).toEqual([', 1 of 3', '', ', 3 of 3'])
  expect(lineOf('New degree', REQUIRED, ', 3 of 3').text).toBe(`New degree, 3 of 3: ${REQUIRED}`)
  expect(lineOf(`${SIXTY} and more`, REQUIRED, ', 3 of 3').text).toBe(
    `Solid-state relithiation of spent cathodes, its first…, 3 of 3: ${REQUIRED}`,
  )
})

test('a message is told in the reader’s language, with its label where it does not name the field itself', () => {
  setTold({ 'This field is required': '此项必填', 'Role is required': '请填写职责' })
  expect(withLabel('职责', 'This field is required')).toBe('职责: 此项必填')
  expect(withLabel('职责', 'Role is required')).toBe('请填写职责')
})
