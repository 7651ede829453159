import type { Inline } from '#domain/document.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { CaseFile } from '../case-file.ts'
import type { Finding } from './claim.ts'
import { citedFor } from './cited-for.ts'
import { foldText, wordsOf } from './fold.ts'
import { citedAs, textOf } from './marks.ts'
import { standingOf } from './on-paper.ts'
import type { SentenceReading } from './reading.ts'
import { speaksOfItsEntry } from './speaks-of.ts'

type Place = Pick<Finding, 'start' | 'end'>

/** The entries whose papers may prove a sentence: those it names, those it was matched to, and those that hold a figure or name of it. */
function provable(reading: SentenceReading): Set<number> {
  const { index, declared, clauses } = reading
  const entries = new Set<number>(declared)
  for (const clause of clauses) {
    if (declared.size === 0 && clause.entry !== undefined) entries.add(clause.entry.at)
    for (const { at, free } of clause.anchors) {
      if (free) continue
      const homes = [...at.keys()].map((place) => index.propositions[place]?.entry ?? -1)
      for (const home of homes) if (clause.reach.has(home) || declared.has(home)) entries.add(home)
    }
  }
  return entries
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

/** Exhibits that the filing does not have, or that prove something else than the sentence says. */
export function wrongExhibits(
  inlines: readonly Inline[],
  reading: SentenceReading,
  caseFile: CaseFile,
  /** The facts that the sentence names; where it names none of an exhibit's entry, all of that entry's. */
  declared: readonly string[] = [],
): Finding[] {
  const findings: Finding[] = []
  let entries: Set<number> | undefined
  // A sentence that states nothing may point to any paper: "The resume gives the whole chronology."
  const states = reading.declared.size > 0 || reading.clauses.some(({ anchors }) => anchors.some(({ free }) => !free))
  const text = textOf(inlines)
  const quotedAt = (place: Place): string => citedFor(text, place)
  const problem = (number: number, place: Place): string | null => {
    const exhibit = caseFile.exhibits.find((one) => one.number === number)
    if (exhibit === undefined) return `the filing has no exhibit ${exhibitLabel(number)}`
    if (!states || exhibit.section === 'application') return null
    entries ??= provable(reading)
    const proves = reading.index.entries.some(
      ({ at, section, entry }) => section === exhibit.section && entry === exhibit.entry && entries?.has(at) === true,
    )
    if (proves) return notOnPages(number, place)
    const said = quotedAt(place)
    return said === '' ? 'it proves no entry that this sentence rests on' : `it proves no entry that tells “${said}”`
  }
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
  const notOnPages = (number: number, place: Place): string | null => {
    const facts = caseFile.facts.filter(({ exhibits }) => exhibits.includes(number))
    const own = named.filter((fact) => facts.includes(fact))
    if (restsOnPage(number, own.length === 0)) return null
    // A paper that a sentence rests on as a paper is named by its title, and its pages need not repeat that.
    const isPointedTo = declared.includes(`E${number}`) && own.length === 0
    const title = caseFile.exhibits.find((one) => one.number === number)?.title ?? ''
    const on = own.length > 0 ? own : facts
    const standing = isPointedTo
      ? standingOf(withoutWordsOf(title, textOf(inlines)), on, cited, caseFile)
      : standingOf(textOf(inlines), on, cited, caseFile, reading)
    if (standing.get(number) !== 'fails' || [...standing.values()].some((one) => one === 'holds')) return null
    const strange = caseFile.exhibits.some((one) => one.number === number && !speaksOfItsEntry(one, caseFile))
    if (strange) return 'its pages were read and tell of something else than its title'
    const said = quotedAt(place)
    return said === '' ? 'its pages were read and do not hold this' : `its pages were read and do not hold “${said}”`
  }
  for (const claim of reading.claims) {
    if (claim.kind !== 'exhibit') continue
    const reason = claim.numbers.map((number) => problem(number, claim)).find((found) => found !== null)
    const { start, end, text } = claim
    if (reason !== undefined) findings.push({ kind: 'exhibit', start, end, text, reason })
  }
  let at = 0
  for (const inline of inlines) {
    const start = at
    at += inline.kind === 'text' ? inline.text.length : 1
    if (inline.kind !== 'exhibit') continue
    const place = { start, end: start + 1 }
    const reason = problem(inline.number, place) ?? beyond(inline, caseFile)
    if (reason !== null) findings.push({ kind: 'exhibit', ...place, text: citedAs(inline), reason })
  }
  return findings
}
