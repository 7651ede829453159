import { findAuthority, LIBRARY } from '../authorities/library.ts'
import { STATEMENTS, STORIES } from '../authorities/statements.ts'
import { levelOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { CitedLaw } from './law-cited.ts'
import { covers } from './lexicon/lexicon.ts'
import { claimsIn } from './read.ts'
import { tokensOf, type Token } from './proposition.ts'
import { INLINE } from './marks.ts'
import type { Reading } from './reading.ts'
import type { Found } from './rules/rule.ts'

const DENIED =
  /\b(?:no|not|nor|never|neither|without|cannot|nothing|rather than|instead of|far from|need not)\b|n[’']t\b/iu
const WITHIN = 45
/** Whoever is spoken of with one of these, it is not the law alone. */
const OF_SOMEBODY =
  /\b(?:s?he|they|hers?|his|theirs?|I(?!\s*&)|my|M[rs]s?\.|Dr\.|Prof\.|here|this record|the record|Exs?\.|exhibits?|satisf(?:y|ies|ied)|exceed(?:s|ed)?|meets?|met)(?![\p{L}])/iu

/** A sentence may rest on the law and name none of it. */
const CITES = new RegExp(`${INLINE}|§|\\bDec\\.|\\bMatter of\\b|\\b(?:Dhanasar|Chawathe|regulation|statute)\\b`, 'u')
const RULES =
  /\b(?:must|requires?|required|needs?|asks?|asked|calls? for|considered|suffices?|submitted|factors?|prongs?|elements?)\b/iu
/** Of the words about a figure, as many as a fact of the case has that is told in this sentence. */
const TELLING = 3
const SAME = 0.8

type Find = (start: number, end: number, why: { reason: string }) => void

/** What is said of a matter against what the law says of it. */
function heldToStatements(text: string, cited: readonly CitedLaw[], find: Find): void {
  for (const { matter, at, contrary, told, reason } of STATEMENTS) {
    const about = matter.exec(text)
    if (about === null) continue
    const against = contrary?.exec(text)
    if (against != null && !DENIED.test(text.slice(Math.max(0, against.index - WITHIN), against.index)))
      find(against.index, against.index + against[0].length, { reason: `the law says otherwise: ${reason}` })
    if (told !== undefined && cited.some(({ id }) => at.includes(id)) && !told.test(text))
      find(about.index, about.index + about[0].length, { reason: `the law says otherwise: ${reason}` })
  }
}

/** Every figure that an authority tells. */
const figuresOf = ({ entries }: CaseIndex, ids: readonly string[]): ReadonlySet<number> =>
  new Set(
    entries
      .filter(({ section, entry }) => section === 'library' && ids.includes(LIBRARY[entry]?.id ?? ''))
      .flatMap(({ propositions }) =>
        // Its name and its number are no rule.
        propositions.filter(({ field, source }) => field === 'holding' || source.includes('@')),
      )
      .flatMap(({ text }) =>
        claimsIn(text).flatMap((claim) => (claim.kind === 'number' ? [claim.quantity.value] : [])),
      ),
  )

/** Where nobody is spoken of, a figure is the law's own. */
function heldToFigures(
  { index, claims, tokens, text: all }: Reading,
  text: string,
  cited: readonly CitedLaw[],
  find: Find,
): void {
  // What is said of a part may be held by the whole.
  const ids = cited.flatMap(({ id }) => LIBRARY.map((held) => held.id).filter((one) => `${id}-`.startsWith(`${one}-`)))
  // An official list is long, and a manual is told here in extract.
  const isRead = ids.every((id) => ['statute', 'regulation', 'precedent'].includes(findAuthority(id)?.level ?? ''))
  if (ids.length === 0 || !isRead || OF_SOMEBODY.test(text) || !CITES.test(all)) return
  const held = figuresOf(index, ids)
  // A rule is no fact of the case, whatever figures this one holds.
  const said = tokens.filter(({ content }) => content)
  const isOfTheCase = (figure: number): boolean =>
    !RULES.test(text) &&
    index.propositions.some(
      ({ at, status, values }) =>
        status !== 'law' &&
        values.includes(figure) &&
        said.filter((token) => levelOf(index, token, at) >= SAME).length >= TELLING,
    )
  for (const claim of claims) {
    if (claim.kind !== 'number' || text.slice(claim.start, claim.end).trim() === '') continue
    const { value } = claim.quantity
    if (value !== 1 && !held.has(value) && !isOfTheCase(value))
      find(claim.start, claim.end, { reason: 'the law cited holds no such figure' })
  }
}

const REPORTER = /\b(?:\p{Lu}\p{Ll}+, )?\d+ I\s*&\s*N\b/u
const stories = new Map<string, Token[]>()

/** What is told of a decision's own petitioner. */
function heldToStories(all: Reading, text: string, find: Find): void {
  for (const [id, { of, tells }] of Object.entries(STORIES)) {
    const match = of.exec(text)
    if (match === null) continue
    const from = match.index + match[0].length
    const citation = REPORTER.exec(text.slice(from))
    const to = citation === null ? text.length : from + citation.index
    const known = stories.get(id) ?? tokensOf(tells)
    stories.set(id, known)
    const own = all.tokens.filter(
      ({ start, end, content }) => content && start >= from && end <= to && text.slice(start, end).trim() !== '',
    )
    const untold = own.filter(
      ({ sense }) => !known.some((one) => covers(sense, one.sense)) && (sense.verb || sense.noun),
    )
    const [first, last] = [untold[0], untold.at(-1)]
    if (first === undefined || last === undefined) continue
    find(first.start, last.end, { reason: 'the decision does not say this of its petitioner' })
  }
}

/** A sentence on the law against the statements, the figures and the story of what it cites; `text` without quotations. */
export function misstated(all: Reading, text: string, cited: readonly CitedLaw[]): Found[] {
  const findings: Found[] = []
  const find: Find = (start, end, { reason }) => {
    findings.push({ kind: 'citation', start, end, text: all.text.slice(start, end), reason })
  }
  heldToStatements(text, cited, find)
  heldToFigures(all, text, cited, find)
  heldToStories(all, text, find)
  return findings
}
