import type { Contradiction } from '../../case-file.ts'
import { fullName, nameOrNative } from '../names.ts'
import { fieldPlace, placeOf } from '../places.ts'
import type { Check } from './filing.ts'

const LATIN = 'latin_first_name'

/** A person whose name is known in another script alone: no paper of an English filing can name them. */
export const nameNotInLatin: Check = ({ profile }) => {
  const { application, referees } = profile
  const asked = (section: string, entry: number, place: string, text: string): Contradiction => ({
    kind: 'name',
    text,
    places: [{ ...fieldPlace(profile, section, entry, LATIN), place: `${place}, Name in Latin letters` }],
  })
  const own =
    fullName(application) === '' && application.native_name !== undefined
      ? [
          asked(
            'application',
            application.id,
            'Personal Info',
            `Your name, ${application.native_name}, is not in Latin letters yet. Your documents need it as your passport prints it.`,
          ),
        ]
      : []
  const theirs = referees.filter((referee) => fullName(referee) === '' && referee.native_name !== undefined)
  return [
    ...own,
    ...theirs.map((referee) =>
      asked(
        'referees',
        referee.id,
        placeOf(profile, 'referees', referee.id),
        `The name of ${placeOf(profile, 'referees', referee.id)}, ${nameOrNative(referee)}, is not in Latin letters yet. Your letters need it as the passport prints it.`,
      ),
    ),
  ]
}
