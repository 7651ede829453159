import mammoth from 'mammoth'
import { afterAll, expect, test } from 'vitest'
import { renderDocx } from '#documents/docx.ts'
import { closeTypesetter, renderPdf } from '#documents/pdf.ts'
import { readPdf } from '#documents/testing/read-pdf.ts'
import { blockText } from '#domain/document-text.ts'
import { civilEngineer } from '#drafting/testing/profiles.ts'
import { paper } from '#drafting/testing/profiles/paper.ts'
import { respond } from '#drafting/rfe-response/testing.ts'

afterAll(closeTypesetter)

/** Letters and digits alone: a page breaks lines and words where it likes. */
const tight = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')

test('a response says the same as PDF and as DOCX, exhibits of both series and the words of the notice included', async () => {
  const county = paper(521, 'Calder County letter.pdf').url
  const { document } = await respond({ profile: { ...civilEngineer, newPapers: [county] } })
  const pdf = await renderPdf(document)
  const page = tight((await readPdf(pdf.bytes)).map(({ words }) => words).join(' '))
  const { value } = await mammoth.extractRawText({
    buffer: Buffer.from(await renderDocx(document, pdf.headingPages, pdf.numberedPages)),
  })
  const word = tight(value)
  for (const block of document.blocks) {
    if (block.kind === 'table') continue
    expect(page).toContain(tight(blockText(block)))
    expect(word).toContain(tight(blockText(block)))
  }
  for (const text of [page, word]) expect(text).toContain('ExR1CalderCountyletterLetteroftheCalderCountyCommissioners')
})
