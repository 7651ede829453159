import type { Found, Rule } from '../finding.ts'
import { LAW, named, type Reading } from '../reading.ts'
import { SLIPS } from '../words/slips.ts'

/** A sentence that follows one of open points alone, or stands alone in a list, may begin as it likes. */
const isWhole = (text: string): boolean =>
  /^[“"‘([]?[\p{Lu}\p{N}\p{Lo}]|^[a-z]+\p{Lu}/u.test(text) && /[.?!:][”"’)\]]*$/u.test(text)

/** A heading's words after its number. */
const LOWER_HEADING = /^(?:(?:[IVX]+|[A-Z]|\d+(?:\([a-z]\))?)\. )?\p{Ll}/u

function* find({ lines, blocks }: Reading): Generator<Found> {
  for (const { id, block, text } of blocks)
    if (block.kind === 'heading' && LOWER_HEADING.test(text))
      yield { block: id, text: `This heading begins with a small letter: “${named(text)}”` }
  for (const { prose, outer, kind, block } of lines) {
    if (prose === '' || kind === 'quote') continue
    const words = prose.replaceAll(LAW, '').trim()
    if (words.replace(/[.,;]/gu, '').trim() === '') continue
    for (const { form, what } of SLIPS) if (form.test(outer)) yield { block, text: `Here ${what}: “${named(prose)}”` }
    if (kind === 'paragraph' && !isWhole(prose.replace(new RegExp(`^${LAW}`, 'u'), 'A')))
      yield { block, text: `This does not begin or end as a sentence: “${named(prose)}”` }
  }
}

export const slips: Rule = { id: 'slips', severity: 'should', find }
