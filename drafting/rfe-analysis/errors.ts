import type { CaseFile } from '../case-file.ts'
import { pronounSet } from '../case-file/names.ts'
import { degreesIn, NAMED_DEGREES } from '../case-file/degree-names.ts'
import { fullName } from '../case-file/names.ts'
import { isOfResponse } from '#domain/exhibit-number.ts'
import { nearlySame } from './nearly-same.ts'
import { oneLine } from './passage.ts'
import type { RfeCase } from '../rfe.ts'
import { bodiesOf, readBlocks } from '../rfe-notice/page/read-blocks.ts'
import { tell } from '../rfe-notice/told.ts'
import { figure } from './errors/figures.ts'
import { employer, occupation } from './errors/occupation.ts'
import { recordWords } from './errors/record-words.ts'
import { fold, names, OF_APPLICANT, OTHERS, told, type FactualError, type Rule, type Statement } from './errors/rule.ts'
import { isNamed } from './whose-notice.ts'

/** The law is about every petitioner, and a decision about its own. */
const IN_GENERAL =
  /\b(?:must|shall|may|a petitioner|an alien|the alien|his or her|he or she|8 C\.?F\.?R|section \d|I&N|Dhanasar|AAO|precedent|decision|determined that the petitioner|[Ii]n that (?:case|matter|decision)|Matter of)\b/u

const SPOKEN = { 'he/him': /\b(?:he|him|his|himself)\b/iu, 'she/her': /\b(?:she|her|hers|herself)\b/iu } as const
const TITLES = { 'he/him': /\bMr\.?\s/u, 'she/her': /\b(?:Ms|Mrs|Miss)\.?\s/u } as const

/** At its head, so that the pronoun behind it is that of no other person. */
const ABOUT_APPLICANT =
  /^(?:(?:however|further|also|although|while|in addition),? )?(?:the |this )?(?:self-)?(?:petitioner|beneficiary)\b/iu

/** A pronoun is told to the applicant; an officer is not put right over one. */
export const isOfPronoun = ({ record }: { record: string }): boolean => / as (?:he\/him|she\/her)\.$/u.test(record)

/** She where it should be he, or the other way round. */
const pronoun: Rule = ({ quote }, { profile, facts }) => {
  const { application } = profile
  const own = pronounSet(application)
  if (own === 'they/them' || OTHERS.test(quote)) return undefined
  const wrong = own === 'he/him' ? 'she/her' : 'he/him'
  const titled = new RegExp(
    `${TITLES[wrong].source}(?:\\p{L}+ )?${application.last_name.replace(/[^\p{L} -]/gu, '.')}(?!\\p{L})`,
    'u',
  )
  // Other names in the sentence could be whose pronoun it is.
  const others = /\b(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+\p{Lu}/u.test(quote)
  const isSaid = ABOUT_APPLICANT.test(quote) && !others && SPOKEN[wrong].test(quote) && !SPOKEN[own].test(quote)
  if (!isSaid && !titled.test(quote)) return undefined
  return told(
    facts.find(({ section, field }) => section === 'application' && field === 'pronoun_set'),
    `The record speaks of ${fullName(application)} as ${own}.`,
  )
}

/** Without what somebody else is quoted to have said. */
const unquoted = (text: string): string => text.replace(/“[^”]*(?:”|$)|"[^"]*(?:"|$)/gu, ' ')

const NAMED = /\b(?:petitioner|beneficiary|applicant)(?:'s name|’s name)?\s*:\s*([^\n;:]{3,60})/iu

/** The applicant's name with other letters in it; another person's name is none of this. */
const name: Rule = ({ quote }, { profile, facts }) => {
  const printed = NAMED.exec(quote)?.[1]
  const { first_name, middle_name, last_name } = profile.application
  if (printed === undefined || last_name.trim() === '') return undefined
  const own = new Set(fold(`${first_name} ${middle_name} ${last_name}`).split(' '))
  const parts = fold(printed.replace(/\b(?:mr|ms|mrs|dr)\b\.?/giu, ''))
    .split(' ')
    .filter((part) => part.length > 1)
  const strange = parts.filter((part) => !own.has(part))
  const isSamePerson =
    parts.length >= 2 && parts.length <= 5 && strange.length === 1 && parts.length - strange.length >= 1
  const isSpelledAlike = strange.some((part) => [...own].some((one) => !parts.includes(one) && nearlySame(part, one)))
  if (!isSamePerson || !isSpelledAlike) return undefined
  return told(
    facts.find(({ section, field }) => section === 'application' && field === 'full_name'),
    `The name is ${fullName(profile.application)}.`,
  )
}

const HELD =
  /\b(?:holds?|held|earned|received|awarded|completed|obtained|graduated|conferred|possess(?:es)?|degree)\b/iu
const YEAR = /\b(?:19|20)\d\d\b/gu

/** Another degree, or another year, than the record has from that school. */
const degree: Rule = ({ quote }, { profile, fact }) => {
  if (
    !HELD.test(quote) ||
    !OF_APPLICANT.test(quote) ||
    OTHERS.test(quote) ||
    /\b(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+\p{Lu}/u.test(quote)
  )
    return undefined
  const here = profile.academichistory.filter(({ school_name }) => names(quote, school_name))
  const [entry] = here
  // Of two schools in a sentence nobody can say whose degree it is.
  if (entry === undefined || new Set(here.map(({ school_name }) => school_name)).size > 1) return undefined
  const said = degreesIn(quote).filter((one) => NAMED_DEGREES.has(one))
  const held = here.map((one) => one.degree)
  const own = fact('academichistory', entry.id, 'degree')
  if (said.length === 1 && held.every((one) => NAMED_DEGREES.has(one)) && !held.some((one) => said.includes(one)))
    return told(own, `The degree from ${entry.school_name} is: ${held.join('; ')}, ${entry.major}.`)
  const years = [...quote.matchAll(YEAR)].map(([year]) => year)
  const ends = here.flatMap(({ start_date, end_date }) => [start_date.slice(0, 4), (end_date ?? '').slice(0, 4)])
  if (
    years.length === 1 &&
    here.length === 1 &&
    entry.end_date !== null &&
    !entry.is_current &&
    !ends.includes(years[0] ?? '')
  )
    return told(
      fact('academichistory', entry.id, 'end_date') ?? own,
      `The record dates the degree from ${entry.school_name} ${entry.end_date.slice(0, 4)}.`,
    )
  return undefined
}

const WORKED = /\b(?:employed|worked|works?|employment|served|position)\b/iu
const SPAN =
  /\bfrom\s+(?:\p{Lu}\p{Ll}+\.?\s+)?(?:\d{1,2},?\s+)?((?:19|20)\d\d)\s+(?:to|until|through|-|–)\s+(?:\p{Lu}\p{Ll}+\.?\s+)?(?:\d{1,2},?\s+)?((?:19|20)\d\d|present)\b/iu

/** Other years at an employer than the record has. */
const employment: Rule = ({ quote }, { profile, fact }) => {
  const span = SPAN.exec(quote)
  if (span === null || !WORKED.test(quote) || !OF_APPLICANT.test(quote)) return undefined
  const here = profile.professionalhistory.filter(({ organization }) => names(quote, organization))
  const [entry] = here
  // Of several posts, or several employers in a sentence, nobody can say which years are whose.
  if (entry === undefined || here.length > 1 || (quote.match(/\bfrom\b/giu) ?? []).length > 1) return undefined
  const [, from = '', to = ''] = span
  const { start_date, end_date, is_current, organization } = entry
  const ends = is_current || end_date === null ? null : end_date.slice(0, 4)
  const isStart = start_date.startsWith(from)
  const isEnd = ends === null ? true : /present/iu.test(to) ? false : ends === to
  if (isStart && isEnd) return undefined
  return told(
    fact('professionalhistory', entry.id, 'start_date'),
    `The record dates the work at ${organization} from ${start_date.slice(0, 7)} ${ends === null ? 'on, to this day' : `to ${(end_date ?? '').slice(0, 7)}`}.`,
  )
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const COUNTED = new RegExp(
  `\\b(?:submitted|provided|included|contains|record (?:includes|contains))\\b[^.]{0,40}?\\b(?:(only|just) )?(${NUMBERS.join('|')}|\\d{1,2})(?: \\(\\d{1,2}\\))?(?: \\p{Ll}+)?(?: recommendation| support| reference| expert)? letters?\\b(?: of (?:recommendation|support|reference))?`,
  'iu',
)

/** Fewer letters than were filed. Only the papers that are known to have been filed are counted. */
const lettersCounted: Rule = ({ quote }, { exhibits, profile, facts }, { filed }) => {
  const said = COUNTED.exec(quote)?.[2]?.toLowerCase()
  if (said === undefined || !/recommend|support|reference|expert|letter/iu.test(quote)) return undefined
  const count = /\d/.test(said) ? Number(said) : NUMBERS.indexOf(said) + 1
  const uploaded = filed.filter(({ kind }) => kind === 'recommendation').length
  const isTold = profile.newPapers !== undefined
  const signed = exhibits.filter(({ number, field }) => field === 'signed_letter' && !isOfResponse(number))
  const held = Math.max(uploaded, isTold ? signed.length : 0)
  if (held <= count) return undefined
  const [letter] = signed
  const fact =
    letter &&
    facts.find(
      ({ section, entry, field }) => section === letter.section && entry === letter.entry && field === 'signed_letter',
    )
  const record = `The record has ${held} letters that were filed.`
  return told(fact, record) ?? { record, place: 'Filed letters' }
}

const RULES: readonly Rule[] = [name, pronoun, degree, employment, lettersCounted, occupation, employer, figure]

const OF_NOBODY: ReadonlySet<string> = new Set(['law', 'boilerplate'])

/** What is said of this case, and the lines of the caption, which are no sentences. */
const statementsIn = (pages: readonly string[]): Statement[] => [
  ...tell(readBlocks(bodiesOf(pages)))
    .filter(({ role }) => !OF_NOBODY.has(role))
    .map(({ text, page }) => ({ quote: oneLine(text), page })),
  ...pages.flatMap((text, at) =>
    text
      .split('\n')
      .filter((line) => NAMED.test(line))
      .map((line) => ({ quote: oneLine(line), page: at + 1 })),
  ),
]

/** What the notice says of the case and the record says otherwise; where anything else could be meant, nothing is said. */
export function errorsIn(caseFile: CaseFile, rfe: RfeCase): FactualError[] {
  if (caseFile.profile.application.last_name === '') return []
  const found: FactualError[] = []
  // What is said of another person's work is none of this one's.
  const isOfApplicant = isNamed(rfe.notice.pages.join('\n'), fullName(caseFile.profile.application))
  const record = isOfApplicant ? recordWords(caseFile, rfe) : undefined
  const statements = statementsIn(rfe.notice.pages).filter(({ quote }) => !IN_GENERAL.test(quote))
  for (const rule of RULES)
    for (const statement of statements) {
      const error = rule({ ...statement, quote: unquoted(statement.quote) }, caseFile, rfe, record)
      // Once is enough of each kind of mistake.
      if (error === undefined || found.some((one) => one.record === error.record || one.quote === statement.quote))
        continue
      found.push({ ...statement, ...error })
    }
  return found.sort((a, b) => a.page - b.page)
}
