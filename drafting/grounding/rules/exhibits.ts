import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { CaseFile } from '../../case-file.ts'
import { citedFor } from '../cited-for.ts'
import type { Place } from '../claim.ts'
import { foldText, wordsOf } from '../fold.ts'
import { citedAs, placesOf, textOf } from '../marks.ts'
import { nearestEntries } from '../nearest.ts'
import { standingOf } from '../on-paper.ts'
import type { Reading } from '../reading.ts'
import { speaksOfItsEntry } from '../speaks-of.ts'
import type { Found, Rule } from './rule.ts'

type Where = Pick<Place, 'start' | 'end'>

/** The entries whose papers may prove a sentence: those it names or is nearest to, and those that hold a figure or name of it. */
function provable(reading: Reading): Set<number> {
  const { index, entries, clauses } = reading
  const found = new Set<number>([...entries, ...nearestEntries(reading)])
  for (const { anchors } of clauses)
    for (const { claim, at, free } of anchors)
      if (!free && claim.kind !== 'date')
        for (const place of at.keys()) found.add(index.propositions[place]?.entry ?? -1)
  return found
}

/** A page that a paper does not have, where its pages are known: a word processor's file has none. */
function beyond({ number, page }: { number: number; page?: number }, { exhibits, profile }: CaseFile): string | null {
  const file = exhibits.find((one) => one.number === number)?.file
  if (page === undefined || file === undefined || !/\.pdf$/i.test(file.name)) return null
  const read = profile.uploads.find(({ url }) => url === file.url)?.pages.length ?? 0
  if (read === 0 || (page >= 1 && page <= read)) return null
  return `exhibit ${exhibitLabel(number)} has ${read === 1 ? 'one page' : `${read} pages`}`
}

function withoutWordsOf(title: string, text: string): string {
  const own = new Set(wordsOf(title).map(({ folded }) => folded))
  return wordsOf(text).reduce(
    (left, { folded, start, end }) =>
      own.has(folded) ? left.slice(0, start) + ' '.repeat(end - start) + left.slice(end) : left,
    text,
  )
}

/** The short fields of a piece of evidence. */
const ENTERED = /^(?:name|issuing_organization|category|sub_category|received_date|expired_date|status|level|domain)$/

type Fault = 'absent' | 'of another entry' | 'strange' | 'not held'

const REASONS: Readonly<Record<Fault, (number: number, citedFor: () => string) => string>> = {
  absent: (number) => `the filing has no exhibit ${exhibitLabel(number)}`,
  'of another entry': (_, citedFor) => {
    const said = citedFor()
    return said === '' ? 'it proves no entry that this sentence rests on' : `it proves no entry that tells “${said}”`
  },
  strange: () => 'its pages were read and tell of something else than its title',
  'not held': (_, citedFor) => {
    const said = citedFor()
    return said === '' ? 'its pages were read and do not hold this' : `its pages were read and do not hold “${said}”`
  },
}

/** A sentence that says of a paper that it is there, and nothing else. */
const NAMES_PAPER = /^(?:The document “[^“”]+”|A document(?: on it)?) is in evidence(?: \(Ex\. [^()]+\))*\.?$/u

/** Exhibits that the filing does not have, or that prove something else than the sentence says. */
function wrongExhibits(reading: Reading): Found[] {
  const { whole: caseFile, declared, inlines } = reading
  const findings: Found[] = []
  let entries: Set<number> | undefined
  // A sentence that states nothing may point to any paper: "The resume gives the whole chronology."
  const states = reading.entries.size > 0 || reading.clauses.some(({ anchors }) => anchors.some(({ free }) => !free))
  const text = textOf(inlines)
  const cited = [
    ...reading.claims.flatMap((claim) => (claim.kind === 'exhibit' ? claim.numbers : [])),
    ...inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : [])),
  ]
  const named = caseFile.facts.filter(({ id }) => declared.includes(id))
  const quoted = reading.claims.flatMap((claim) => (claim.kind === 'quotation' ? [foldText(claim.words)] : []))
  /** A sentence that names a page rests on that where it rests on nothing of the entry, or gives the page's own words. */
  const restsOnPage = (number: number, isAlone: boolean): boolean =>
    caseFile.pages.some(
      ({ id, exhibit, text }) =>
        exhibit === number &&
        declared.includes(id) &&
        (isAlone || quoted.some((words) => foldText(text).includes(words))),
    )
  /** One paper of an entry may hold what another leaves out: a sentence that cites both is right by either. */
  const onPages = (number: number): Fault | null => {
    const facts = caseFile.facts.filter(({ exhibits }) => exhibits.includes(number))
    const own = named.filter((fact) => facts.includes(fact))
    if (restsOnPage(number, own.length === 0)) return null
    const strange = caseFile.exhibits.some((one) => one.number === number && !speaksOfItsEntry(one, caseFile))
    // The name of a paper, its issuer and its dates are what its owner entered: a paper on it need not repeat each of them.
    if (!strange && own.length > 0 && own.every(({ section, field }) => section === 'evidence' && ENTERED.test(field)))
      return null
    // That a paper is in evidence no page says; and what rests on it as a paper names its title, which its pages need not repeat.
    if (!strange && NAMES_PAPER.test(text.trim())) return null
    const isPointedTo = declared.includes(`E${number}`) && own.length === 0
    const title = caseFile.exhibits.find((one) => one.number === number)?.title ?? ''
    const on = own.length > 0 ? own : facts
    const standing = isPointedTo
      ? standingOf(withoutWordsOf(title, text), on, cited, caseFile)
      : standingOf(text, on, cited, caseFile, reading)
    if (standing.get(number) !== 'fails' || [...standing.values()].some((one) => one === 'holds')) return null
    return strange ? 'strange' : 'not held'
  }
  const faultIn = (number: number): Fault | null => {
    const exhibit = caseFile.exhibits.find((one) => one.number === number)
    if (exhibit === undefined) return 'absent'
    if (!states || exhibit.section === 'application') return null
    entries ??= provable(reading)
    const proves = reading.index.entries.some(
      ({ at, section, entry }) => section === exhibit.section && entry === exhibit.entry && entries?.has(at) === true,
    )
    return proves ? onPages(number) : 'of another entry'
  }
  /** A sentence may cite a paper many times, and what is wrong with it is the same each time. */
  const faults = new Map<number, Fault | null>()
  const problem = (number: number, place: Where): string | null => {
    const fault = faults.has(number) ? faults.get(number) : faultIn(number)
    faults.set(number, fault ?? null)
    return fault ? REASONS[fault](number, () => citedFor(text, place)) : null
  }
  for (const claim of reading.claims) {
    if (claim.kind !== 'exhibit') continue
    const reason = claim.numbers.map((number) => problem(number, claim)).find((found) => found !== null)
    const { start, end, text } = claim
    if (reason !== undefined) findings.push({ kind: 'exhibit', start, end, text, reason })
  }
  for (const { inline, ...place } of placesOf(inlines)) {
    if (inline.kind !== 'exhibit') continue
    const reason = problem(inline.number, place) ?? beyond(inline, caseFile)
    if (reason !== null) findings.push({ kind: 'exhibit', ...place, text: citedAs(inline), reason })
  }
  return findings
}

/** The promise: no source holds this, where the source is the paper that the sentence cites; or its pages say otherwise. */
export const exhibits: Rule = {
  id: 'exhibits',
  title: 'The filing has no such exhibit, or the exhibit proves something else.',
  basis: 'promise',
  examples: {
    marks: [
      { text: 'The article proves it (Ex. 99).', rests: 'academicprojects 21 impact' },
      { text: 'The article proves it (Ex. 7).', rests: 'academicprojects 21 impact' },
    ],
    passes: [
      { text: 'The article proves it (Ex. 6).', rests: 'academicprojects 21 impact' },
      { text: 'The resume gives the dates (Exhibit 1).', rests: 'professionalprojects 41 role' },
    ],
  },
  find: wrongExhibits,
}
