import { repeatsField } from '../../petition-letter/field.ts'
import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'
import { endeavorsIn } from './endeavor-told.ts'

export const FIELD_ONLY =
  'Its title only repeats your field of endeavor. An endeavor is more specific: say which problem in the field, and what you will make or do.'

/** An endeavor is more specific than a field or an occupation (Dhanasar at 889); a document under such a title argues for neither. */
function* find({ lines, caseFile: { profile } }: Reading): Generator<Found> {
  const { field_of_endeavor = '' } = profile.application
  for (const title of endeavorsIn(
    lines,
    profile.endeavors.map((endeavor) => endeavor.title),
  ))
    if (repeatsField(title, field_of_endeavor)) yield { block: null, text: `“${title}” is the endeavor. ${FIELD_ONLY}` }
}

export const fieldAsEndeavor: Rule = {
  id: 'field-as-endeavor',
  severity: 'should',
  kinds: ['petition_letter'],
  find,
}
