import mammoth from 'mammoth'
import { afterAll, expect, test } from 'vitest'
import type { Document } from '#domain/document.ts'
import { renderDocx } from './docx.ts'
import { closeTypesetter, renderPdf } from './pdf.ts'
import { plainText } from './plain-text.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleLetter, samplePetition } from './testing/sample-petition.ts'
import { CONTENTS_HEADING, contentsOf, printable } from './wording.ts'

afterAll(closeTypesetter)

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A line may end inside a word that no line holds, inside Chinese, and after a dash or slash; there the page shows a break where no space is. */
function unbroken(page: string, words: string): string {
  const long = new Set(words.split(/\s+/).filter((word) => word.length > 15 || /[\u2e80-\u9fff/–—-]/.test(word)))
  let text = spaced(page)
  for (const word of long) {
    const letters = [...word].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'))
    text = text.replace(new RegExp(letters.join(' ?'), 'gu'), () => word)
  }
  return text
}

const SAME = { found: '', expected: '' }

/** A few words around the first place where two long texts part. */
function firstDifference(found: string, expected: string): typeof SAME {
  if (found === expected) return SAME
  let at = 0
  while (found[at] === expected[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60)
  return { found: around(found), expected: around(expected) }
}

/** The text without its contents, which must stand in it with every heading's page. */
function withoutContents(text: string, document: Document, headingPages: Record<string, number>): string {
  const entries = contentsOf(document).map((heading) => `${printable(heading.text)} ${headingPages[heading.id]}`)
  const contents = document.contents ? spaced([CONTENTS_HEADING, ...entries].join(' ')) : ''
  expect(text).toContain(contents)
  return spaced(text.replace(contents, ' '))
}

async function wordsOfPdf(document: Document, bytes: Uint8Array, pages: Record<string, number>): Promise<string> {
  const words = (await readPdf(bytes)).map((page) => page.words).join('\n')
  return withoutContents(unbroken(words, plainText(document)), document, pages)
}

async function wordsOfDocx(document: Document, bytes: Uint8Array, pages: Record<string, number>): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return withoutContents(spaced(value), document, pages)
}

const trying: Document = {
  ...sampleLetter(),
  title: 'Words that try a page',
  blocks: [
    {
      kind: 'heading',
      level: 1,
      id: 'one',
      text: '1. Quotation marks: “double”, ‘single’, "straight", «guillemets», 「鉤括弧」',
    },
    {
      kind: 'paragraph',
      id: 'p',
      sentences: [
        {
          inlines: [
            {
              kind: 'text',
              text: 'Markup is not markup: #set text(red), $x^2$, *bold*, _italic_, @ref, <b>&amp;</b>, \\n, = Heading, // comment.',
            },
          ],
          sources: [],
        },
        {
          inlines: [
            {
              kind: 'text',
              text: 'Tied: 10\u00a0km, § 5, fi fl ffi, AVATAR, Łódź, Đặng Thuỳ Trâm, Щёлково, 漢字と中文。',
            },
          ],
          sources: [],
        },
        {
          inlines: [
            {
              kind: 'text',
              text: `A word of many letters: ${'Donaudampfschifffahrtsgesellschaft'.repeat(5)}, and ${'0123456789'.repeat(16)}.`,
            },
          ],
          sources: [],
        },
      ],
    },
    {
      kind: 'list',
      id: 'l',
      ordered: true,
      items: [[], [{ inlines: [{ kind: 'text', text: '2. An item that starts with a number' }], sources: [] }]],
    },
    {
      kind: 'table',
      id: 't',
      caption: 'A table without rows',
      columns: [{ heading: 'Only', share: 1, align: 'left' }],
      rows: [],
    },
  ],
}

test.each<[string, Document]>([
  ['a petition of twenty pages', samplePetition()],
  ['a letter', sampleLetter()],
  ['words that try a page', trying],
  ['nothing', { ...sampleLetter(), blocks: [] }],
])('PDF and DOCX say what the plain text says: %s', async (_, document) => {
  const pdf = await renderPdf(document)
  const docx = await renderDocx(document, pdf.headingPages, pdf.numberedPages)
  const expected = spaced(plainText(document))
  expect(firstDifference(await wordsOfPdf(document, pdf.bytes, pdf.headingPages), expected)).toEqual(SAME)
  expect(firstDifference(await wordsOfDocx(document, docx, pdf.headingPages), expected)).toEqual(SAME)
})
