import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { annotatedPdf, drawing } from '../testing/annotated.ts'
import { readTextKept } from '../testing/kept-reader.ts'
import { readUpload } from './read-upload.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiverly-annotations-'))
})
afterAll(() => rm(folder, { recursive: true }))

const reading = async (pdf: Buffer) => {
  const file = join(folder, 'page.pdf')
  await writeFile(file, pdf)
  return readUpload(file, 'pdf', { path: '/nowhere', readText: readTextKept })
}
const wordsOf = async (...parts: Parameters<typeof annotatedPdf>) => (await reading(annotatedPdf(...parts))).pages[0]

const FIELD = '/Subtype /Widget /FT /Tx /F 4 /T (a) /Rect [180 705 540 725]'

describe('words on top of a page are words of the page', () => {
  test.each<[string, string, string]>([
    ['a field that the file does not draw', `${FIELD} /V (Tara Quell)`, 'Holder: Tara Quell'],
    [
      'a choice by the words that it shows',
      `${FIELD.replace('/Tx', '/Ch')} /V (d) /Opt [[(d) (Doctor)]]`,
      'Holder: Doctor',
    ],
    ['the letters of a comb as one word', `${FIELD} /Ff 16777216 /MaxLen 9 /V (A12345678)`, 'Holder: A12345678'],
    [
      'a note set on the page',
      '/Subtype /FreeText /F 4 /Contents (Tara Quell) /DA (/Helv 12 Tf 0 g) /Rect [180 705 540 725]',
      'Holder: Tara Quell',
    ],
    ['nothing of a hidden field', `${FIELD.replace('/F 4', '/F 2')} /V (Tara Quell)`, 'Holder:'],
    [
      'nothing of a remark beside the page',
      '/Subtype /Text /F 4 /Contents (Check this) /Rect [180 705 200 725]',
      'Holder:',
    ],
    ['nothing of a button', `${FIELD.replace('/Tx', '/Btn')} /Ff 65536 /MK << /CA (Print) >>`, 'Holder:'],
    ['no password', `${FIELD} /Ff 8192 /V (secret)`, 'Holder:'],
  ])('%s', async (_, annotation, words) => expect(await wordsOf('Holder:', [annotation])).toBe(words))

  test.each(['Stamp', 'Widget /FT /Sig'])('what a %s draws, and in its place', async (kind) => {
    const drawn = drawing(
      'q 1 0 0 1 2 25 cm BT /F1 12 Tf (Received) Tj [( by) -300 (hand)] TJ 0 -14 Td (March 4) Tj ET Q',
    )
    expect(await wordsOf('Mark:', [`/Subtype /${kind} /F 4 /Rect [180 705 540 765] /AP << /N 7 0 R >>`], [drawn])).toBe(
      'Received by hand\n\nMark: March 4',
    )
  })
})

describe('made to harm', () => {
  const AP = '/Rect [180 705 540 725] /AP << /N 7 0 R >>'
  test.each<[string, string[], Buffer[]]>([
    ['a drawing that draws itself', [`${FIELD} ${AP}`], [drawing('/Self Do', '/XObject << /Self 7 0 R >>')]],
    ['a field that is its own parent', [`${FIELD} /Parent 6 0 R`], []],
    ['a field of no place', ['/Subtype /Widget /FT /Tx /V (A) /Rect [(a) 1 null]'], []],
    ['a drawing that ends what it has not begun', [`${FIELD} ${AP}`], [drawing('ET Q Q Q EMC BT Q ET')]],
  ])('%s', async (_, annotations, more) => {
    expect((await wordsOf('Holder:', annotations, more)) ?? '').toMatch(/^(Holder:[ \n]*A?)?$/)
  })

  test('a field of a million letters is cut', async () => {
    const words = await wordsOf('Holder:', [`${FIELD} /V (${'word '.repeat(200_000)})`])
    expect([words?.startsWith('Holder: word'), (words?.length ?? 0) < 25_000]).toEqual([true, true])
  })

  test('of more fields than a form has the first are read', async () => {
    const many = Array.from({ length: 2_500 }, (_, at) => `${FIELD} /V (v${at})`)
    expect(await wordsOf('Holder:', many)).toContain('v1')
  })
})
