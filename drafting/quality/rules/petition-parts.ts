import type { Found, Rule } from '../finding.ts'
import { named, type Reading } from '../reading.ts'
import { HOLDINGS, PETITION_PARTS } from '../words/petition-parts.ts'

const DHANASAR = 'dhanasar@'

interface Part {
  id: string
  text: string
  level: number
  /** Pins of Dhanasar cited from here to the next heading of the same rank. */
  pins: string[]
  /** True where some block other than a heading stands there. */
  isFilled: boolean
}

function partsOf({ blocks }: Reading): Part[] {
  const parts: Part[] = []
  const open: Part[] = []
  for (const { block } of blocks) {
    if (block.kind === 'heading') {
      // `2(a)` stands below `2.`, whatever rank the two are set in.
      const level = block.level + (/^\d+\([a-z]\)/u.test(block.text) ? 1 : 0)
      const part: Part = { id: block.id, text: block.text, level, pins: [], isFilled: false }
      while ((open.at(-1)?.level ?? 0) >= level) open.pop()
      for (const above of open) above.isFilled = true
      open.push(part)
      parts.push(part)
    } else if (block.kind !== 'page-break') for (const part of open) part.isFilled = true
    if (block.kind === 'paragraph' || block.kind === 'quote')
      for (const { inlines } of block.sentences)
        for (const inline of inlines)
          if (inline.kind === 'authority' && inline.id.startsWith(DHANASAR))
            for (const part of open) part.pins.push(inline.id.slice(DHANASAR.length))
  }
  return parts
}

/** Each element and each of its factors stands under a heading of its own, with something below it and the right page of the decision. */
function* findParts(reading: Reading): Generator<Found> {
  const parts = partsOf(reading)
  let after = -1
  for (const { name, heading, cites } of PETITION_PARTS) {
    const at = parts.findIndex(({ text }, index) => index > after && heading.test(text))
    const part = parts[at]
    if (part === undefined) {
      const elsewhere = parts.some(({ text }) => heading.test(text))
      yield {
        block: null,
        text: elsewhere ? `The heading on ${name} stands out of order.` : `No heading takes up ${name}.`,
      }
      continue
    }
    after = at
    if (cites !== undefined && !part.pins.some((pin) => cites.includes(pin)))
      yield {
        block: part.id,
        text: `“${part.text}” does not cite Dhanasar where it speaks of ${name} (at ${cites[0]}).`,
      }
  }
  for (const { id, text, isFilled } of parts)
    if (!isFilled) yield { block: id, text: `Nothing stands under the heading “${text}”.` }
}
export const petitionParts: Rule = {
  id: 'petition-parts',
  severity: 'must',
  kinds: ['petition_letter'],
  find: findParts,
}

/** A sentence that tells a holding of Dhanasar and cites the decision cites the page where it stands. */
function* findPins({ lines }: Reading): Generator<Found> {
  for (const { sentence, prose, block } of lines) {
    const pins = sentence.inlines.flatMap((inline) =>
      inline.kind === 'authority' && inline.id.startsWith(DHANASAR) ? [inline.id.slice(DHANASAR.length)] : [],
    )
    if (pins.length === 0) continue
    for (const { says, pins: right } of HOLDINGS)
      if (says.test(prose) && !pins.some((pin) => right.includes(pin)))
        yield {
          block,
          text: `Dhanasar says this at ${right.join(' or ')}, not at ${pins.join(', ')}: “${named(prose)}”`,
        }
  }
}
export const rightPins: Rule = { id: 'right-pins', severity: 'must', find: findPins }
