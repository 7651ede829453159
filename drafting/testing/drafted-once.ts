import type { Drafted } from '../drafted.ts'
import { endeavorOf, everything, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draftEndeavors } from '../endeavors/draft.ts'
import { draftPetitionLetter } from '../petition-letter/draft.ts'
import type { Profile } from '../profile.ts'
import { draftRecommendationLetter } from '../recommendation-letter/draft.ts'

/** What many tests of one process ask of the same profile is made at the first. */
function once<T>(make: (profile: Profile) => T): (profile: Profile) => T {
  const made = new WeakMap<Profile, { it: T }>()
  return (profile) => {
    const held = made.get(profile) ?? { it: make(profile) }
    made.set(profile, held)
    return held.it
  }
}

/** No test changes what others read. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}

export const caseFileOf = once(buildCaseFile)

/** The petition for the profile's first endeavor. */
export const petitionOf = once(async (profile): Promise<Drafted> =>
  frozen(await draftPetitionLetter(caseFileOf(profile), { endeavor_id: endeavorOf(profile) }, quietRun())),
)

/** A letter by each of the profile's recommenders, about everything. */
export const lettersOf = once((profile) => Promise.all(profile.referees.map(({ id }) => letterOf(profile, id))))

export const letterOf = async (profile: Profile, referee_id: number): Promise<Drafted> =>
  frozen(await draftRecommendationLetter(caseFileOf(profile), { referee_id, items: everything(profile) }, quietRun()))

/** Ten endeavors beside those that the profile has. */
export const moreEndeavorsOf = once(async (profile) =>
  frozen(await draftEndeavors(caseFileOf(profile), profile.endeavors, quietRun())),
)

/** Ten endeavors as if the profile had none. */
export const firstEndeavorsOf = once(async (profile) =>
  frozen(await draftEndeavors(caseFileOf(profile), [], quietRun())),
)
