import type { Contradiction } from '../../case-file.ts'
import { FACT_SECTIONS } from '../fields.ts'
import { fieldPlace, isSection } from '../places.ts'
import { sharesIn, type Share } from '../shares-in.ts'
import { pagePlace, sameBody, short, type Check, type Filing } from './filing.ts'

/** What tells what was done; goals and plans tell what was not. */
const TOLD = ['background', 'challenge', 'solution', 'impact', 'comments', 'job_summary', 'brief_introduction'] as const
/** No more words than this are read of one paper. */
const READ = 30_000

/** A share with its place, and the entry or the paper that tells it. */
interface Placed extends Share {
  source: string
  place: Contradiction['places'][number]
}

const WORKS = ['academicprojects', 'professionalprojects', 'professionalhistory'] as const
const isWork = (section: string): boolean => WORKS.some((one) => one === section)

const works = (profile: Filing['profile']) =>
  WORKS.flatMap((section) => profile[section].map(({ id, organization }) => ({ section, id, organization })))

/** Two works, or posts at two bodies, each with figures of its own. */
function areTwoWorks({ place: one }: Placed, { place: other }: Placed, { profile }: Filing): boolean {
  if (!isWork(one.section) || !isWork(other.section)) return false
  if (one.section === other.section) return one.entry !== other.entry
  const bodyOf = ({ section, entry }: Contradiction['places'][number]): string =>
    works(profile).find((work) => work.section === section && work.id === entry)?.organization ?? ''
  return !sameBody(bodyOf(one), bodyOf(other))
}

function placedIn(filing: Filing): Placed[] {
  const { profile, pages } = filing
  const sections = Object.keys(FACT_SECTIONS).filter(isSection)
  const told = sections.flatMap((section) =>
    profile[section].flatMap((entry) =>
      TOLD.flatMap((field): Placed[] => {
        const text = (entry as Readonly<Record<string, unknown>>)[field]
        if (typeof text !== 'string') return []
        const place = fieldPlace(profile, section, entry.id, field)
        return sharesIn(text).map((share) => ({
          ...share,
          source: `${section}/${entry.id}`,
          place: { ...place, told: share.figure },
        }))
      }),
    ),
  )
  const left = new Map<number, number>()
  const read = pages.flatMap((page): Placed[] => {
    const rest = left.get(page.exhibit) ?? READ
    const text = page.text.slice(0, rest)
    left.set(page.exhibit, rest - text.length)
    const place = pagePlace(filing, page)
    return sharesIn(text).map((share) => ({ ...share, source: `E${page.exhibit}`, place }))
  })
  return [...told, ...read]
}

const isWithin = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean => [...some].every((one) => others.has(one))
const meets = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean => [...some].some((one) => others.has(one))

/** The same words for what is measured; a longer name of it has two words of it at least. */
function sameMeasure({ measure: one }: Share, { measure: other }: Share): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  return isWithin(small, large) && (small.size === large.size || small.size > 1)
}

/** Told of other places, or of other years, both may be right. */
const apart = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  one.size > 0 && other.size > 0 && !meets(one, other)

const sameQuestion = (one: Share, other: Share): boolean =>
  one.way === other.way &&
  sameMeasure(one, other) &&
  !apart(one.scope, other.scope) &&
  !apart(one.years, other.years) &&
  // Two falls from one figure to another may be told of two times.
  !(one.isReckoned && other.isReckoned)

const agree = (one: Share, other: Share): boolean =>
  one.values.some((a) => other.values.some((b) => Math.abs(a - b) < Math.max(one.unit, other.unit)))

const inWords = ({ text, figure }: Share): string => (text.length <= 90 ? text.trim() : short(figure))

function told(one: Placed, other: Placed): string {
  const [first, second] = other.isReckoned ? [other, one] : [one, other]
  const [reckoned = 0] = first.values
  return first.isReckoned
    ? `${first.place.place} says “${inWords(first)}”, a change of ${Math.round(reckoned)} percent, but ${second.place.place} says “${inWords(second)}”.`
    : `${first.place.place} says “${inWords(first)}”, but ${second.place.place} says “${inWords(second)}” of the same measure.`
}

/** Two shares by which one and the same measure fell or rose, or a share and two figures from which another is reckoned. */
export const sharesOfOneMeasure: Check = (filing) => {
  const all = placedIn(filing)
  /** A source that has the other's share as well tells it of something else here. */
  const alsoSays = (source: string, share: Placed): boolean =>
    all.some((one) => one.source === source && one.way === share.way && sameMeasure(one, share) && agree(one, share))
  const seen = new Set<string>()
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other): Contradiction[] => {
      const pair = `${one.source} ${other.source} ${[...one.measure].sort().join(' ')}`
      if (one.source === other.source || seen.has(pair) || !sameQuestion(one, other) || agree(one, other)) return []
      if (areTwoWorks(one, other, filing)) return []
      if (alsoSays(one.source, other) || alsoSays(other.source, one)) return []
      seen.add(pair)
      return [{ kind: 'figure', text: told(one, other), places: [one.place, other.place] }]
    }),
  )
}
