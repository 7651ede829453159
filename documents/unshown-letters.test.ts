import { afterAll, expect, test } from 'vitest'
import { closeTypesetter } from './pdf.ts'
import { unshownLetters } from './unshown-letters.ts'

afterAll(closeTypesetter)

test.each<[string, string[]]>([
  ['', []],
  ['Plain words, 12 % “quoted” – naïve Kőszegi, Łódź, Αθήνα, Київ, 李小龙, 山田', []],
  ['Her name is \u{10fffd}\u{10fffb}, \u{10fffd} once more', ['\u{10fffd}', '\u{10fffb}']],
  ['\u{10fffd}', ['\u{10fffd}']],
  ['Whatever this machine’s own fonts hold: ዓለም and → ≥ ½', ['ዓ', 'ለ', 'ም']],
  ['\u0000\u202e \u00a0\n', []],
])('%j: %j', async (text, expected) => {
  expect(await unshownLetters(text)).toEqual(expected)
})

test('what was asked once is known, and a letter beside it is not', async () => {
  expect(await unshownLetters('\u{10fff0}')).toEqual(['\u{10fff0}'])
  expect(await unshownLetters('\u{10fff0}\u{10fff1}')).toEqual(['\u{10fff0}', '\u{10fff1}'])
})
