import { authority, findPin, LIBRARY } from '../../authorities/library.ts'
import { TECHNOLOGY_AREAS } from '../../authorities/technologies.ts'
import { foldText } from '../../grounding/fold.ts'
import { recordQuoting } from '../../grounding/record-quotes.ts'
import type { Found, Rule } from '../finding.ts'
import { perCaseFile } from '../per-case-file.ts'
import { named, type Line, type Reading } from '../reading.ts'

/** Quotation marks at both ends; a title, a term and a sentence are quoted alike. */
const QUOTED = /“((?:[^“”]|“[^“”]*”)+)”/gu

/** Words of a quotation; fewer are a term. */
const LEAST_WORDS = 2

const bare = (text: string): string =>
  foldText(text)
    .replace(/^[ .,;:]+|[ .,;:]+$/gu, '')
    .replace(/"/gu, "'")
    .toLowerCase()

/** Alterations that quoting allows: an ellipsis, and words in brackets. */
const piecesOf = (quoted: string): string[] =>
  quoted
    .split(/\s*(?:…|\. \. \.|\.\.\.|\[[^\]]*\])\s*/u)
    .map(bare)
    .filter((piece) => piece.length > 2)

/** Everything that may be quoted of the case file. */
const heldBy = perCaseFile(({ facts, exhibits, pages }): string =>
  [...facts.map(({ value }) => value), ...exhibits.map(({ title }) => title), ...pages.map(({ text }) => text)]
    .map(bare)
    .join('\n'),
)

const LAW_TEXTS = LIBRARY.map(({ id, name, holds, pins }) => ({
  id,
  all: bare([name, holds, ...pins.flatMap(({ quotations }) => quotations)].join('\n')),
  quotations: pins
    .flatMap(({ quotations }) => quotations)
    .map(bare)
    .join('\n'),
}))
const TECHNOLOGIES = new Set([...Object.keys(TECHNOLOGY_AREAS), ...Object.values(TECHNOLOGY_AREAS).flat()].map(bare))
const ANY_LAW = LAW_TEXTS.map(({ all }) => all).join('\n')

/** The passages of the pins that a sentence cites. */
const atPins = ({ sentence }: Line): string[] =>
  sentence.inlines.flatMap((inline) => {
    if (inline.kind !== 'authority') return []
    const [id = '', pin] = inline.id.split('@')
    const held = LIBRARY.find((one) => one.id === id)
    if (held === undefined || pin === undefined) return []
    return [bare((findPin(authority(id), pin)?.quotations ?? []).join('\n'))]
  })

/** What stands in quotation marks stands so in a source, to the letter; law at the pin that is cited. */
function* find({ lines, caseFile }: Reading): Generator<Found> {
  const held = heldBy(caseFile)
  for (const line of lines) {
    for (const [, quoted = ''] of line.prose.matchAll(QUOTED)) {
      const pieces = piecesOf(quoted)
      if (bare(quoted).split(' ').length < LEAST_WORDS || pieces.every((piece) => held.includes(piece))) continue
      if (recordQuoting(foldText(quoted), caseFile).length > 0) continue
      const passages = atPins(line)
      if (passages.some((passage) => pieces.every((piece) => passage.includes(piece)))) continue
      const isLaw = LAW_TEXTS.some(({ quotations }) => pieces.every((piece) => quotations.includes(piece)))
      if (isLaw && passages.length > 0)
        yield { block: line.block, text: `“${named(quoted)}” does not stand at the page that is cited.` }
      else if (!isLaw && !pieces.every((piece) => ANY_LAW.includes(piece) || TECHNOLOGIES.has(piece)))
        yield { block: line.block, text: `No source holds these words: “${named(quoted)}”` }
    }
  }
}

export const quotations: Rule = { id: 'quotations', severity: 'must', find }
