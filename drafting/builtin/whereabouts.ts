import { isAbroad } from './abroad.ts'
import { words, type Phrase } from './phrase.ts'
import type { Entry } from './portrait.ts'

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The places that name where something is, each once: a city that is its own region, or its own country, is no two of them. */
export const named = (city: string, region: string, country: string): string[] => {
  const isHome = country === 'United States' || country === ''
  // "New York, New York" is how the city is told from the state.
  if (isHome) return [city, region].filter((place) => place !== '')
  const regions = region === '' || isSame(city, region) ? [country] : [region]
  return [city, ...regions].filter(
    (place, at, all) => place !== '' && !all.slice(0, at).some((one) => isSame(one, place)),
  )
}

/** Where a post is held: its city with the state, or with the country where no region tells more. */
export function seatOfPost(job: Entry): Phrase | undefined {
  const [city, state, country] = [job.value('city'), job.value('state'), job.value('country')]
  if (city === '' || (state === '' && !isAbroad(job))) return undefined
  const places = named(city, state, country)
  const fields = ['city', 'state', 'country'].filter((field) => places.includes(job.value(field)))
  return words(places.join(', '), job.sources(...fields))
}
