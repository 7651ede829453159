import { describe, expect, test } from 'vitest'
import { compareLetters, compareWords } from './compare.ts'
import { crossCheck } from './cross-check.ts'
import { isGarbled } from './garbled.ts'
import { pagesIn } from './second-reader.ts'

const LETTER =
  'I have known Tara Quell since 2019, when she joined our laboratory in Kerrin as a doctoral student of materials. ' +
  'Her kiln raised the yield of our line from 61 to 88 percent, and three plants use it now.'
/** What a font without a table of its letters makes of a text: each letter moved along by 29 places. */
const moved = (text: string): string =>
  text.replace(/[!-~]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 29 < 33 ? letter.charCodeAt(0) + 65 : letter.charCodeAt(0) - 29),
  )
const consonants = LETTER.replace(/[aeiou]/g, 'x')

describe('words that are none', () => {
  test.each<[string, string, boolean]>([
    ['a letter', LETTER, false],
    ['the same in capitals', LETTER.toUpperCase(), false],
    [
      'Chinese',
      '兹证明王小明同志自二〇一九年三月起在我公司任高级材料工程师一职，负责流延生产线的运行，并主持设计了子午线窑炉的升温曲线。特此证明。',
      false,
    ],
    [
      'Russian',
      'Настоящим подтверждается, что Тара Квелл работает в нашей лаборатории с марта 2019 года и руководит линией.',
      false,
    ],
    [
      'Arabic',
      'نشهد بأن السيدة تارا كويل تعمل في مختبرنا منذ عام ألفين وتسعة عشر وتشرف على خط الإنتاج في المصنع',
      false,
    ],
    ['a table of figures', '2019 88.4 61.2 | 2020 89.1 63.0 | 2021 90.2 64.8 | 2022 91.7 66.1', false],
    ['a contents list with lines of dots', `Introduction ${'.'.repeat(80)} 3\nMethods ${'.'.repeat(80)} 7`, false],
    ['a list of abbreviations', 'NSF DOE NIST NASA IEEE ACM MIT CERN USPTO HHS DHS USCIS AAO BIA CFR INA', false],
    ['an address of few words', 'Kndrk 5, 1234 Brno', false],
    ['a list of codes', Array.from({ length: 40 }, (_, at) => `part${at}a x${at}`).join(' '), false],
    [
      'names of two words written as one',
      'AlignLeft AlignRight FirstName LastName BirthDate HomeTown MailCode PhoneOne PhoneTwo FaxLine JobTitle StartDay',
      false,
    ],
    [
      'a bad reading of Russian',
      'npVIMeHeHVIeM ynpoHeHHOHcVICTeMbI HanoroSo6noXeHVIa CBSnaBnS HanoToBaaTB KHDonMaaTa oCBoBoJKpeHVIe yBeoMneHVIe nepeXofe HHcneKuVIa cOoTBeTcTBVIVI HaJlToBbIVI',
      true,
    ],
    ['letters moved along', moved(LETTER), true],
    ['words that nobody can speak', consonants, true],
    ['letters of a font alone', '\ue001\ue002 \ue003\ue004'.repeat(20), true],
    ['letters of many scripts in each word', 'ଋҨǥƹୡȥ ୡࣧҨဌʾ ಱୌȥ ਮΝ੧੅ʸ ฏʤҨa ଋҨǥƺ ഔୡ࣭Ҩ ਫ਼ਮʺ ฏʦҨb ംୡࣧҨ ଗҨǥg ಺୯Ҩz', true],
  ])('%s', (_, text, garbled) => expect(isGarbled(text)).toBe(garbled))
})

test('letters are compared whatever parts the words and in whatever order they come', () =>
  expect(compareLetters('Re\u0301sume\u0301 of Tara', 'T a r a of Résumé, page 2')).toEqual({
    lost: 5,
    added: 0,
    letters: 17,
  }))

test('words are counted, and each character of Chinese', () =>
  expect(compareWords('One two 二〇', 'one 二〇 three three')).toEqual({ first: 4, second: 5, both: 3 }))

describe('a page held against a second reading', () => {
  const half = LETTER.slice(0, LETTER.length / 2)
  test.each<[string, string, string | undefined, { page: string; garbled?: boolean; lost?: boolean }]>([
    ['no second reader', LETTER, undefined, { page: LETTER }],
    ['the same', LETTER, LETTER, { page: LETTER }],
    ['a page number more', LETTER, `${LETTER} page 3`, { page: LETTER }],
    ['half of it more', half, LETTER, { page: LETTER }],
    ['all of it', '', LETTER, { page: LETTER }],
    ['less', LETTER, half, { page: LETTER }],
    [
      'what the first has not, and the other way round',
      `${half} ${'1234567890'.repeat(4)}`,
      `${LETTER.slice(60)}`,
      { page: `${half} ${'1234567890'.repeat(4)}`, lost: true },
    ],
    ['words where the first has none', moved(LETTER), LETTER, { page: LETTER }],
    ['no words either', moved(LETTER), moved(LETTER), { page: moved(LETTER), garbled: true }],
    ['no words where the first has some', LETTER, consonants, { page: LETTER }],
  ])('%s', (_, page, other, { page: kept, garbled = false, lost = false }) =>
    expect(crossCheck([page], other === undefined ? undefined : [other])).toEqual({
      pages: [kept],
      garbled: garbled ? [0] : [],
      lost: lost ? [0] : [],
    }),
  )
})

test('the pages of a second reader, by what it prints', async () => {
  const word = (text: string) => `<word xMin="1" yMin="2" xMax="3" yMax="4">${text}</word>`
  const line = (...words: string[]) => `<line xMin="1">${words.map(word).join('')}</line>`
  const page = (...blocks: string[]) =>
    `<page width="1">${blocks.map((block) => `<block>${block}</block>`).join('')}</page>`
  const printed = `<head><title>None</title></head>${page(line('R&amp;D', 'at'), line('Kerrin'))}${page()}${page(line('A') + line('B'))}`
  const pages = ['R&D at\n\nKerrin', '', 'A\nB']
  expect(await pagesIn([printed])).toEqual(pages)
  // However it comes in.
  for (const size of [1, 7, 100]) {
    const chunks = Array.from({ length: Math.ceil(printed.length / size) }, (_, at) =>
      printed.slice(at * size, (at + 1) * size),
    )
    expect(await pagesIn(chunks)).toEqual(pages)
  }
  expect(await pagesIn([])).toEqual([])
})
