import { expect, test } from 'vitest'
import { docxOf } from '../testing/hostile.ts'
import { MAX_CHARACTERS, MAX_PAGES, tidyPage, withinLimits } from './reading.ts'
import { directoryOf } from './zip-directory.ts'

test.each([
  ['', ''],
  [' \n\n ', ''],
  ['a\u0000b\u0007c', 'abc'],
  ['lone \ud800 half', 'lone \ufffd half'],
  ['\uf0b7 one\n\uf0a7\ttwo\n§\tthree\n§ 204.5 applies', '• one\n▪ two\n▪ three\n§ 204.5 applies'],
  ['F\uf769\uf772\uf773\uf774 C\uf76c\uf761\uf773\uf773 in \uf732\uf730\uf731\uf739', 'FIRST CLASS in 2019'],
  ['e\ufb03cient \ufb02ow', 'efficient flow'],
  ['re\u0301sume\u0301\r\nof  Ana\t\tB.  \n\n\n\nend', 'résumé\nof Ana B.\n\nend'],
])('a page %j is kept as %j', (given, kept) => expect(tidyPage(given)).toBe(kept))

test.each<[string, string[], number, boolean]>([
  ['no page', [], 0, false],
  ['a page', ['a'], 1, false],
  ['a page too many', Array.from({ length: MAX_PAGES + 1 }, () => 'a'), MAX_PAGES, true],
  ['a character too many', ['a'.repeat(MAX_CHARACTERS), 'a'], 1, true],
  ['one page of too many characters', ['a'.repeat(MAX_CHARACTERS + 1)], 0, true],
])('%s', (_, pages, length, cut) => {
  const kept = withinLimits(pages)
  expect([kept.pages.length, kept.cut]).toEqual([length, cut])
})

test.each<[string, Buffer, boolean]>([
  ['nothing', Buffer.alloc(0), false],
  ['no zip', Buffer.from('PK\u0005\u0006'), false],
  ['a document', docxOf('Words'), true],
  ['one cut short', docxOf('Words').subarray(40), false],
  ['one that claims to unpack to 300 MB', docxOf('Words', 300_000_000), false],
])('a zip: %s', (_, bytes, safe) => expect(directoryOf(bytes) !== undefined).toBe(safe))
