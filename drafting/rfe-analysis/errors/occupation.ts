import { US_STATES } from '#domain/us-states.ts'
import { contentWords } from '../../builtin/passages.ts'
import type { CaseFile } from '../../case-file.ts'
import { OCCUPATIONS } from '../../endeavors/occupations.ts'
import { says, type RecordWords } from './record-words.ts'
import { OTHERS, fold, told, type Otherwise, type Rule } from './rule.ts'
import { worksIn, type Works } from './works.ts'

const NAMED =
  '([\\p{L}][\\p{L} -]{2,50}?)(?= (?:at|in|for|with|on|who|whose|that|to|and|of|by|under|within|throughout|where|since|from)\\b|[.,;:]|$)'
const AS = new RegExp(`^(?: \\p{L}+ly| full-time| part-time)? (?:as |that of |of )?(?:an? |the )${NAMED}`, 'iu')
const FOR = new RegExp(`^[^.,;:]{0,60}?\\b(?:for|by|at) (?:an? |one |the )${NAMED}`, 'iu')
/** What is doubted or only supposed is not said. */
const SUPPOSED = /\b(?:not|never|nor|whether|if|unclear|could|might|or)\b/iu
const STATE = new RegExp(`\\b(?:in|throughout|across) (?:the state of )?(${Object.keys(US_STATES).join('|')})\\b`, 'u')

const HEADS = new Set(OCCUPATIONS.split(' '))
/** Endings of the names of those who do something; the few things that end so are none. */
const DOER = /\p{Ll}{3,}(?:er|or|ist|ician|eer|man|woman|person)$/u
const THINGS = new Set(
  'center centre chapter computer factor german layman layperson letter matter member number offer order paper sensor'.split(
    ' ',
  ),
)
/** Roles beside one's work. */
const BESIDE = new Set(
  'author chairman chairperson chairwoman consultant editor founder judge mentor owner partner reviewer speaker spokesperson volunteer'.split(
    ' ',
  ),
)
/** Kinds of those who employ, beside the ones that are named by what they do. */
const EMPLOYERS = new Set(
  'agency airline bakery bank brewery business clinic college company consultancy cooperative corporation factory farm firm foundry hospital hotel laboratory mill nonprofit plant ranch restaurant school shop startup store university workshop'.split(
    ' ',
  ),
)
/** What any employer may be called. */
const OF_ANY = new Set(
  contentWords(
    'single sole small large private public local regional national major leading foreign domestic family-owned American',
  ),
)

const isOccupation = (head: string): boolean =>
  !BESIDE.has(head) && !THINGS.has(head) && (HEADS.has(head) || DOER.test(head))

const lastOf = (named: string): string => fold(named).split(' ').at(-1) ?? ''

/** The occupation that a statement tells, as it names it. */
function occupationIn({ after }: Works): string | undefined {
  const named = AS.exec(after)?.[1]
  return named !== undefined && isOccupation(lastOf(named)) ? named : undefined
}

/** The words of the kind of employer that a statement tells without a name. */
function kindOfEmployerIn({ isNow, after }: Works): string[] {
  const named = isNow ? (FOR.exec(after)?.[1] ?? '') : ''
  const head = lastOf(named)
  if (!EMPLOYERS.has(head) && !isOccupation(head)) return []
  return [...new Set(contentWords(named))].filter((word) => !OF_ANY.has(word))
}

const holdsAll = (words: ReadonlySet<string>, asked: readonly string[]): boolean => asked.every((one) => words.has(one))

const MOST_SAID = 260
const OWN_WORK =
  /\b(?:I (?:currently |now )?work|I am (?:currently |now )?(?:employed|working)|the petitioner (?:currently |now )?works|the petitioner is (?:currently |now )?employed) (?:\p{L}+ly )?(?:as|for|at|by)\b|\bmy (?:occupation|profession|current position|job) is\b/iu

/** The post of now, as the entries name it; else the sentence of the applicant's own papers that says it. */
function ownWork({ profile, fact }: CaseFile, { own }: RecordWords): Otherwise | undefined {
  const post = profile.professionalhistory.find(({ is_current }) => is_current) ?? profile.professionalhistory[0]
  if (post === undefined) {
    const said = own.find(({ text }) => OWN_WORK.test(text) && text.length <= MOST_SAID)
    return said && { record: says(said.where, said.text), place: said.place }
  }
  const { id, job_title, organization, city, state, is_current } = post
  const where = [city, state].filter(Boolean).join(', ')
  return told(
    fact('professionalhistory', id, 'job_title'),
    `The ${is_current ? 'post' : 'last post'} in the record is that of ${job_title} at ${organization}${where === '' ? '' : ` in ${where}`}.`,
  )
}

const denial = (asked: readonly string[], { denied }: RecordWords) => denied.find(({ words }) => holdsAll(words, asked))

/** A bare word may be another name of the same work. */
const LEAST = 2

/** The petitioner's own letter is no other person's. */
const ofOwnPapers = (quote: string): string => quote.replace(/\b(?:petition|cover) letter\b/giu, 'petition')

const isOfOthers = (quote: string): boolean => OTHERS.test(ofOwnPapers(quote)) || SUPPOSED.test(quote)

/** Another occupation, place of work or kind of employer than any that the record has; what the applicant denies in words is quoted. */
export const occupation: Rule = ({ quote }, caseFile, _, record) => {
  const works = record === undefined || isOfOthers(quote) ? undefined : worksIn(quote)
  if (record === undefined || works === undefined) return undefined
  const asked = [...new Set(contentWords(occupationIn(works) ?? ''))]
  const against = asked.length === 0 ? undefined : denial(asked, record)
  const isForeign = [asked, kindOfEmployerIn(works)].some(
    (words) => words.length >= LEAST && words.every((word) => !record.has(word)),
  )
  const state = STATE.exec(quote)?.[1]
  const isElsewhere = state !== undefined && contentWords(state).every((word) => !record.has(word))
  if (against === undefined && !isForeign && !isElsewhere) return undefined
  const own = ownWork(caseFile, record)
  if (against === undefined || against.text.length > MOST_SAID) return own
  const { text, place, where } = against
  const denied = says(where, text)
  return own === undefined ? { record: denied, place } : { record: `${own.record} ${denied}`, place: own.place }
}

const EMPLOYER =
  /^(?: by| with| at| for) (?:the )?(\p{Lu}[\p{L}\p{N}&.’'-]*(?: (?:of|for|and|the|\p{Lu}[\p{L}\p{N}&.’'-]*))*)/u

/** Another employer than any that the record names. */
export const employer: Rule = ({ quote }, caseFile, _, record) => {
  const works = worksIn(quote)
  const named = works?.isNow === true ? EMPLOYER.exec(works.after)?.[1] : undefined
  const asked = contentWords(named ?? '')
  if (record === undefined || asked.length < LEAST || isOfOthers(quote.replace(named ?? '', ''))) return undefined
  return asked.some(record.has) ? undefined : ownWork(caseFile, record)
}
