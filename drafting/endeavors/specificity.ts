import { FIELDS_OF_STUDY, INDUSTRIES } from '#domain/options.ts'
import type { Profile } from '../profile.ts'
import { contentWords } from '../builtin/passages.ts'
import { DEEDS, GENERALITIES, GRADES, OCCUPATIONS } from './occupations.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(contentWords(text))

const FIELDS = setOf(`${FIELDS_OF_STUDY.join(' ')} ${INDUSTRIES.join(' ')}`)
const GENERAL = setOf(GENERALITIES)
const HELD = setOf(OCCUPATIONS)
const GRADE = setOf(GRADES)
const DEED = new Set(DEEDS.split(' '))

/** True of words that begin with what is to be done. */
export const beginsWithDeed = (text: string): boolean => DEED.has(/^\p{L}+(?= )/u.exec(text)?.[0]?.toLowerCase() ?? '')

/** Where the head of a title ends and what it is about begins. */
const AFTER_HEAD = /\s(?:in|of|for|at|on|to|with|who|specializing|focused|working)\s|[,:;(]/i

/** "Working as a nurse", "Employment as …", "To be an engineer". */
const AS_POST =
  /^(?:to )?(?:work|working|serve|serving|practice|practicing|employment|position|job|career|be|being|becoming|continuing|continue)\b(?: \w+){0,3}? (?:as )?an? /i

/** What is done or made, so that a title tells of an undertaking and not of a subject. */
const UNDERTAKEN =
  /\b(?!(?:engineering|nursing|computing|manufacturing|marketing|learning|accounting|teaching|banking|farming|nothing|something|anything|during|according|working|processing|housing|mining)\b)\p{L}{2,}ing\b|\b(?:alarms?|alerts?|analys[ei]s|app|apprenticeships?|archives?|atlas|book|boxes|cards?|catalog|census|club|clubs|collection|controllers?|course|curriculum|database|dataset|detection|devices?|early|evaluation|exchange|exhibition|extension|filters?|formula|framework|grading|guides?|guidelines?|handbook|index|installation|instruments?|inventory|kits?|labs|library|licens\w+|line|machines?|manual|map|maps|measurement|methods?|model|models|monitoring|network|pathway|pilot|platform|procedure|program|programs|project|protocols?|prototype|publication|record|records|recovery|reduction|registers?|registry|removal|repetition|repair|replacement|restoration|return|reuse|samples?|score|screening|sensors?|series|service|standards?|stud(?:y|ies)|survey|tables?|tapestr(?:y|ies)|test|tests|tools?|toolkit|trial|trials|tutoring|units?|upkeep|vaccines?|version|warning|watch|workshops?)\b/iu

/** What of a profile names occupations and fields. */
export type Known = Pick<Profile, 'professionalhistory' | 'academichistory'> & {
  application?: Pick<Profile['application'], 'occupation' | 'field_of_endeavor'>
}

/** Teaching is an occupation; teaching four students is a thing to be done. */
const COUNTED = /^\p{L}+ing (?:\d+|two|three|four|five|six|seven|eight|nine|ten) /iu

/**
 * Why a title is no endeavor, in a few words for whoever typed it; undefined where it names an undertaking. "The term
 * endeavor is more specific than the general occupation" (USCIS Policy Manual, Volume 6, Part F, Chapter 5).
 */
export function whyUnspecific(title: string, profile?: Known): string | undefined {
  const words = contentWords(title)
  if (words.length === 0) return 'it says nothing yet'
  const { occupation = '', field_of_endeavor = '' } = profile?.application ?? {}
  const posts = setOf([...(profile?.professionalhistory ?? []).map((job) => job.job_title), occupation].join(' '))
  const studied = setOf([...(profile?.academichistory ?? []).map(({ major }) => major), field_of_endeavor].join(' '))
  const head = contentWords(title.replace(AS_POST, '').split(AFTER_HEAD)[0] ?? title)
  const last = (title.split(AFTER_HEAD)[0] ?? title).split(/\s+/).at(-1) ?? ''
  // Whoever counts what is done names no post: "Pilot in 3 counties".
  const isPost =
    !/\d/.test(title) &&
    HELD.has(head.at(-1) ?? '') &&
    head.length <= LONG_POST &&
    !last.endsWith('ing') &&
    !/^\p{L}+ing\b/u.test(title)
  if (AS_POST.test(title) || isPost) return 'it names an occupation: say what is to be undertaken, not what you are'
  const own = words.filter(
    (word) =>
      !FIELDS.has(word) &&
      !GENERAL.has(word) &&
      !HELD.has(word) &&
      !GRADE.has(word) &&
      !posts.has(word) &&
      !studied.has(word),
  )
  if (own.length === 0) return 'it names a field: say which problem in it, and what you will make or do'
  const hasAim = own.length >= RICH && /\b(?:for|that|to|so that|by which|with)\b/i.test(title)
  if (!UNDERTAKEN.test(title) && !COUNTED.test(title) && !hasAim && !title.split(': ').some(beginsWithDeed))
    return 'it names a subject: say what will be made or done about it'
  if (words.length < FEW || own.length + (title.match(/\d/) === null ? 0 : 1) < 2)
    return 'it is too short to tell this undertaking from another: say for whom or with what result'
  return undefined
}

/** Words of its own with which a title that says for what is more than a subject. */
const RICH = 3

/** Content words under which a title tells nobody what is undertaken. */
const FEW = 3

/** Words up to which an occupation is named. */
const LONG_POST = 4

/** True of a title that names an undertaking. */
export const isSpecific = (title: string, profile?: Known): boolean => whyUnspecific(title, profile) === undefined
