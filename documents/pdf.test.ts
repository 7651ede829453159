import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block, Document } from '#domain/document.ts'
import { closeTypesetter, renderPdf, type Pdf } from './pdf.ts'
import { DOCUMENTS_PER_WORKER } from './pdf/typesetter.ts'
import { readPdf, type PageText } from './testing/read-pdf.ts'
import { sampleLetter, samplePetition } from './testing/sample-petition.ts'
import { contentsOf, headingsOf } from './wording.ts'

afterAll(closeTypesetter)

const spaced = (text: string): string => text.replace(/\s+/g, ' ')
const paragraph = (id: string, text: string): Block => ({
  kind: 'paragraph',
  id,
  sentences: [{ inlines: [{ kind: 'text', text }], sources: [] }],
})
/** A letter whose last blocks start one line further down for each line of filling. */
const letterWith = (filling: number, last: Block[]): Document => ({
  ...sampleLetter(),
  blocks: [
    {
      kind: 'lines',
      id: 'filling',
      align: 'left',
      lines: Array.from({ length: filling }, (_, n) => [{ kind: 'text', text: `Line ${n}` }]),
    },
    ...last,
  ],
})
const pageWith = (pages: PageText[], words: string): string =>
  spaced(pages.find(({ all }) => spaced(all).includes(words))?.all ?? '')

describe('what cannot be set', () => {
  test('a date that is not an ISO date', async () => {
    await expect(renderPdf({ ...sampleLetter(), date: 'March 2, 2026' })).rejects.toThrow('ISO date')
  })

  test('a document nobody waits for any more', async () => {
    const reason = new Error('cancelled')
    await expect(renderPdf(sampleLetter(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  test('a document that is stopped while it is set or waits, and those behind it are still set', async () => {
    const controller = new AbortController()
    const stopped = [samplePetition(), sampleLetter()].map((document) =>
      renderPdf(document, { signal: controller.signal }),
    )
    const behind = renderPdf(sampleLetter())
    const reason = new Error('cancelled')
    controller.abort(reason)
    for (const outcome of await Promise.allSettled(stopped)) expect(outcome).toEqual({ status: 'rejected', reason })
    expect((await behind).pages).toBe(2)
  })

  test('a letter that no font has is named, and the document is set all the same', async () => {
    const pdf = await renderPdf({ ...sampleLetter(), blocks: [paragraph('p', 'Name: \u{10fffd}')] })
    expect(pdf.unshown).toEqual(['\u{10fffd}'])
    expect(pdf.pages).toBe(2)
  })

  test('heading levels that start low or skip one, and headings that share an id', async () => {
    const heading = (level: 1 | 2 | 3, id: string): Block => ({ kind: 'heading', level, id, text: `Heading ${id}` })
    const blocks = [heading(3, 'a'), heading(1, 'b'), heading(3, 'b'), heading(2, ''), paragraph('p', 'Text.')]
    expect((await renderPdf({ ...sampleLetter(), contents: true, blocks })).unshown).toEqual([])
  })
})

test.each(['', 'Effect'])('the numbers of open points stand beside words, under “%s”', async (where) => {
  const open = [{ where, text: 'Missing: the year' }]
  const { bytes } = await renderPdf({ ...sampleLetter(), cover: { ...sampleLetter().cover, open } })
  const [cover] = await readPdf(bytes)
  expect(cover?.all).toMatch(where === '' ? /1\. *Missing: the year/ : /1\. *Effect\s+Missing: the year/)
})

describe('a petition of twenty pages', () => {
  const document = samplePetition()
  let pdf: Pdf
  let cover: PageText
  let pages: PageText[]

  beforeAll(async () => {
    pdf = await renderPdf(document)
    const [first, ...rest] = await readPdf(pdf.bytes)
    cover = first as PageText
    pages = rest
  })

  test('has its cover sheet before page 1, without head and foot', () => {
    expect(spaced(cover.words)).toContain('For you, not part of the filing')
    expect(cover.all).not.toContain('Page ')
    expect(cover.all).not.toContain(document.running)
    expect(pdf.pages).toBe(pages.length + 1)
    expect(pdf.numberedPages).toBe(pages.length)
  })

  test('says on every page what it is, that it is a draft, and which page of how many', () => {
    for (const [at, page] of pages.entries()) {
      expect(page.all).toContain(document.running)
      expect(page.all).toContain('DRAFT')
      expect(page.all).toContain(`Page ${at + 1} of ${pages.length}`)
    }
  })

  test('lists headings of two levels in its contents with the page each stands on', () => {
    const contents = spaced(pages.map(({ words }) => words).join('\n')).replace(/^.*? Contents /, '')
    let from = 0
    for (const { id, text } of headingsOf(document))
      expect(spaced(pages[(pdf.headingPages[id] ?? 0) - 1]?.words ?? '')).toContain(text)
    for (const { id, text } of contentsOf(document)) {
      const page = pdf.headingPages[id] ?? 0
      const at = contents.indexOf(text, from)
      expect(at).toBeGreaterThan(-1)
      expect(/^[ .]*(\d+)/.exec(contents.slice(at + text.length))?.[1]).toBe(String(page))
      from = at
    }
  })

  test('repeats a table’s head on every page that the table reaches', () => {
    const reached = pages.filter(({ words }) => /W-\d{3}/.test(words))
    expect(reached.length).toBeGreaterThan(1)
    for (const page of reached)
      expect(spaced(page.all)).toContain('Well Place and circumstances Reading (mg/L) Exhibit')
  })

  test('carries its properties, its language, its tags and its bookmarks', async () => {
    const file = await getDocumentProxy(pdf.bytes.slice())
    const { info } = await file.getMetadata()
    expect(info).toMatchObject({
      Title: document.title,
      Author: document.author,
      Subject: document.subject,
      Language: 'en-US',
    })
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true })
    const titles = (entries: { title: string; items: unknown[] }[]): string[] =>
      entries.flatMap((entry) => [entry.title, ...titles(entry.items as typeof entries)])
    expect(titles(await file.getOutline())).toEqual(headingsOf(document).map((heading) => heading.text))
    await file.loadingTask.destroy()
  })

  test('comes out the same to the byte when set again', async () => {
    expect(Buffer.compare((await renderPdf(document)).bytes, pdf.bytes)).toBe(0)
  })
})

test('a finished letter does not say DRAFT and has no contents', async () => {
  const pages = await readPdf((await renderPdf(sampleLetter())).bytes)
  expect(pages.map((page) => page.all).join()).not.toMatch(/DRAFT|Contents/)
})

test('documents ordered together come back each to its own, also when the worker is replaced between them', async () => {
  const ordered = Array.from({ length: DOCUMENTS_PER_WORKER + 5 }, (_, n) =>
    renderPdf(letterWith(n, [paragraph('p', `Document number ${n}.`)])),
  )
  for (const [n, pdf] of (await Promise.all(ordered)).entries()) {
    expect(pageWith(await readPdf(pdf.bytes), 'Document number')).toContain(`Document number ${n}.`)
  }
})

describe('wherever the page ends', () => {
  const fillings = Array.from({ length: 12 }, (_, n) => 28 + n)

  test.each(fillings)('a signature stands whole and below the words it signs (%i lines above)', async (filling) => {
    const last = paragraph('last', 'These are the last words before the signature.')
    const signature: Block = {
      kind: 'signature',
      id: 's',
      closing: 'Sincerely,',
      name: 'Пётр Образцов',
      lines: ['Professor', 'Example Institute'],
    }
    const page = pageWith(await readPdf((await renderPdf(letterWith(filling, [last, signature]))).bytes), 'Sincerely,')
    expect(page).toContain('the last words before the signature. Sincerely, Пётр Образцов Professor Example Institute')
  })

  test.each([700, 2400, 9000])(
    'a signature is not left behind by a long last paragraph (%i letters)',
    async (letters) => {
      const signature: Block = {
        kind: 'signature',
        id: 's',
        closing: 'Sincerely,',
        name: 'Пётр Образцов',
        lines: ['Professor'],
      }
      for (const filling of [4, 11, 18, 25, 32, 39]) {
        const last = paragraph('last', `${'many words '.repeat(letters / 11)}before the signature.`)
        const { bytes } = await renderPdf(letterWith(filling, [last, signature]))
        expect(pageWith(await readPdf(bytes), 'Sincerely,')).toContain(
          'before the signature. Sincerely, Пётр Образцов Professor',
        )
      }
    },
  )

  const signed: Block = {
    kind: 'signature',
    id: 's',
    closing: 'Sincerely,',
    name: 'Пётр Образцов',
    lines: ['Professor'],
  }

  test.each(fillings)('a short last line brings the paragraph before it (%i lines above)', async (filling) => {
    const blocks = [
      paragraph('before', `${'some words '.repeat(30)}of the closing.`),
      paragraph('last', 'Please write to me with any question.'),
      signed,
    ]
    const page = pageWith(await readPdf((await renderPdf(letterWith(filling, blocks))).bytes), 'Sincerely,')
    expect(page).toContain('some words of the closing. Please write to me with any question. Sincerely,')
  })

  const heading: Block = { kind: 'heading', level: 1, id: 'end', text: 'VI. Conclusion' }
  test.each<[number, Block[]]>([
    [28, []],
    [26, [heading]],
  ])(
    'a closing that nearly fits takes less room to sign in and no page of its own (%i lines above)',
    async (filling, above) => {
      const closing = [...above, paragraph('last', `${'many words '.repeat(40)}before the signature.`), signed]
      const pageOf = async (lines: number) =>
        pageWith(await readPdf((await renderPdf(letterWith(lines, closing))).bytes), 'Sincerely,')
      expect(await pageOf(filling)).toContain(`Line ${filling - 1} `)
      // What does not fit even so is not squeezed: it has its whole room on the next page.
      expect(await pageOf(filling + 1)).not.toContain('Line ')
    },
  )

  test.each(fillings)(
    'a heading stays with its text and a table’s caption with its first row (%i lines above)',
    async (filling) => {
      const blocks: Block[] = [
        { kind: 'heading', level: 1, id: 'h', text: 'I. Heading' },
        {
          kind: 'table',
          id: 't',
          caption: 'Caption of the table',
          columns: [{ heading: 'Column', share: 1, align: 'left' }],
          rows: Array.from({ length: 6 }, (_, n) => [[{ kind: 'text', text: `Row ${n}` }]]),
        },
      ]
      const page = pageWith(await readPdf((await renderPdf(letterWith(filling, blocks))).bytes), 'I. Heading')
      expect(page).toContain('I. Heading Caption of the table Column Row 0')
    },
  )
})
