import { isPastForm, mainVerb } from './clause.ts'
import { isInFirstPerson } from './first-person.ts'
import { subjectOf } from '../case-file/subject-of.ts'
import { termsOf } from './terms.ts'

/** "Nursing Science (PhD, entry from bachelor)": a field in which people add in brackets what is no part of the name. */
const BRACKETED = /^major$/

/** Fields that hold what somebody is. */
const OF_A_PERSON = /^(?:role|job_title|title|occupation)$/

/** True of a role that was typed as a sentence of its own: "I led our group". */
export const isClause = (role: string): boolean => mainVerb(termsOf(role.replace(/ ?\([^()]*\)/gu, '')))?.sure === true

/** Pasts that tell what befell somebody, and not what they did. */
const BEFELL =
  /^(?:named|elected|appointed|selected|chosen|hired|promoted|invited|paid|funded|supported|supervised|trained|certified|licensed|registered|employed|based|given|known|awarded)$/i

/** "designed the alert rules": a deed without its subject, behind a semicolon or with its object. */
function isDeed(part: string, mark: string): boolean {
  const [, verb = '', next = ''] = /^(?:(?:also|then|later) )?(\p{L}+) (\S+)/u.exec(part) ?? []
  if (!isPastForm(verb) || BEFELL.test(verb) || /^(?:by|as|at|in|to|from|of|for)$/i.test(next)) return false
  return (
    mark === ';' ||
    /^(?:the|an?|all|its|our|my|both|every|each|\d\S*|two|three|four|five|six|seven|eight|nine|ten)$/i.test(next)
  )
}

/** A role that was typed with what was done in it, "lead of the project; designed the rules", told apart. */
export function roleAndDeeds(typed: string): { role: string; deeds: string[] } {
  const parts: { text: string; mark: string }[] = []
  let mark = ';'
  for (const piece of typed.split(/(;\s+|,\s+(?:and\s+)?|\s+and\s+)/u)) {
    if (/^(?:;\s+|,\s+(?:and\s+)?|\s+and\s+)$/u.test(piece)) {
      mark = piece
      continue
    }
    const kind = mark.startsWith(';') ? ';' : ','
    const last = parts.at(-1)
    if (last === undefined || kind === ';' || isDeed(piece, ',')) parts.push({ text: piece, mark })
    else last.text += mark + piece
  }
  const [head, ...rest] = parts
  const done = rest.filter(({ text, mark: before }) => isDeed(text, before.startsWith(';') ? ';' : ','))
  if (head === undefined || done.length === 0 || isDeed(head.text, ';')) return { role: typed, deeds: [] }
  const held = rest.filter((part) => !done.includes(part))
  return {
    role: [head.text, ...held.map(({ text, mark: before }) => before + text)].join(''),
    deeds: done.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1)),
  }
}

/** What somebody is, of words that were typed around it: "lead" of "I was the lead" and of "Lead; the design is mine". */
export function titleOf(field: string, typed: string): string {
  if (BRACKETED.test(field)) return subjectOf(typed.replace(/\s*\([^()]*\)\s*$/u, '') || typed)
  return personal(field, typed)
}

function personal(field: string, typed: string): string {
  if (!OF_A_PERSON.test(field)) return typed
  const bare = (field === 'role' ? roleAndDeeds(typed.trim()).role : typed.trim())
    .replace(/^["“]([^"“”]+)["”]$/u, '$1')
    // A role is told of the applicant as it was typed; a post is nobody's own.
    .replace(field === 'role' ? /^$/ : /^(?:my|our) (?:own )?(?=\p{L})/iu, '')
    .replace(/^I (?:was|am|have been|worked as|work as|served as|serve as) (?:an? |the )?(?=\p{L})/iu, '')
  if (!isInFirstPerson(bare)) return bare
  const [head = bare, ...others] = bare.split(/[;,]\s*/)
  const isAlone = others.length > 0 && !isInFirstPerson(head) && !isClause(head)
  return isAlone && others.every((one) => isInFirstPerson(one) && isClause(one)) ? head : bare
}
