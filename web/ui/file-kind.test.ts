import { fileRule } from '#domain/file.ts'
import { expect, it } from 'vitest'
import { acceptOf, fileProblem, kindOfName, ruleInWords, sizeInWords } from './file-kind.ts'

const rule = fileRule(['pdf', 'jpg', 'png'], '{file} is not one of these')
const small = { ...rule, maxBytes: 10, tooLarge: 'Too large' }
const file = (bytes: (number | string)[], name = 'x.pdf') =>
  new File(
    bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array([part]))),
    name,
  )

it.each([
  ['an empty file', file([]), 'x.pdf is not one of these'],
  ['text under a PDF name', file(['hello']), 'x.pdf is not one of these'],
  ['a zip', file(['PK\u0003\u0004']), 'x.pdf is not one of these'],
  ['a PDF', file(['%PDF-1.7\n']), null],
  ['a PDF after some bytes', file(['\n\n%PDF-1.4']), null],
  ['a JPEG', file([0xff, 0xd8, 0xff]), null],
  ['a PNG', file([0x89, 'PNG']), null],
])('looks at the bytes of %s', async (_, given, problem) => {
  expect(await fileProblem(given, rule)).toBe(problem)
})

it('refuses what is too large', async () => {
  expect(await fileProblem(file(['%PDF-1.7 and more']), small)).toBe('Too large')
})

it('says the rule and the file in words', () => {
  expect(ruleInWords(rule)).toBe('PDF, JPG or PNG, up to 20 MB')
  expect(ruleInWords(fileRule(['pdf'], ''))).toBe('PDF, up to 20 MB')
  expect(acceptOf(fileRule(['pdf'], ''))).toBe('.pdf,application/pdf')
  expect([sizeInWords(1), sizeInWords(1_500_000)]).toEqual(['1 KB', '1.4 MB'])
  expect([kindOfName('a.b.PdF'), kindOfName('none')]).toEqual(['PDF', 'File'])
})
