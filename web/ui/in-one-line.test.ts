import { expect, it } from 'vitest'
import { inOneLine } from './in-one-line.ts'

it.each([
  ['A line', 'A line'],
  ['A line \n  of two', 'A line of two'],
  ['A line\r\n\r\nof two', 'A line of two'],
  ['A  line, ', 'A  line, '],
])('%j is %j in one line', (text, line) => {
  expect(inOneLine(text)).toBe(line)
})
