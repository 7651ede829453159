import type { Block, Sentence } from '#domain/document.ts'
import { inlinesOf } from './builtin/inlines.ts'
import type { CaseFile, Contradiction } from './case-file.ts'
import { datesIn } from './case-file/dates-in.ts'
import { NUMBER, valueOf } from './case-file/figures-in.ts'
import type { Finding } from './grounding/claim.ts'
import { marked, textOf } from './grounding/marks.ts'

/** Words of the profile that one of its papers tells otherwise, by the fact that holds them. */
interface Dispute {
  fact: string
  told: string
  reason: string
}

const disputesOf = ({ contradictions, fact }: CaseFile): Dispute[] =>
  contradictions.flatMap(({ places, text }: Contradiction) =>
    places.flatMap(({ section, entry, field, told }): Dispute[] => {
      const held = told === undefined ? undefined : fact(section, entry, field)
      return held === undefined || told === undefined ? [] : [{ fact: held.id, told, reason: text.replace(/\.$/, '') }]
    }),
  )

interface Span {
  start: number
  end: number
}

const DAY = /^(?<year>\d{4})-(?<month>\d\d)-\d\d$/
const FIGURE = /^(?:[\d,.]+|\p{Ll}[\p{Ll} -]*)$/iu

/** Where a text says what was told: a day as far as it is written, a figure in digits or words, other words as they are. */
function placesOf(told: string, text: string): Span[] {
  const day = DAY.exec(told)?.groups
  if (day !== undefined)
    return datesIn(text).filter(
      ({ year, month }) => year === Number(day.year) && (month === undefined || month === Number(day.month)),
    )
  const value = FIGURE.test(told) ? valueOf(told) : 0
  if (value > 0)
    return [...text.matchAll(new RegExp(`(?<![\\p{L}\\d.,/-])(?:${NUMBER})(?![\\p{L}\\d/-]|[.,]\\d)`, 'giu'))]
      .filter(([figure]) => valueOf(figure) === value)
      .map(({ index, 0: figure }) => ({ start: index, end: index + figure.length }))
  const start = text.toLowerCase().indexOf(told.toLowerCase())
  return told.trim() === '' || start < 0 ? [] : [{ start, end: start + told.length }]
}

/**
 * A document's blocks with a mark where they first repeat what a paper of the filing tells otherwise: each is true by
 * one place of the case file and wrong by another, and only the applicant knows which.
 */
export function questioned(blocks: readonly Block[], caseFile: CaseFile): Block[] {
  const disputes = disputesOf(caseFile)
  if (disputes.length === 0) return [...blocks]
  const marks = inlinesOf({ blocks: [...blocks] }).flatMap(({ inlines }) =>
    inlines.filter((inline) => inline.kind === 'verify'),
  )
  const asked = new Set(
    disputes.filter(({ told, reason }) =>
      marks.some((mark) => mark.reason === reason && placesOf(told, mark.text).length > 0),
    ),
  )
  const ask = (sentence: Sentence): Sentence => {
    const text = textOf(sentence.inlines)
    const findings = disputes.flatMap((dispute): Finding[] => {
      const { fact, told, reason } = dispute
      const [place] = sentence.sources.includes(fact) && !asked.has(dispute) ? placesOf(told, text) : []
      if (place === undefined) return []
      asked.add(dispute)
      return [{ kind: 'source', start: place.start, end: place.end, text: text.slice(place.start, place.end), reason }]
    })
    if (findings.length === 0) return sentence
    const inOrder = findings.sort((a, b) => a.start - b.start)
    return { ...sentence, inlines: marked(sentence.inlines, inOrder) }
  }
  return blocks.map((block): Block => {
    if (block.kind === 'paragraph' || block.kind === 'quote') return { ...block, sentences: block.sentences.map(ask) }
    return block.kind === 'list' ? { ...block, items: block.items.map((item) => item.map(ask)) } : block
  })
}
