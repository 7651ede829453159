import { expect, test } from 'vitest'
import { DRAFT_SIGN, recordText } from './record-text.ts'

const schema = recordText('Blank', 40, 'Too long')
const read = (text: string) => {
  const { data, error } = schema.safeParse(text)
  return error ? error.issues.map(({ message }) => message) : data
}

test.each([
  ['a\u200bb', 'ab'],
  ['12\u202e345', '12345'],
  ['\u2066left\u2069 to right', 'left to right'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['dou\u200dble\u200c\u200d join', 'double join'],
  ['fill\u3164er and \u{e0041}tags', 'filler and tags'],
  ['bell\u0007 and nul\u0000', 'bell and nul'],
  ['tab\tand  spaces ', 'tab and spaces'],
  ['e\u0301tat', 'état'],
  // Persian and Devanagari need these to be spelled.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['She won [the first] prize (2019).', 'She won [the first] prize (2019).'],
])('%j is kept as %j', (typed, kept) => expect(read(typed)).toBe(kept))

test.each([
  ['', 'Blank'],
  [' \u200b\u2060 ', 'Blank'],
  ['one\ntwo', 'Please keep it on one line'],
  ['one\u2028two', 'Please keep it on one line'],
  ['a'.repeat(41), 'Too long'],
  ['She sold 12 lines.†', DRAFT_SIGN],
  ['She sold [Verify: 12 lines].', DRAFT_SIGN],
  ['She sold [ missing : the lines', DRAFT_SIGN],
  ['She sold ［Verify： 12 lines］.', DRAFT_SIGN],
  ['She sold [Ver\u200bify: 12 lines].', DRAFT_SIGN],
  ['She sold [Missing].', DRAFT_SIGN],
])('%j is refused: %s', (typed, message) => expect(read(typed)).toEqual([message]))
