import { span } from './dates.ts'
import { joined, words, type Phrase } from './phrase.ts'
import type { Entry } from './portrait.ts'
import { has, termsOf } from './terms.ts'

const DEGREES: Record<string, string> = {
  "Associate's": 'an associate’s degree',
  "Bachelor's": 'a bachelor’s degree',
  "Master's": 'a master’s degree',
  Doctoral: 'a doctorate',
  'Professional Degree': 'a professional degree',
  'High School Diploma': 'a high school diploma',
  Certificate: 'a certificate',
  Other: 'a further qualification',
}

/** "a master’s degree" of the list's "Master's". */
export const degreeName = (degree: string): string => DEGREES[degree] ?? 'a degree'

/** True of a physician's residency, which the form takes among the degrees. */
export const isResidency = (degree: Entry): boolean => /^residency in /i.test(degree.value('major'))

/** "September 2014 to May 2019": how long the studies lasted; the record holds no other day of most degrees. */
function studiesOf(degree: Entry): Phrase | undefined {
  const [start, end] = [degree.value('start_date'), degree.value('end_date')]
  return start === '' || end === ''
    ? undefined
    : words(span(start, end).replace(/^from /u, ''), degree.sources('start_date', 'end_date'))
}

/** "a doctorate in Materials Science from Lake Marrow University (September 2014 to May 2019)" */
export function degreePhrase(degree: Entry, isDated = true): Phrase | undefined {
  const [kind, major, school] = [degree.say('degree', degreeName), degree.say('major'), degree.say('school_name')]
  if (kind === undefined || major === undefined || school === undefined) return undefined
  const end = isDated ? (degree.conferred() ?? studiesOf(degree)) : undefined
  return joined(
    ...(isResidency(degree)
      ? [
          words('a residency in ', kind.sources),
          words(degree.value('major').replace(/^residency in /i, ''), major.sources),
        ]
      : [kind, words(' in '), major]),
    words(isResidency(degree) ? ' at ' : ' from '),
    school,
    ...(end === undefined ? [] : [words(' ('), end, words(')')]),
  )
}

/** "Harrow Fellow", "Rhodes Scholar": called after somebody. */
const NAMED_POST =
  /^(?!(?:Senior|Junior|Research|Postdoctoral|Doctoral|Clinical|Visiting|Teaching|Graduate|Associate|Assistant|Honorary|Principal|Staff|Faculty|Policy|Industry|Executive|Fulltime|Medical|Surgical|Oncology|Cardiology|Engineering|Science|Data|Technical|Program|Project|Adjunct|Distinguished|Postgraduate|Elected|Student|Resident|Training)\b)\p{Lu}\p{L}+ (?:Fellow|Scholar)\b/u

/** A job title as prose writes it: "Senior Research Scientist" is "senior research scientist"; acronyms and names stay. */
export const occupation = (typed: string): string => {
  const title = typed.replace(/\s*\([^()]*\)\s*$/u, '') || typed
  return NAMED_POST.test(title) ? title : smallPost(title)
}

/** What comes after a comma is mostly the subject of a post, and sometimes a post of its own. */
const SECOND_POST =
  /^[\p{L} -]*(?:chair|head|lead|director|manager|coordinator|supervisor|officer|chief|captain|editor|founder|owner|president|principal)$/iu

const smallPost = (title: string): string =>
  title
    .replace(/\bSr\.(?=\s)/g, 'Senior')
    .replace(/\bJr\.(?=\s)/g, 'Junior')
    .replace(/\b[A-Z][a-z]+\b(?! (?:I|II|III|IV|V)\b)/g, (word) => word.toLowerCase())
    .replace(/, (.+)$/, (_, more: string) => (SECOND_POST.test(more) ? ` and ${more}` : ` (${more})`))

const VOWEL = /^(?:[aeio]|u(?!ni|se|ti)|hono|heir|hour|[AEFHILMNORSX](?=[A-Z]{1,4}\b))/

/** Posts of which an organization has one. */
const SOLE = /^(?:founder|president|owner|chief \w+ officer|head of|sole )/i

/** With its article: the indefinite one, unless an organization has one such post only. */
export const article = (noun: string): string => `${SOLE.test(noun) ? 'the' : VOWEL.test(noun) ? 'an' : 'a'} ${noun}`

/** "3 to 5 years" of the list's "3-5 years". */
export const horizon = (eta: string): string =>
  eta
    .replace(/^within (?=\d)/, 'up to ')
    .replace(/(\d)-(\d)/, '$1 to $2')
    .replace(/(\d)\+/, '$1 or more')

/** A sentence as it stands after a comma or a colon: small at its head, unless it begins with a name. */
export function embedded(sentence: string): string {
  const [first] = termsOf(sentence)
  const isName = has(first, 'ProperNoun', 'Acronym', 'Place', 'Person', 'Organization')
  return /^\p{Lu}\p{Ll}*(?=[\s,-])/u.test(sentence) && !isName && !/^I\b/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence
}
