import { US_STATES } from '#domain/us-states.ts'
import { contentWords } from '../../builtin/passages.ts'
import type { CaseFile } from '../../case-file.ts'
import { OCCUPATIONS } from '../../endeavors/occupations.ts'
import { OF_APPLICANT, OTHERS, fold, told, type Otherwise, type Rule } from './rule.ts'
import { says, type RecordWords } from './record-words.ts'

/** What somebody does for a living, or means to; what one also did once is none. */
const WORKS =
  /\b(?:(?:will|would|intends? to|plans? to|means? to|seeks? to|proposes? to|continues? to|is going to) (?:\p{L}+ )?(?:work|be employed|practice)|(?:currently |presently |now )?works|is (?:currently |presently |now )?(?:employed|working)|(?:occupation|profession|proposed employment|current position|job) is(?: that of)?)\b/iu
const AS =
  /^(?: \p{L}+ly| full-time| part-time)? (?:as |that of |of )?(?:an? |the )([\p{L}][\p{L} -]{2,50}?)(?= (?:at|in|for|with|on|who|whose|that|to|and|of|by|under|within|throughout|where|since|from)\b|[.,;:]|$)/iu
/** What is doubted or only supposed is not said. */
const SUPPOSED = /\b(?:not|never|nor|whether|if|unclear|could|might|or)\b/iu
const STATE = new RegExp(`\\b(?:in|throughout|across) (?:the state of )?(${Object.keys(US_STATES).join('|')})\\b`, 'u')

const HEADS = new Set(OCCUPATIONS.split(' '))
/** Endings of the names of those who do something; the few things that end so are none. */
const DOER = /\p{Ll}{3,}(?:er|or|ist|ician|eer)$/u
const THINGS = new Set(
  'center centre chapter computer factor letter matter member number offer order paper sensor'.split(' '),
)
/** Roles beside one's work. */
const BESIDE = new Set(
  'author consultant editor founder judge mentor owner partner reviewer speaker volunteer'.split(' '),
)

const isOccupation = (head: string): boolean =>
  !BESIDE.has(head) && !THINGS.has(head) && (HEADS.has(head) || DOER.test(head))

/** The occupation that a statement tells, as it names it. */
function occupationIn(quote: string): string | undefined {
  const works = WORKS.exec(quote)
  const named = works === null ? undefined : AS.exec(quote.slice(works.index + works[0].length))?.[1]
  const head =
    fold(named ?? '')
      .split(' ')
      .at(-1) ?? ''
  return named !== undefined && isOccupation(head) ? named : undefined
}

const holdsAll = (words: ReadonlySet<string>, asked: readonly string[]): boolean => asked.every((one) => words.has(one))

/** The post of now, as the entries name it; else the one sentence of what was filed that says it. */
function ownWork({ profile, fact }: CaseFile): Otherwise | undefined {
  const post = profile.professionalhistory.find(({ is_current }) => is_current) ?? profile.professionalhistory[0]
  if (post === undefined) return undefined
  const { id, job_title, organization, city, state, is_current } = post
  const where = [city, state].filter(Boolean).join(', ')
  return told(
    fact('professionalhistory', id, 'job_title'),
    `The ${is_current ? 'post' : 'last post'} in the record is that of ${job_title} at ${organization}${where === '' ? '' : ` in ${where}`}.`,
  )
}

const denial = (asked: readonly string[], { denied }: RecordWords) => denied.find(({ words }) => holdsAll(words, asked))

const MOST_DENIED = 260
/** A bare word may be another name of the same work. */
const LEAST = 2

/** Another occupation, or another place of work, than any that the record has; what the applicant denies in words is quoted. */
export const occupation: Rule = ({ quote }, caseFile, _, record) => {
  if (record === undefined || !OF_APPLICANT.test(quote) || OTHERS.test(quote) || SUPPOSED.test(quote)) return undefined
  const named = occupationIn(quote)
  const asked = [...new Set(contentWords(named ?? ''))]
  const against = asked.length === 0 ? undefined : denial(asked, record)
  const isForeign = asked.length >= LEAST && asked.every((word) => !record.has(word))
  const state = WORKS.test(quote) ? STATE.exec(quote)?.[1] : undefined
  const isElsewhere = state !== undefined && contentWords(state).every((word) => !record.has(word))
  if (against === undefined && !isForeign && !isElsewhere) return undefined
  const own = ownWork(caseFile)
  if (against === undefined || against.text.length > MOST_DENIED) return own
  const { text, place, where } = against
  const denied = says(where, text)
  return own === undefined ? { record: denied, place } : { record: `${own.record} ${denied}`, place: own.place }
}

const EMPLOYED =
  /\bis (?:currently |presently |now )?(?:employed (?:by|with|at)|working (?:for|at)) (?:the )?(\p{Lu}[\p{L}\p{N}&.’'-]*(?: (?:of|for|and|the|\p{Lu}[\p{L}\p{N}&.’'-]*))*)/u

/** Another employer than any that the record names. */
export const employer: Rule = ({ quote }, caseFile, _, record) => {
  const named = EMPLOYED.exec(quote)?.[1]
  const asked = contentWords(named ?? '')
  if (record === undefined || asked.length < LEAST || !OF_APPLICANT.test(quote)) return undefined
  if (OTHERS.test(quote.replace(named ?? '', '')) || SUPPOSED.test(quote)) return undefined
  return asked.some(record.has) ? undefined : ownWork(caseFile)
}
