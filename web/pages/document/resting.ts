import type { Sentence } from '#domain/document.ts'
import type { Exhibit, Source } from '../../api/document.ts'

/** A paper of the filing that a sentence rests on, at a page where one is known, and the words it was read from. */
export interface RestingExhibit {
  exhibit: Exhibit
  page: number | null
  /** The page's own words, where they were read. */
  words: Source | null
  /** Entries of the profile whose value was found on that page. */
  found: Source[]
}

export interface Resting {
  exhibits: RestingExhibit[]
  authorities: Source[]
  /** Facts of the profile, and what was worked out from them. */
  facts: Source[]
  /** Ids that are neither in the case file nor in the library any more. */
  unknown: string[]
}

interface Held {
  sources: ReadonlyMap<string, Source>
  exhibits: ReadonlyMap<number, Exhibit>
}

/** What a sentence rests on: papers in the order in which it cites them, the law, and the profile's own words. */
export function restingOf(sentence: Sentence, { sources, exhibits }: Held): Resting {
  const resting: Resting = { exhibits: [], authorities: [], facts: [], unknown: [] }
  const named = [...new Set(sentence.sources)]
  const pageSources = named.flatMap((id) => {
    const source = sources.get(id)
    return source?.kind === 'page' ? [source] : []
  })
  const paper = (number: number, page: number | null, words: Source | null) => {
    const exhibit = exhibits.get(number)
    const there = resting.exhibits.find((one) => one.exhibit.number === number)
    if (there !== undefined) {
      there.page ??= page
      there.words ??= words
    } else if (exhibit !== undefined) resting.exhibits.push({ exhibit, page, words, found: [] })
  }
  const pageOf = (number: number) => pageSources.find((source) => source.exhibits.some((one) => one.number === number))
  for (const inline of sentence.inlines)
    if (inline.kind === 'exhibit') paper(inline.number, inline.page ?? null, pageOf(inline.number) ?? null)
  for (const id of named) {
    const source = sources.get(id)
    if (source === undefined) resting.unknown.push(id)
    else if (source.kind === 'authority') resting.authorities.push(source)
    else if (source.kind === 'fact' || source.kind === 'derived') resting.facts.push(source)
    else for (const { number, page } of source.exhibits) paper(number, page, source.kind === 'page' ? source : null)
  }
  // A page at which a fact was found in a paper that the sentence cites without one.
  for (const fact of resting.facts)
    for (const { number, page } of fact.exhibits) {
      const there = resting.exhibits.find((one) => one.exhibit.number === number)
      if (there === undefined || page === null) continue
      there.page ??= page
      if (there.page === page) there.found.push(fact)
    }
  return resting
}

/** Facts of one place of the profile as one: `Employment project 2, Impact`. */
export function placesOf(facts: readonly Source[]): { place: string; href: string | null; facts: Source[] }[] {
  const places = new Map<string, { place: string; href: string | null; facts: Source[] }>()
  for (const fact of facts) {
    const place = fact.place.split(', ')[0] ?? fact.place
    const there = places.get(place)
    if (there === undefined) places.set(place, { place, href: fact.href, facts: [fact] })
    else there.facts.push(fact)
  }
  return [...places.values()]
}
