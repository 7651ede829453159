import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'
import { COVER_SAYS, PRODUCT_NOTES } from '../words/product-notes.ts'

function* find({ document, blocks }: Reading): Generator<Found> {
  const cover = document.cover.paragraphs.join(' ')
  for (const { form, what } of COVER_SAYS)
    if (!form.test(cover)) yield { block: null, text: `The cover sheet does not say ${what}.` }
  for (const { id, text } of blocks)
    for (const form of PRODUCT_NOTES) {
      const found = form.exec(text)
      if (found !== null) yield { block: id, text: `“${found[0]}” belongs to the cover sheet, not into what is filed.` }
    }
}

/** The note that this is no law firm stands before the text, and nowhere in it. */
export const coverNote: Rule = { id: 'cover-note', severity: 'must', find }
