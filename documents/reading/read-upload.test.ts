import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileKind } from '#domain/file.ts'
import { closeTypesetter, renderPdf } from '../pdf.ts'
import { docxOf, lockedPdf, pdfOf, scannedPdf } from '../testing/hostile.ts'
import { docOf } from '../testing/old-word.ts'
import { sampleLetter } from '../testing/sample-petition.ts'
import { runBounded } from './bounded.ts'
import { readUpload } from './read-upload.ts'
import { standInTools } from '../testing/stand-in-tools.ts'
import { findTools, languagesIn } from './tools.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiverly-reading-'))
})
afterAll(async () => {
  await closeTypesetter()
  await rm(folder, { recursive: true })
})

const NOWHERE = '/nowhere'
const HERE = process.env.PATH ?? ''
let files = 0
const kept = async (bytes: Uint8Array): Promise<string> => {
  const file = join(folder, String((files += 1)))
  await writeFile(file, bytes)
  return file
}
const reading = async (bytes: Uint8Array, kind: FileKind, path = NOWHERE) =>
  readUpload(await kept(bytes), kind, { path })

const page = (content: string) =>
  pdfOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ])

const FIB = Buffer.from([0xec, 0xa5])
const locked = (doc: Buffer): Buffer => {
  const at = doc.indexOf(FIB) + 10
  doc.writeUInt16LE(doc.readUInt16LE(at) | 0x0100, at)
  return doc
}
const lockedDocx = (): Buffer =>
  Buffer.concat([docOf('').subarray(0, 512), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(512)])

describe('what cannot be read is a result', () => {
  test.each<[string, Uint8Array, FileKind, string]>([
    ['nothing', new Uint8Array(), 'pdf', 'broken'],
    ['nonsense named a PDF', Buffer.from('%PDF-1.7\nnonsense'), 'pdf', 'broken'],
    ['nonsense named a Word document', Buffer.from('PK nonsense'), 'docx', 'broken'],
    ['nonsense named an old Word document', Buffer.from('nonsense'), 'doc', 'broken'],
    [
      'a PDF whose pages lead to themselves',
      pdfOf([
        Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
        Buffer.from('<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>'),
      ]),
      'pdf',
      'broken',
    ],
    ['a Word document that unpacks to 230 MB', docxOf('A'.repeat(230_000_000)), 'docx', 'broken'],
    ['a PDF that asks for a password', lockedPdf(), 'pdf', 'protected'],
    ['an old Word document that asks for one', locked(docOf('Words')), 'doc', 'protected'],
    ['a Word document that asks for one', lockedDocx(), 'docx', 'protected'],
    ['a PDF of which only the beginning came', page('BT /F1 12 Tf (A) Tj ET').subarray(0, 200), 'pdf', 'broken'],
    ['a Word document of which only the beginning came', docxOf('Words').subarray(0, 300), 'docx', 'broken'],
    ['an old Word document of which only the beginning came', docOf('Words').subarray(0, 700), 'doc', 'broken'],
    ['a photo named a PDF', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'pdf', 'broken'],
    ['a PDF named a Word document', page(''), 'docx', 'broken'],
    ['an empty page', page(''), 'pdf', 'scan'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpg', 'scan'],
  ])('%s', async (_name, bytes, kind, reason) => {
    expect(await reading(bytes, kind)).toMatchObject({ pages: [], by: 'none', reason })
  })

  test('an abort ends it with its reason', async () => {
    const file = await kept(page('BT /F1 12 Tf 72 720 Td (A) Tj ET'))
    const signal = AbortSignal.abort(new Error('Cancelled'))
    await expect(readUpload(file, 'pdf', { path: NOWHERE, signal })).rejects.toThrow('Cancelled')
    const controller = new AbortController()
    const ended = readUpload(file, 'pdf', { path: NOWHERE, signal: controller.signal })
    queueMicrotask(() => controller.abort(new Error('Cancelled later')))
    await expect(ended).rejects.toThrow('Cancelled later')
  })
})

describe('a program is stopped', () => {
  const bounds = { path: HERE, prlimit: undefined, seconds: 1, megabytes: 300 }
  const node = (script: string, more: Partial<Parameters<typeof runBounded>[2]> = {}) =>
    runBounded(process.execPath, ['-e', script], { ...bounds, ...more })

  test('when its time is over', async () => {
    await expect(node('for (;;);')).rejects.toMatchObject({ killed: true, signal: 'SIGKILL' })
    await expect(node('process.stdout.write("x".repeat(3e7))', { seconds: 10 })).rejects.toThrow('maxBuffer')
  })

  test('later by the clock, the more patience it is given, where its processor time is bounded', async () => {
    const { prlimit } = await findTools(HERE)
    const waiting = (patience: number) =>
      node('setTimeout(() => console.log(1), 100)', { prlimit, seconds: 20, megabytes: 2048, patience })
    expect(String(await waiting(8))).toBe('1\n')
    if (prlimit !== undefined) await expect(waiting(0.001)).rejects.toMatchObject({ killed: true })
  })

  test('when what it started holds its output open after it has ended', async () => {
    const started = "require('node:child_process').spawn('sleep', ['5'], { stdio: ['ignore', 'inherit', 'ignore'] })"
    await expect(node(`${started}.unref(); console.log(1)`)).rejects.toThrow('did not end within')
  })

  test('when it takes too much memory, where the machine can see to that', async () => {
    const { prlimit } = await findTools(HERE)
    const taken = node(
      'const held = []; for (let i = 0; i < 100; i++) held.push(Buffer.alloc(1e7, 1)); console.log(1)',
      {
        prlimit,
        seconds: 20,
      },
    )
    if (prlimit === undefined) expect(String(await taken)).toBe('1\n')
    else await expect(taken).rejects.toThrow('Command failed')
  })

  test('and is told no secret', async () =>
    expect(
      JSON.parse(String(await node('console.log(JSON.stringify(Object.keys(process.env)))', { seconds: 20 }))),
    ).toEqual(['PATH', 'OMP_THREAD_LIMIT']))
})

describe('words come page by page', () => {
  test('of a PDF', async () => {
    const sample = await renderPdf(sampleLetter())
    const { pages, by, reason } = await reading(sample.bytes, 'pdf', HERE)
    expect([pages.length, by, reason]).toEqual([sample.pages, 'text', null])
    expect(pages.every((text) => text.includes(' '))).toBe(true)
  })

  test('also where a page between has none', async () => {
    const empty = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'
    const bytes = pdfOf([
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from('<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>'),
      Buffer.from(
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      ),
      Buffer.from('<< /Length 40 >>\nstream\nBT /F1 12 Tf 72 720 Td (Short) Tj ET\nendstream'),
      Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
      Buffer.from(empty),
    ])
    expect(await reading(bytes, 'pdf')).toEqual({ pages: ['Short', ''], by: 'text', reason: 'part_scan', count: 2 })
  })

  test('of a Word document as one page', async () =>
    expect(await reading(docxOf('Élan: 14 of 61 nominations.'), 'docx')).toEqual({
      pages: ['Élan: 14 of 61 nominations.'],
      by: 'text',
      reason: null,
      count: 1,
    }))

  test('of an old Word document as one page', async () =>
    expect(await reading(docOf('Élan: 14 of 61 nominations.\rSigned in Jinan, 济南.\r'), 'doc', HERE)).toEqual({
      pages: ['Élan: 14 of 61 nominations.\nSigned in Jinan, 济南.'],
      by: 'text',
      reason: null,
      count: 1,
    }))

  test('of a long PDF the first pages', async () => {
    const kids = Array.from({ length: 401 }, (_, index) => index + 3)
    const bytes = pdfOf([
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from(`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count 401 >>`),
      ...kids.map(() =>
        Buffer.from(
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 404 0 R /Resources << /Font << /F1 405 0 R >> >> >>',
        ),
      ),
      Buffer.from('<< /Length 46 >>\nstream\nBT /F1 12 Tf 72 720 Td (Page of many) Tj ET\nendstream'),
      Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ])
    const { pages, reason } = await reading(bytes, 'pdf')
    expect([pages.length, pages.at(-1), reason]).toEqual([400, 'Page of many', 'long'])
  })
})

describe('languages that pictures are read in', () => {
  test.each([
    ['', []],
    ['List of available languages (2):\nosd\nequ\n', []],
    ['List (3):\nhun\neng\nosd\n', ['eng', 'hun']],
    ['List (5):\nafr\namh\nchi_sim\neng\nrus\n', ['eng', 'chi_sim', 'rus']],
  ])('%j', (listing, languages) => expect(languagesIn(listing)).toEqual(languages))
})

describe('where pictures can be read', () => {
  let path: string
  beforeAll(async () => {
    path = `${await standInTools(folder, 'Words off the picture')}${delimiter}${HERE}`
  })
  const jpg = (width: number, height: number): Buffer => {
    const frame = Buffer.alloc(400)
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8]).copy(frame)
    frame.writeUInt16BE(height, 13)
    frame.writeUInt16BE(width, 15)
    return frame
  }

  test('pages without words are read off them, the others left as they are', async () => {
    const scan = { jpg: jpg(8, 8), width: 8, height: 8 }
    expect(await reading(scannedPdf([scan, scan]), 'pdf', path)).toEqual({
      pages: ['Words off the picture', 'Words off the picture'],
      by: 'ocr',
      reason: null,
      count: 2,
    })
    for (const typed of ['Typed words', 'Typed'])
      expect(await reading(page(`BT /F1 12 Tf 72 720 Td (${typed}) Tj ET`), 'pdf', path)).toMatchObject({
        pages: [typed],
        by: 'text',
      })
  })

  test('of a long scan the first pages', async () => {
    const scan = { jpg: jpg(8, 8), width: 8, height: 8 }
    const file = await kept(scannedPdf([scan, scan, scan]))
    const { pages, reason } = await readUpload(file, 'pdf', { path, scannedPages: 2 })
    expect([pages, reason]).toEqual([['Words off the picture', 'Words off the picture', ''], 'long'])
  })

  test('a photo is a page; one of more points than a page has is not opened', async () => {
    expect(await reading(jpg(2000, 3000), 'jpg', path)).toEqual({
      pages: ['Words off the picture'],
      by: 'ocr',
      reason: null,
      count: 1,
    })
    expect(await reading(jpg(60_000, 60_000), 'jpg', path)).toMatchObject({ by: 'none', reason: 'broken' })
    expect(await reading(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpg', path)).toMatchObject({ reason: 'broken' })
    expect(await reading(Buffer.alloc(10), 'png', path)).toMatchObject({ reason: 'broken' })
  })

  test('one whose words are rubbish is unclear, be it a photo or a scan', async () => {
    const rubbish = join(folder, 'rubbish')
    await mkdir(rubbish)
    const unsure = `${await standInTools(rubbish, 'eg dae bit eu aly ae uh ues SPST', 22)}${delimiter}${HERE}`
    const unclear = { pages: [], by: 'none', reason: 'unclear', count: 1 }
    expect(await reading(jpg(20, 30), 'jpg', unsure)).toEqual(unclear)
    expect(await reading(scannedPdf([{ jpg: jpg(8, 8), width: 8, height: 8 }]), 'pdf', unsure)).toEqual(unclear)
  })

  test('one without words is blank', async () => {
    const silent = join(folder, 'silent')
    await mkdir(silent)
    const none = `${await standInTools(silent, '')}${delimiter}${HERE}`
    expect(await reading(jpg(20, 30), 'jpg', none)).toEqual({ pages: [], by: 'none', reason: 'blank', count: 1 })
  })

  test.each([
    [7, 300, []],
    [300, 7, []],
    [8, 8, ['Words off the picture']],
  ])('one that no letter fits in (%d × %d) is not looked at', async (width, height, pages) =>
    expect(await reading(jpg(width, height), 'jpg', path)).toMatchObject({ pages }),
  )
})

describe('a long paper', () => {
  const garbled = [...'abcdefghijklmnopqrst'].map((letter) => `k#${letter}`).join(' ')

  test('is compared in the process that reads it: here its pages are taken as that process gives them', async () => {
    const file = await kept(page('BT /F1 12 Tf 72 720 Td (A) Tj ET'))
    const readText = () =>
      Promise.resolve({ pages: [garbled], length: 1, cut: false, garbled: [], lost: [], counts: [garbled.length] })
    expect(await readUpload(file, 'pdf', { path: NOWHERE, readText })).toMatchObject({ pages: [garbled], reason: null })
  })

  test('whose words are none is found out there', async () =>
    expect(await reading(page(`BT /F1 12 Tf 72 720 Td (${garbled}) Tj ET`), 'pdf')).toMatchObject({
      pages: [],
      reason: 'garbled',
    }))

  test('is held there against all that a second reader prints', async () => {
    const printing = join(folder, 'printing')
    await mkdir(printing)
    const words = Array.from({ length: 40_000 }, (_, at) => `<word xMin="1">kiln ${at}</word>`).join('')
    await writeFile(join(printing, 'printed'), `<page><line>${words}</line></page>`)
    await writeFile(join(printing, 'pdftotext'), `#!/bin/sh\nexec cat ${join(printing, 'printed')}\n`, { mode: 0o755 })
    const path = `${printing}${delimiter}${HERE}`
    const { pages } = await reading(page('BT /F1 12 Tf 72 720 Td (A) Tj ET'), 'pdf', path)
    expect(pages[0]?.startsWith('kiln 0 kiln 1 ')).toBe(true)
    expect(pages[0]?.endsWith('kiln 39999')).toBe(true)
  })

  test('says so where the second reader does not finish', async () => {
    const endless = join(folder, 'endless')
    await mkdir(endless)
    await writeFile(join(endless, 'pdftotext'), `#!/bin/sh\nexec yes '<word xMin="1">kiln</word>'\n`, { mode: 0o755 })
    const words = page('BT /F1 12 Tf 72 720 Td (Words of a kiln) Tj ET')
    const path = `${endless}${delimiter}${HERE}`
    expect(await reading(words, 'pdf', path)).toMatchObject({ pages: ['Words of a kiln'], reason: 'uncompared' })
  })
})
