import { expect, test } from 'vitest'
import { typed } from './typed.ts'

test.each([
  ['', ''],
  ['  \n\t ', ''],
  ['a\u0000b\u0007c\u200b d', 'abc d'],
  ['price\u202e001', 'price001'],
  ['one\r\n\ntwo\u00a0three', 'one two three'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['She said "yes" (and "no").', 'She said “yes” (and “no”).'],
  ["It's the team's '90s rig, a 'gem'", 'It’s the team’s ’90s rig, a ‘gem’'],
  ['<b>bold</b> & #set text(red) $x^2$', '<b>bold</b> & #set text(red) $x^2$'],
])('%j', (raw, text) => {
  expect(typed(raw).text.trim()).toBe(text)
})

test('each letter knows where it was typed', () => {
  const raw = 'a\u0000b  Nguye\u0302\u0303n\u00a0c'
  const { text, at } = typed(raw)
  expect(text).toBe('ab Nguyễn c')
  expect(at).toHaveLength(text.length + 1)
  for (const letter of ['a', 'b', 'N', 'c']) expect(raw[at[text.indexOf(letter)] ?? -1]).toBe(letter)
})
