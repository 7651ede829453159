import type { Block, Sentence } from '#domain/document.ts'
import { inlinesOf } from './builtin/inlines.ts'
import type { CaseFile, Contradiction } from './case-file.ts'
import { datesIn } from './case-file/dates-in.ts'
import { NUMBER, valueOf } from './case-file/figures-in.ts'
import { TIE_ANSWERS, type TieAnswer } from './case-file/ties.ts'
import type { Finding } from './grounding/claim.ts'
import { marked, textOf } from './grounding/marks.ts'
import type { Voice } from './grounding/reading.ts'

/** Words of the profile that one of its papers tells otherwise, by the fact that holds them. */
interface Dispute {
  fact: string
  told: string
  reason: string
}

/** How documents tell of a tie, or that there is none. */
const TOLD_TIES: Readonly<Record<TieAnswer, string>> = {
  same_employer: 'employers?|employed|colleagues?|co-?workers?|worked (?:together|with|under|for)',
  was_supervisor: 'supervis\\p{L}+|boss|report(?:s|ed) to',
  co_author: 'co-?auth\\p{L}+|publish\\p{L}+|publications?|(?:joint|common) (?:papers?|articles?)',
}

/** A tie of a recommender that is told in two ways: it is asked where a document tells it of that recommender. */
interface TieDispute {
  referee: number
  facts: ReadonlySet<string>
  form: RegExp
  reason: string
}

const isAnswer = (field: string): field is TieAnswer => (TIE_ANSWERS as readonly string[]).includes(field)

const tieDisputesOf = ({ contradictions, facts }: CaseFile): TieDispute[] =>
  contradictions.flatMap(({ kind, places, text }): TieDispute[] => {
    const answers = places.flatMap(({ field }) => (isAnswer(field) ? [TOLD_TIES[field]] : []))
    const entry = places.find(({ section }) => section === 'referees')?.entry
    if (kind !== 'tie' || entry === undefined || answers.length === 0) return []
    const own = facts.filter((fact) => fact.section === 'referees' && fact.entry === entry).map(({ id }) => id)
    const form = new RegExp(`(?<![\\p{L}-])(?:${answers.join('|')}|independent)(?![\\p{L}-])`, 'iu')
    return [{ referee: entry, facts: new Set(own), form, reason: text.replace(/\.$/, '') }]
  })

/** The section of a letter in which its writer tells who they are to the applicant. */
const ACQUAINTANCE = 'acquaintance'

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
export function questioned(blocks: readonly Block[], caseFile: CaseFile, voice: Voice = 'petition'): Block[] {
  const disputes = disputesOf(caseFile)
  const ties = tieDisputesOf(caseFile)
  if (disputes.length + ties.length === 0) return [...blocks]
  const marks = inlinesOf({ blocks: [...blocks] }).flatMap(({ inlines }) =>
    inlines.filter((inline) => inline.kind === 'verify'),
  )
  const asked = new Set(
    disputes.filter(({ told, reason }) =>
      marks.some((mark) => mark.reason === reason && placesOf(told, mark.text).length > 0),
    ),
  )
  const askedTies = new Set(ties.filter(({ reason }) => marks.some((mark) => mark.reason === reason)))
  /** The first words of a sentence that tell a tie which something else denies, or deny one. */
  const tieFindings = (sentence: Sentence, text: string, section: string | undefined): Finding[] =>
    ties.flatMap((dispute): Finding[] => {
      if (askedTies.has(dispute)) return []
      const { referee, facts, form, reason } = dispute
      const isWriters = typeof voice === 'object' && voice.referee === referee && section === ACQUAINTANCE
      if (!isWriters && !sentence.sources.some((id) => facts.has(id))) return []
      const match = form.exec(text)
      if (match === null) return []
      askedTies.add(dispute)
      return [{ kind: 'source', start: match.index, end: match.index + match[0].length, text: match[0], reason }]
    })
  const ask = (sentence: Sentence, section?: string): Sentence => {
    const text = textOf(sentence.inlines)
    const findings = disputes.flatMap((dispute): Finding[] => {
      const { fact, told, reason } = dispute
      const [place] = sentence.sources.includes(fact) && !asked.has(dispute) ? placesOf(told, text) : []
      if (place === undefined) return []
      asked.add(dispute)
      return [{ kind: 'source', start: place.start, end: place.end, text: text.slice(place.start, place.end), reason }]
    })
    findings.push(...tieFindings(sentence, text, section))
    if (findings.length === 0) return sentence
    const inOrder = findings.sort((a, b) => a.start - b.start)
    return { ...sentence, inlines: marked(sentence.inlines, inOrder) }
  }
  return blocks.map((block): Block => {
    const askIn = (sentence: Sentence): Sentence => ask(sentence, block.section)
    if (block.kind === 'paragraph' || block.kind === 'quote') return { ...block, sentences: block.sentences.map(askIn) }
    return block.kind === 'list' ? { ...block, items: block.items.map((item) => item.map(askIn)) } : block
  })
}
