import { mainVerb } from './clause.ts'
import { isInFirstPerson } from './own-words.ts'
import { termsOf } from './terms.ts'

/** Fields that hold what somebody is. */
const OF_A_PERSON = /^(?:role|job_title|title|occupation)$/

/** True of a role that was typed as a sentence of its own: "I led our group". */
export const isClause = (role: string): boolean => mainVerb(termsOf(role.replace(/ ?\([^()]*\)/gu, '')))?.sure === true

/** What somebody is, of words that were typed around it: "lead" of "I was the lead" and of "Lead; the design is mine". */
export function titleOf(field: string, typed: string): string {
  if (!OF_A_PERSON.test(field)) return typed
  const bare = typed
    .trim()
    .replace(/^["“]([^"“”]+)["”]$/u, '$1')
    // A role is told of the applicant as it was typed; a post is nobody's own.
    .replace(field === 'role' ? /^$/ : /^(?:my|our) (?:own )?(?=\p{L})/iu, '')
    .replace(/^I (?:was|am|have been|worked as|work as|served as|serve as) (?:an? |the )?(?=\p{L})/iu, '')
  if (!isInFirstPerson(bare)) return bare
  const [head = bare, ...others] = bare.split(/[;,]\s*/)
  const isAlone = others.length > 0 && !isInFirstPerson(head) && !isClause(head)
  return isAlone && others.every((one) => isInFirstPerson(one) && isClause(one)) ? head : bare
}
