import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { Contradiction, Exhibit, ExhibitPage } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { searchable } from '../../grounding/fold.ts'
import { fieldPlace } from '../places.ts'

/** What entries and papers are compared in. */
export interface Filing {
  profile: Profile
  exhibits: readonly Exhibit[]
  pages: readonly ExhibitPage[]
}

/** Contradictions that one check tells at most: more than anybody works through, and the cost of a check stays bounded. */
export const MOST_OF_A_CHECK = 100

/** A check looks for one kind of contradiction. */
export type Check = (filing: Filing) => Contradiction[]

export const DAY = 86_400_000
export const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`)
export const daysBetween = (from: string, to: string): number => Math.round((dayOf(to) - dayOf(from)) / DAY)

type Dated = { start_date: string; end_date: string | null; is_current?: boolean }

/** The last day of an entry: of one that goes on, today. */
export const endOf = ({ end_date, is_current }: Dated, today: string): string =>
  is_current === true || end_date === null ? today : end_date

/** How long two entries went on at the same time. */
export function overlap(a: Dated, b: Dated, today: string): { start: string; end: string; days: number } {
  const start = a.start_date > b.start_date ? a.start_date : b.start_date
  const [endA, endB] = [endOf(a, today), endOf(b, today)]
  const end = endA < endB ? endA : endB
  return { start, end, days: daysBetween(start, end) + 1 }
}

/** Two names of one body: the same words, or the one's within the other's. */
export function sameBody(a: string, b: string): boolean {
  const [one, other] = [searchable(a), searchable(b)]
  if (one.trim() === '' || other.trim() === '') return false
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.trim().split(' ').length >= 2 && long.includes(short)
}

interface Papers {
  ofEntry: ReadonlyMap<string, readonly Exhibit[]>
  byNumber: ReadonlyMap<number, Exhibit>
  pages: ReadonlyMap<number, readonly ExhibitPage[]>
}

const papersIn = new WeakMap<Filing, Papers>()

/** The papers of a filing by entry and by number, sorted once for all checks. */
function papersOf(filing: Filing): Papers {
  const { exhibits, pages } = filing
  const known = papersIn.get(filing) ?? {
    ofEntry: Map.groupBy(exhibits, ({ section, entry }) => `${section}/${entry}`),
    byNumber: new Map(exhibits.map((exhibit) => [exhibit.number, exhibit])),
    pages: Map.groupBy(pages, ({ exhibit }) => exhibit),
  }
  papersIn.set(filing, known)
  return known
}

/** The pages of an exhibit that could be read. */
export const pagesOfExhibit = (filing: Filing, number: number): readonly ExhibitPage[] =>
  papersOf(filing).pages.get(number) ?? []

/** The pages of the papers of an entry, of these fields where they are named. */
export const pagesOfEntry = (
  filing: Filing,
  section: string,
  entry: number,
  fields?: readonly string[],
): ExhibitPage[] =>
  (papersOf(filing).ofEntry.get(`${section}/${entry}`) ?? [])
    .filter(({ field }) => fields === undefined || fields.includes(field))
    .flatMap(({ number }) => pagesOfExhibit(filing, number))

/** The page of an exhibit as a place: that of the field it was uploaded to, with its number. */
export function pagePlace(filing: Filing, page: ExhibitPage): Contradiction['places'][number] {
  const { section = '', entry = 0, field = '' } = papersOf(filing).byNumber.get(page.exhibit) ?? {}
  return {
    ...fieldPlace(filing.profile, section, entry, field),
    place: `Exhibit ${exhibitLabel(page.exhibit)}, page ${page.page}`,
    exhibit: page.exhibit,
    page: page.page,
  }
}

/** As much of a text as a sentence can carry. */
export const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 87).trimEnd()}…` : text)
