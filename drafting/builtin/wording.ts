import { monthOf } from './dates.ts'
import { joined, words, type Phrase } from './phrase.ts'
import type { Entry } from './portrait.ts'

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

/** "a doctorate in Materials Science from Lake Marrow University (May 2019)" */
export function degreePhrase(degree: Entry): Phrase | undefined {
  const [kind, major, school] = [degree.say('degree', degreeName), degree.say('major'), degree.say('school_name')]
  if (kind === undefined || major === undefined || school === undefined) return undefined
  const end = degree.say('end_date', monthOf)
  return joined(
    kind,
    words(' in '),
    major,
    words(' from '),
    school,
    ...(end === undefined ? [] : [words(' ('), end, words(')')]),
  )
}

/** A job title as prose writes it: "Senior Research Scientist" is "senior research scientist"; acronyms and names stay. */
export const occupation = (title: string): string =>
  title
    .replace(/\bSr\.(?=\s)/g, 'Senior')
    .replace(/\bJr\.(?=\s)/g, 'Junior')
    .replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
    .replace(/, (.+)$/, ' ($1)')

const VOWEL = /^(?:[aeio]|u(?!ni|se|ti)|hono|heir|hour|[AEFHILMNORSX](?=[A-Z]{1,4}\b))/

/** With its indefinite article. */
export const article = (noun: string): string => `${VOWEL.test(noun) ? 'an' : 'a'} ${noun}`
