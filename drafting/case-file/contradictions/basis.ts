import { EB2_BASES } from '#domain/options.ts'
import type { Contradiction } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { abilityField, CRITERIA_ASKED, exceptionalAbility } from '../exceptional-ability.ts'
import { inYears } from '../months.ts'
import { fieldPlace, placeOf } from '../places.ts'
import { bachelors, carries, chosenBasis, experienceAfter, highestDegree } from '../qualification.ts'
import type { Check } from './filing.ts'

type Place = Contradiction['places'][number]

/** What the entries lack of the basis that was chosen, with the entries it is read from; undefined where none are there yet. */
function lackOf(profile: Profile): { lack: string; places: Place[] } | undefined {
  const chosen = chosenBasis(profile)
  const degreePlace = (id: number, field = 'degree'): Place => fieldPlace(profile, 'academichistory', id, field)
  if (chosen === 'exceptional_ability') {
    if (profile.evidence.length === 0) return undefined
    const found = exceptionalAbility(profile)
    const lack =
      found.length < CRITERIA_ASKED
        ? `your entries speak for ${found.length} of the six kinds of evidence, and at least three are asked for`
        : 'your entries do not tell whether the ability lies in the sciences, the arts or business'
    return abilityField(profile) !== undefined || found.length < CRITERIA_ASKED
      ? { lack, places: profile.evidence.slice(0, 1).map(({ id }) => fieldPlace(profile, 'evidence', id, 'category')) }
      : { lack, places: [fieldPlace(profile, 'application', profile.application.id, 'occupation')] }
  }
  if (profile.academichistory.length === 0) return undefined
  const highest = highestDegree(profile)
  if (chosen === 'advanced degree')
    return {
      lack:
        highest === undefined
          ? 'no entry under Education is a finished degree'
          : `your highest finished degree is ${placeOf(profile, 'academichistory', highest.id)} (${highest.degree})`,
      places: [degreePlace(highest?.id ?? profile.academichistory[0]?.id ?? 0)],
    }
  const start = bachelors(profile)
  if (start === undefined)
    return {
      lack: 'no entry under Education is a finished bachelor’s degree',
      places: profile.academichistory.slice(0, 1).map(({ id }) => degreePlace(id)),
    }
  const { fullTimeMonths, jobs } = experienceAfter(profile, start)
  return {
    lack: `your entries show ${fullTimeMonths === 0 ? 'no' : `${inYears(fullTimeMonths)} of`} full-time work after ${placeOf(profile, 'academichistory', start.id)}`,
    places: [
      degreePlace(start.id, 'end_date'),
      ...jobs.slice(-1).map(({ id }) => fieldPlace(profile, 'professionalhistory', id, 'start_date')),
    ],
  }
}

/** The ways that the entries do carry, by the names that the form has for them. */
const carried = (profile: Profile): string[] =>
  EB2_BASES.filter((eb2_basis) => {
    const other: Profile = { ...profile, application: { ...profile.application, eb2_basis } }
    const basis = chosenBasis(other)
    return basis !== undefined && carries(other, basis)
  })

/** The basis that the applicant named, where the entries do not hold what it asks for. */
export const basisNotCarried: Check = ({ profile }) => {
  const chosen = chosenBasis(profile)
  if (chosen === undefined || carries(profile, chosen)) return []
  const found = lackOf(profile)
  if (found === undefined) return []
  const [other] = carried(profile)
  const instead = other === undefined ? '' : ` They do hold what “${other}” asks for.`
  const { id, eb2_basis = '' } = profile.application
  return [
    {
      kind: 'degree',
      text: `You chose “${eb2_basis}” for EB-2, but ${found.lack}.${instead}`,
      places: [fieldPlace(profile, 'application', id, 'eb2_basis'), ...found.places],
    },
  ]
}
