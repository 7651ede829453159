import type { CaseFile, Exhibit, Fact } from '../case-file.ts'
import { CHOICES } from '../case-file/stands.ts'
import { levelsOf, weightOf } from './align.ts'
import { indexOf, type CaseIndex } from './case-index.ts'
import type { Claim, Quantity } from './claim.ts'
import { clausesOf } from './clauses.ts'
import { agrees } from './dates.ts'
import { LONG_FIELDS } from './fields.ts'
import { tokensOf, type Proposition, type Token } from './proposition.ts'
import { isRead } from './is-read.ts'
import { claimsIn } from './read.ts'
import { speaksOfItsEntry } from './speaks-of.ts'
import { wordsOf } from './fold.ts'
import { slackOf } from './values.ts'
import { isOfOther, isToldBy, type Stretch } from './told-by-paper.ts'

/**
 * What a paper is to a sentence: `holds`, its pages bear out what the sentence tells of its entry; `fails`, they do not;
 * `unsure`, they speak of the same, and whether they say the same no comparison of words can tell; `silent`, the sentence
 * tells nothing of its entry; `unread`, nobody can say, for its pages were not read.
 *
 * What a passage tells is held by its figures, or where its own words stand on the page one after the other. Words that
 * stand somewhere on the pages show nothing: of labelled sentences those that a paper holds and those that it does not
 * have equally many (`node bench/papers.ts`, docs/decisions/031).
 */
export type Standing = 'holds' | 'unsure' | 'fails' | 'silent' | 'unread'

/** How much of what a clause tells of an entry its papers must hold: a paraphrase has words of its own. */
const MOSTLY = 0.5
/** One word of an entry's in a clause tells nothing of it. */
const TELLING = 2
/** Words that mean the same, and not only something broader. */
const ALIKE = 0.8

/** What a figure weighs beside words. */
const FIGURE = 3
const LARGE = 13

export interface Marked {
  start: number
  figure?: Quantity
  date?: Parameters<typeof agrees>[0]
}

const isYear = ({ value, unit }: Quantity): boolean =>
  unit === null && Number.isInteger(value) && value >= 1000 && value < 2200

const isTelling = ({ figure, date }: Marked): boolean =>
  figure === undefined ? date?.month !== undefined : figure.value >= LARGE && !isYear(figure)

/** "One" is often no count. */
const isSmall = ({ figure }: Marked): boolean => figure !== undefined && figure.value > 1 && figure.value < LARGE

const holdsMark = ({ figure, date }: Marked, { values, dates }: Proposition): boolean =>
  figure === undefined
    ? date !== undefined && dates.some((held) => agrees(date, held))
    : values.some((value) => Math.abs(value - figure.value) <= slackOf(figure))

const placesBySource = new WeakMap<CaseIndex, Map<string, Set<number>>>()

/** The statements of facts and pages, by their ids. */
function placesOf(index: CaseIndex): Map<string, Set<number>> {
  const known = placesBySource.get(index)
  if (known !== undefined) return known
  const found = new Map<string, Set<number>>()
  for (const { at, source, field } of index.propositions) {
    if (field === 'entry' || field === 'exhibit') continue
    const places = found.get(source) ?? new Set<number>()
    places.add(at)
    found.set(source, places)
  }
  placesBySource.set(index, found)
  return found
}

const NOWHERE: ReadonlySet<number> = new Set()

const union = (sets: readonly (ReadonlySet<number> | undefined)[]): Set<number> =>
  new Set(sets.flatMap((one) => (one === undefined ? [] : [...one])))

/** What facts say of themselves; what is computed says what it was computed from. */
function statedFacts(facts: readonly Fact[], caseFile: CaseFile): Fact[] {
  const from = new Set(facts.flatMap((fact) => fact.from ?? []))
  return [...facts.filter(({ kind }) => kind !== 'derived'), ...caseFile.facts.filter(({ id }) => from.has(id))].filter(
    ({ field }) => !CHOICES.has(field),
  )
}

/** Facts that an exhibit is there to prove: those of its entry; the resume proves the posts. */
const isProvedBy = ({ section, entry }: Fact, exhibit: Exhibit): boolean =>
  (section === exhibit.section && entry === exhibit.entry) ||
  (exhibit.section === 'application' && section === 'professionalhistory')

/** How each of some exhibits stands to a sentence that rests on facts: by what of them it tells, and what the pages hold. */
export function standingOf(
  text: string,
  facts: readonly Fact[],
  numbers: readonly number[],
  caseFile: CaseFile,
  /** The sentence taken apart, where that was done before. */
  { tokens, claims }: { tokens: readonly Token[]; claims: readonly Claim[] } = {
    tokens: tokensOf(text),
    claims: claimsIn(text),
  },
): Map<number, Standing> {
  const index = indexOf(caseFile)
  const places = placesOf(index)
  const stated = statedFacts(facts, caseFile)
  const { first_name, middle_name, last_name } = caseFile.profile.application
  const own = new Set(wordsOf(`${first_name} ${middle_name} ${last_name}`).map(({ folded }) => folded))
  const telling = tokens.filter(({ content, folded }) => content && !own.has(folded))
  const marks = claims.flatMap(({ start, ...claim }): Marked[] =>
    claim.kind === 'number'
      ? [{ start, figure: claim.quantity }]
      : claim.kind === 'date'
        ? [{ start, date: claim.date }]
        : [],
  )
  const isIn = (token: Token, where: ReadonlySet<number>): boolean => {
    for (const [at, level] of levelsOf(index, token)) {
      // The name of a field, "average" of a grade, is not what the field says.
      const named = index.propositions[at]?.extra ?? []
      if (level >= ALIKE && where.has(at) && !named.some(({ sense }) => sense.stem === token.sense.stem)) return true
    }
    return false
  }
  const isMarkedIn = (mark: Marked, where: ReadonlySet<number>): boolean => {
    for (const at of where) {
      const proposition = index.propositions[at]
      if (proposition !== undefined && holdsMark(mark, proposition)) return true
    }
    return false
  }
  const weigh = (some: readonly Token[]): number => some.reduce((sum, token) => sum + weightOf(index, token), 0)

  const standing = new Map<number, Standing>()
  const papers = caseFile.exhibits.filter(({ number }) => numbers.includes(number))
  for (const group of Map.groupBy(papers, ({ section, entry }) => `${section}/${entry}`).values()) {
    const [first] = group
    if (first === undefined) continue
    const read = group.filter((exhibit) => isRead(exhibit, caseFile))
    for (const { number } of group) standing.set(number, 'unread')
    const told = stated
      .filter((fact) => isProvedBy(fact, first))
      .map(({ id, field, pages }) => {
        const where = places.get(id) ?? NOWHERE
        return {
          isProse: LONG_FIELDS.has(field),
          isPassage: LONG_FIELDS.has(field) || field === 'courses',
          isFunder: field === 'funding_source',
          standsOn: new Set(pages.map(({ exhibit }) => exhibit)),
          words: telling.filter((token) => isIn(token, where)),
          marks: marks.filter((mark) => isMarkedIn(mark, where)),
        }
      })
      .filter((fact) => fact.words.length + fact.marks.length > 0)
    if (told.length === 0) {
      for (const { number } of read) standing.set(number, 'silent')
      continue
    }
    const onPages = new Map(
      read.map(({ number }) => [
        number,
        union(caseFile.pages.filter(({ exhibit }) => exhibit === number).map(({ id }) => places.get(id))),
      ]),
    )
    const strangers = new Set(
      read.filter((exhibit) => !speaksOfItsEntry(exhibit, caseFile)).map(({ number }) => number),
    )
    for (const number of strangers) {
      standing.set(number, 'fails')
      onPages.delete(number)
    }
    if (onPages.size === 0) continue
    const all = [...onPages.keys()]
    const isHeld = (token: Token, by: readonly number[]): boolean =>
      by.some((number) => isIn(token, onPages.get(number) ?? NOWHERE))
    const isMarkHeld = (mark: Marked, { standsOn }: (typeof told)[number], by: readonly number[]): boolean =>
      by.some((number) => standsOn.has(number) || isMarkedIn(mark, onPages.get(number) ?? NOWHERE))
    // A figure that stands on the page tells more than a word; a small one may stand there by chance.
    const bears = (words: readonly Token[], by: readonly number[], held: readonly Marked[] = []): boolean => {
      const figures = held.reduce((sum, mark) => sum + (isTelling(mark) ? FIGURE : 1), 0)
      return weigh(words.filter((token) => isHeld(token, by))) + figures >= MOSTLY * (weigh(words) + figures)
    }
    // A name that stands on the page word for word is held by it, whatever in a long sentence is like its words besides.
    const standsThere = ({ isPassage, standsOn }: (typeof told)[number], by: readonly number[]): boolean =>
      !isPassage && by.some((number) => standsOn.has(number))
    const words = new Set(told.filter((fact) => !standsThere(fact, all)).flatMap((fact) => fact.words))
    const passages = told.filter(({ isPassage }) => isPassage)
    const ofPassages = new Set(passages.flatMap((fact) => fact.words))
    const toldMarks = [...new Set(told.flatMap((fact) => fact.marks))]
    const clauses = clausesOf(text, tokens).map(({ from, to }) => {
      const own = tokens.slice(from, to)
      const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0]
      return {
        words: own.filter((token) => ofPassages.has(token)),
        marks: toldMarks.filter((mark) => mark.start >= start && mark.start < end),
      }
    })
    // What one passage alone tells is not made up for by what others do.
    const alone = passages.map((fact) => ({
      words: fact.words.filter((token) => !told.some((other) => other !== fact && other.words.includes(token))),
      marks: fact.marks,
    }))
    // Who paid is named on the paper, or the paper does not tell it: words of such names stand on many.
    const isPaid = told.every(({ isFunder, standsOn }) => !isFunder || all.some((number) => standsOn.has(number)))
    // What one paper leaves out, another of the same entry may hold.
    const isBorne =
      group.length > read.length ||
      (isPaid &&
        told.every((fact) => fact.marks.every((mark) => isMarkHeld(mark, fact, all))) &&
        [...clauses, ...alone].every(
          (stretch) => stretch.words.length < TELLING || bears(stretch.words, all, stretch.marks),
        ) &&
        bears([...words], all, toldMarks))
    const prose = passages.filter(({ isProse }) => isProse)
    if (prose.length > 0) {
      const words = telling.filter((token) => prose.some((fact) => fact.words.includes(token)))
      const marks = toldMarks.filter(isTelling)
      const small = toldMarks.filter(isSmall)
      const stretches = (number: number): Stretch[] =>
        [...(onPages.get(number) ?? NOWHERE)]
          .toSorted((a, b) => a - b)
          .map((place) => {
            const where = new Set([place])
            return {
              tokens: index.propositions[place]?.tokens ?? [],
              holds: (token) => isIn(token, where),
              marks: (mark) => isMarkedIn(mark, where),
            }
          })
      const papers = new Map(all.map((number) => [number, stretches(number)]))
      const others = [...papers.values()].flat()
      for (const [number, own] of papers) {
        const isWhole = prose.some(({ standsOn }) => standsOn.has(number))
        standing.set(
          number,
          isWhole ||
            isToldBy(
              own,
              words,
              { telling: marks, small },
              weigh,
              clauses.map((clause) => clause.words),
            )
            ? 'holds'
            : group.length === read.length && isOfOther(others, words, marks, weigh)
              ? 'fails'
              : 'unsure',
        )
      }
      continue
    }
    const asked = passages.length > 0 ? passages : told
    for (const number of all) {
      const holdsOne = asked.some(
        (fact) =>
          fact.marks.every((mark) => isMarkHeld(mark, fact, [number])) &&
          (fact.words.length === 0 || standsThere(fact, [number]) || bears(fact.words, [number], fact.marks)),
      )
      standing.set(number, isBorne && holdsOne ? 'holds' : 'fails')
    }
  }
  return standing
}
