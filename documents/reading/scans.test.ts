import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import type { FileKind } from '#domain/file.ts'
import { closeTypesetter, renderPdf } from '../pdf.ts'
import { scannedPdf, type ScannedPage } from '../testing/hostile.ts'
import { sampleLetter } from '../testing/sample-petition.ts'
import { readUpload } from './read-upload.ts'
import { picturedOf } from './scans.ts'
import { findTools, readsScans } from './tools.ts'

const HEADING = 'page   num  type   width height color comp bpc  enc interp  object ID x-ppi y-ppi size ratio\n---\n'

test.each<[string, [number, number][]]>([
  ['', []],
  ['Syntax Error: no document', []],
  [HEADING, []],
  [
    `${HEADING}   1     0 image    1275  1650  gray    1   8  jpeg   no         9  0   150   150  226K 3.7%\n`,
    [[1, 93.5]],
  ],
  [`${HEADING}   2     0 smask    1275  1650  gray    1   8  jpeg   no         9  0   150   150  226K 3.7%\n`, []],
  [
    `${HEADING}   3     0 image     150   150  gray    1   8  jpeg   no         9  0   150   150  2K 3.7%\n` +
      '   3     1 stencil   300   150  -       1   1  ccitt  no         7  0   150   150  2K 3.7%\n' +
      '   4     0 image       0     0  gray    1   8  jpeg   no         9  0     0     0  0B -\n',
    [[3, 3]],
  ],
])('square inches of pictures: %j', (listing, inches) => expect([...picturedOf(listing)]).toEqual(inches))

const HERE = process.env.PATH ?? ''
const tools = await findTools(HERE)

const LINES = [
  'The plan is silent on cost and on any date past',
  'December, and names nobody who would build it.',
  'Three letters thank you for having come to speak',
  'and none of the three says what its writer needs.',
]

describe.runIf(readsScans(tools))('with the tools', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'waiverly-scans-'))
  })
  afterAll(async () => {
    await closeTypesetter()
    rmSync(folder, { recursive: true })
  })

  let files = 0
  const kept = (bytes: Uint8Array): string => {
    const file = join(folder, `${(files += 1)}.bin`)
    writeFileSync(file, bytes)
    return file
  }
  const reading = (bytes: Uint8Array, kind: FileKind = 'pdf') => readUpload(kept(bytes), kind, { path: HERE })

  /** Pages of these lines, as a scanner's pictures. */
  async function scanned(pages: readonly (readonly string[])[], dpi = 150): Promise<ScannedPage[]> {
    const blocks = pages.flatMap((lines, index): Block[] => [
      ...(index === 0 ? [] : [{ kind: 'page-break' } as const]),
      { kind: 'lines', id: `page-${index}`, align: 'left', lines: lines.map((text) => [{ kind: 'text', text }]) },
    ])
    const file = kept((await renderPdf({ ...sampleLetter(), cover: null, running: '', blocks })).bytes)
    execFileSync(tools.pdftoppm ?? '', ['-r', String(dpi), '-jpeg', file, file])
    const pictures = readdirSync(folder).filter((name) => name.startsWith(`${files}.bin-`))
    const size = { width: Math.round(8.5 * dpi), height: 11 * dpi }
    return pictures.sort().map((name) => ({ jpg: readFileSync(join(folder, name)), ...size }))
  }
  const scannedPage = async (lines: readonly string[], dpi?: number): Promise<ScannedPage> =>
    (await scanned([lines], dpi))[0] ?? expect.fail('no page')

  async function expectWhole(length: number): Promise<void> {
    const pages = Array.from({ length }, (_, index) => [`Finding ${index + 101} of the officer.`, ...LINES])
    const { pages: read, by, reason } = await reading(scannedPdf(await scanned(pages)))
    expect([read.length, by, reason]).toEqual([length, 'ocr', null])
    for (const [index, lines] of pages.entries())
      expect(read[index]?.replaceAll('\n\n', '\n')).toContain(lines.join('\n'))
  }

  test('pages come in their order and whole', () => expectWhole(2))
  // The tenth page is named after the first where names are put in the order of letters.
  test('twelve pages come in their order and whole', { tags: 'long' }, () => expectWhole(12))

  const MANY = Array.from({ length: 5 }, () => LINES).flat()

  async function expectTurned(turn: 90 | 180 | 270): Promise<void> {
    const { pages } = await reading(scannedPdf([{ ...(await scannedPage(MANY)), turn }]))
    expect(pages[0]).toContain(MANY.join('\n'))
  }

  test('a sheet that lay on its side', () => expectTurned(270))
  test.each([90, 180] as const)('a sheet that lay turned by %d degrees', { tags: 'long' }, expectTurned)

  test('a sheet that lay three degrees from straight', { tags: 'long' }, async () => {
    const { pages } = await reading(scannedPdf([{ ...(await scannedPage(MANY)), slant: 3 }]))
    expect(pages[0]).toContain(MANY.join('\n'))
  })

  test('a scan on which a fax has put its line is a scan', async () => {
    const text = 'FROM: 555 010 0199  TO: 555 010 0100  03/04/2026 10:22  PAGE 3/12'
    const { pages, by } = await reading(scannedPdf([{ ...(await scannedPage(LINES)), text }]))
    expect(by).toBe('ocr')
    expect(pages[0]).toContain(LINES.join('\n'))
  })

  test('a photo of a page', async () => {
    const { pages, by, reason } = await reading((await scannedPage(LINES)).jpg, 'jpg')
    expect([pages.length, by, reason]).toEqual([1, 'ocr', null])
    expect(pages[0]).toContain(LINES.join('\n'))
  })

  /** A page as a picture of a kind, slanted as an office's scanner would leave it. */
  async function slanted(option: '-jpeg' | '-png', ...colours: string[]): Promise<Buffer> {
    const file = kept(scannedPdf([{ ...(await scannedPage(MANY, 300)), slant: 6 }]))
    execFileSync(tools.pdftoppm ?? '', ['-r', '300', option, ...colours, '-singlefile', file, file])
    return readFileSync(`${file}.${option === '-png' ? 'png' : 'jpg'}`)
  }

  test('a photo that lies six degrees from straight', { tags: 'long' }, async () => {
    const { pages } = await reading(await slanted('-jpeg'), 'jpg')
    expect(pages[0]).toContain(MANY.join('\n'))
  })

  test.each([[], ['-gray']])('a png that lies six degrees from straight (%j)', { tags: 'long' }, async (...colours) => {
    const { pages } = await reading(await slanted('-png', ...colours), 'png')
    expect(pages[0]).toContain(MANY.join('\n'))
  })

  test('of a page too coarse to be made out it is said so, and nothing is made up', { tags: 'long' }, async () => {
    const coarse = { pages: [], by: 'none', reason: 'unclear', count: 1 }
    expect(await reading(scannedPdf([await scannedPage(MANY, 30)]))).toEqual(coarse)
  })
})
