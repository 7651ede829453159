import type { Contradiction } from '../../case-file.ts'
import { FACT_SECTIONS } from '../fields.ts'
import { fieldPlace, isSection } from '../places.ts'
import { sharesIn, type Share } from '../shares-in.ts'
import { MOST_OF_A_CHECK, pagePlace, sameBody, short, type Check, type Filing } from './filing.ts'
import { MeasureIndex } from './measure-index.ts'

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

/** The body of each work and post, by its section and number. */
const bodiesOf = ({ profile }: Filing): ReadonlyMap<string, string> =>
  new Map(
    WORKS.flatMap((section) =>
      profile[section].map(({ id, organization }): [string, string] => [`${section}/${id}`, organization]),
    ),
  )

/** Two works, or posts at two bodies, each with figures of its own. */
function areTwoWorks(one: Placed, other: Placed, bodies: ReadonlyMap<string, string>): boolean {
  const [first, second] = [one.place, other.place]
  if (!isWork(first.section) || !isWork(second.section)) return false
  if (first.section === second.section) return first.entry !== second.entry
  const bodyOf = ({ section, entry }: Contradiction['places'][number]) => bodies.get(`${section}/${entry}`) ?? ''
  return !sameBody(bodyOf(first), bodyOf(second))
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

const meets = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean => [...some].some((one) => others.has(one))

/** Told of other places, or of other years, both may be right. */
const apart = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  one.size > 0 && other.size > 0 && !meets(one, other)

/** Of two shares of one measure. */
const sameQuestion = (one: Share, other: Share): boolean =>
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
  const measures = new MeasureIndex(all.map(({ way, measure }) => ({ way, measure })))
  const ofSource = new Map(
    [...Map.groupBy(all, ({ source }) => source)].map(([source, own]) => [
      source,
      { own, measures: new MeasureIndex(own) },
    ]),
  )
  /** A source that has the other's share as well tells it of something else here. */
  const alsoSays = (source: string, share: Placed): boolean => {
    const { own = [], measures: known } = ofSource.get(source) ?? {}
    return known?.sameAs(share).some((at) => own[at] !== undefined && agree(own[at], share)) === true
  }
  const bodies = bodiesOf(filing)
  const seen = new Set<string>()
  const found: Contradiction[] = []
  for (const [at, one] of all.entries()) {
    const measure = [...one.measure].sort().join(' ')
    for (const behind of measures.sameAs(one, at)) {
      const other = all[behind]
      if (other === undefined || one.source === other.source || !sameQuestion(one, other) || agree(one, other)) continue
      const pair = `${one.source} ${other.source} ${measure}`
      if (seen.has(pair) || areTwoWorks(one, other, bodies)) continue
      if (alsoSays(one.source, other) || alsoSays(other.source, one)) continue
      seen.add(pair)
      found.push({ kind: 'figure', text: told(one, other), places: [one.place, other.place] })
      if (found.length === MOST_OF_A_CHECK) return found
    }
  }
  return found
}
