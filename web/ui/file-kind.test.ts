import { fileRule, HEIC_REFUSED } from '#domain/file.ts'
import { expect, it } from 'vitest'
import { acceptOf, fileProblem, kindInWords, ruleInWords, sizeInWords } from './file-kind.ts'

const rule = fileRule(['pdf', 'jpg', 'png'], '{file} is not one of these')
const small = { ...rule, maxBytes: 10, tooLarge: 'Too large' }
const file = (bytes: (number | string)[], name = 'x.pdf') =>
  new File(
    bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array([part]))),
    name,
  )

const PDF = '%PDF-1.7\n'
const JPG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a]

it.each([
  ['an empty file', file([]), 'This file is empty. Please choose it again, or download or scan it anew.'],
  ['text under a PDF name', file(['hello']), 'x.pdf is not one of these'],
  ['a zip', file(['PK\u0003\u0004']), 'x.pdf is not one of these'],
  ['a Word file under no name of its own', file(['PK\u0003\u0004'], 'x'), 'x is not one of these'],
  ['a PNG cut short', file([0x89, 'PNG'], 'x.png'), 'x.png is not one of these'],
  ['a PDF named as a picture', file([PDF], 'x.jpg'), 'x.jpg is not one of these'],
  ['a picture named as a PDF', file(JPG), 'x.pdf is not one of these'],
  ['a name that turns the writing round', file(['MZ'], 'gpj\u202efdp.exe'), 'gpjfdp.exe is not one of these'],
  ['a PDF header beyond the first kilobyte', file([' '.repeat(1030), PDF]), 'x.pdf is not one of these'],
  ['a photo of an iPhone', file([0, 0, 0, 24, 'ftypheic'], 'IMG_0001.HEIC'), HEIC_REFUSED],
  ['a photo of an iPhone under another name', file([0, 0, 0, 24, 'ftypmif1'], 'x.jpg'), HEIC_REFUSED],
  ['a film of an iPhone', file([0, 0, 0, 24, 'ftypqt  '], 'x.mov'), 'x.mov is not one of these'],
  ['a PDF', file([PDF]), null],
  ['a PDF after some bytes', file(['\n\n%PDF-1.4']), null],
  ['a PDF whose name has two endings', file([PDF], 'x.exe.pdf'), null],
  ['a PDF without an ending', file([PDF], 'x'), null],
  ['a JPEG', file(JPG, 'x.JPEG'), null],
  ['a JPEG saved as PNG', file(JPG, 'x.png'), null],
  ['a PNG', file(PNG, 'x.png'), null],
])('looks at the bytes of %s', async (_, given, problem) => {
  expect(await fileProblem(given, rule)).toBe(problem)
})

it('says so where the file has gone since it was chosen', async () => {
  const gone = Object.assign(file([PDF]), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) })
  expect(await fileProblem(gone, rule)).toBe('The file could not be read. Please choose it again.')
})

it('refuses what is too large', async () => {
  expect(await fileProblem(file(['%PDF-1.7 and more']), small)).toBe('Too large')
})

it('says the rule and the file in words', () => {
  expect(ruleInWords(rule)).toBe('PDF, JPG or PNG, up to 20 MB')
  expect(ruleInWords(fileRule(['pdf'], ''))).toBe('PDF, up to 20 MB')
  expect(acceptOf(fileRule(['pdf'], ''))).toBe('.pdf,application/pdf')
  expect([sizeInWords(1), sizeInWords(1_500_000)]).toEqual(['1 KB', '1.4 MB'])
  expect([kindInWords('a.b.PdF'), kindInWords('none')]).toEqual(['PDF', 'File'])
})
