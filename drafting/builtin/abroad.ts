import { US_STATES } from '#domain/us-states.ts'
import { isPastForm, mainVerb } from './clause.ts'
import type { Entry, Portrait } from './portrait.ts'
import { has, termsOf } from './terms.ts'
import type { Told } from './told.ts'

type Places = Pick<Portrait, 'works' | 'jobs' | 'degrees' | 'unfinished'>

const countryIn = (place: Entry): string =>
  place.value(place.section === 'academichistory' ? 'school_country' : 'country')
export const houseIn = (place: Entry): string =>
  place.value(place.section === 'academichistory' ? 'school_name' : 'organization').trim()

/** A post or a school of which the record says that it lies outside of the United States. */
export const isAbroad = (place: Entry): boolean => !['', 'United States'].includes(countryIn(place))

/** The post or the studies at a work's organization, where the record knows it abroad only. */
export function abroadAt(work: Entry, { jobs, degrees, unfinished }: Places): Entry | undefined {
  const house = work.value('organization').trim()
  const places = [...jobs, ...degrees, ...unfinished].filter((place) => house !== '' && houseIn(place) === house)
  return places.every(isAbroad) ? places[0] : undefined
}

/** True of a sentence that names a house of the record abroad. */
export const namesHouseAbroad = (text: string, { jobs, degrees, unfinished }: Places): boolean =>
  [...jobs, ...degrees, ...unfinished].some((place) => {
    const house = houseIn(place)
    return house !== '' && isAbroad(place) && text.includes(house)
  })

/** Words by which a sentence tells of the United States, wherever the work behind it was done. */
const AT_HOME = new RegExp(
  String.raw`\bU\.?S\.?(?!\p{L})|\bUnited States\b|\bAmericans?\b|\b(?:${Object.keys(US_STATES).join('|')})\b`,
  'u',
)

/** "Herbicides are sprayed on whole fields": what is so at all times is so everywhere. */
const isOfThen = (text: string): boolean => {
  const terms = termsOf(text)
  const verb = terms[mainVerb(terms)?.at ?? -1]
  return (
    verb === undefined ||
    terms.some((term) => /^(?:was|were|had|did)$/i.test(term.text)) ||
    has(verb, 'PastTense') ||
    isPastForm(verb.text)
  )
}

/** "Rural clinics in Kenya have no radiologist": what is so at all times there is not so everywhere. */
const namesPlace = (text: string, place: Entry): boolean =>
  [countryIn(place), place.value('city'), place.value('school_city'), houseIn(place)].some(
    (name) => name !== '' && text.includes(name),
  )

/** What a work abroad met or brought about there: it speaks for the record, and for no need in the United States. */
export function isOfAbroad(told: Told, record: Places): boolean {
  const { section, entry, field } = told.proof ?? told
  const work = record.works.find((one) => one.section === section && one.id === entry)
  const place = work === undefined ? undefined : abroadAt(work, record)
  return (
    work !== undefined &&
    place !== undefined &&
    !AT_HOME.test(told.text) &&
    (field === 'impact' || isOfThen(told.text) || namesPlace(told.text, place))
  )
}
