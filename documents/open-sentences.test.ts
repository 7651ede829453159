import mammoth from 'mammoth'
import { afterAll, expect, test } from 'vitest'
import type { Document, Sentence } from '#domain/document.ts'
import { renderDocx } from './docx.ts'
import { closeTypesetter, renderPdf } from './pdf.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleLetter } from './testing/sample-petition.ts'
import { unzip } from './testing/unzip.ts'

afterAll(closeTypesetter)

const said = (text: string, state: 'open' | 'composed'): Sentence => ({
  inlines: [{ kind: 'text', text }],
  sources: [],
  proof: { state },
})
const letterOf = (...sentences: Sentence[]): Document => ({
  ...sampleLetter(),
  draft: true,
  blocks: [{ kind: 'paragraph', id: 'p', sentences }],
})
const NOTE = '† not confirmed yet'
const draft = letterOf(said('The line runs daily.', 'composed'), said('It won a prize.', 'open'))
const settled = letterOf(said('The line runs daily.', 'composed'))

test('a PDF marks what nobody has confirmed, and says so at the foot of the page', async () => {
  const [, page] = await readPdf((await renderPdf(draft)).bytes)
  expect(page?.words).toContain('It won a prize.†')
  expect(page?.all).toContain(NOTE)
  const clean = await readPdf((await renderPdf(settled)).bytes)
  expect(clean.map(({ all }) => all).join()).not.toContain('†')
})

test('a Word file says the same', async () => {
  const bytes = await renderDocx(draft)
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  expect(value).toContain('It won a prize.†')
  const parts = [...unzip(bytes)]
  const foot = parts.filter(([name]) => /footer/u.test(name)).map(([, text]) => text)
  expect(foot.join()).toContain(NOTE)
  expect(parts.find(([name]) => name === 'word/document.xml')?.[1]).toMatch(/w:u w:val="dotted"/u)
  expect([...unzip(await renderDocx(settled))].map(([, text]) => text).join()).not.toContain('†')
})
