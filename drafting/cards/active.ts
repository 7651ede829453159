import { isPastForm } from '../builtin/clause.ts'
import { PARTICIPLE } from '../builtin/openings.ts'
import { has, termsOf } from '../builtin/terms.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that open a note and say nothing of what anybody does. */
const NO_DEED = wordsOf('be been being is are was were see nothing none no nobody not never tbd unknown same')

/** Past forms that say, without a subject before them, what was done to somebody or something: "Awarded the medal". */
const RECEIVED = wordsOf(
  'accepted admitted agreed appointed asked assigned awarded based called certified cited considered elected employed expected ' +
    'featured funded granted hired invited known licensed listed meant named needed nominated offered ordained paid planned ' +
    'promoted ranked recognized recommended related required selected shortlisted supposed used',
)

/** Words between a past form and what it was done to or by: "Trained as a nurse", "Sold to the county". */
const NO_OBJECT = wordsOf('as at by for from in of on over since through to under upon until via with within')

/**
 * Whether a fragment opens with a plain verb of what somebody did or means to do, so that a name before it makes a statement:
 * "Trained 60 teachers", "To publish an atlas". Not so "To be agreed with the districts", "Nothing settled yet", "Given a lab".
 */
export function isActive(fragment: string): boolean {
  const terms = termsOf(fragment)
  const isAim = terms[0]?.text.toLowerCase() === 'to'
  const [verb, next] = isAim ? terms.slice(1) : terms
  const word = verb?.text.toLowerCase() ?? ''
  const following = next?.text.toLowerCase() ?? ''
  if (NO_DEED.has(word) || NO_DEED.has(following) || word.endsWith('ing') || has(verb, 'Adverb')) return false
  if (isAim || !isPastForm(word)) return has(verb, 'Verb', 'Infinitive', 'Imperative')
  return next !== undefined && !PARTICIPLE.has(word) && !RECEIVED.has(word) && !NO_OBJECT.has(following)
}
