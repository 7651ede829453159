import { quotationsOf } from '#domain/rfe-beyond.ts'
import type { NoticeIssue, NoticeReading, Quoted, RfeAnalysis } from '#domain/rfe.ts'
import { BEYOND_SAYS } from './beyond-says.ts'
import { guidedText } from './guidance.ts'

interface Beyond {
  form: RegExp
  /** What makes the same words a proper request of a waiver petition. */
  unless?: RegExp
  /** A heading or a finding of this makes the whole issue one that does not belong, whatever papers it lists. */
  whole?: true
  /** It is a test and no paper: the point is answered under the right one. */
  isTest?: true
  /** To the applicant, with places of the library. */
  why: string
  /** The same to the officer. */
  says: readonly string[]
}

/** What belongs to other petitions. The forms of 8 CFR 204.5(k)(4)(ii) bear the name of labor certification and do belong. */
const BEYOND: readonly Beyond[] = [
  {
    form: /\bability to pay\b(?! for\b)|\bproffered wage\b|\b204\.5\(g\)\(2\)/iu,
    whole: true,
    why: 'Ability to pay a wage is asked of a petition that requires an offer of employment ({cfr-204-5-g-2}). A self-petitioner who asks for the waiver has none ({cfr-204-5-k-4-ii}, {dhanasar@885-86 n.1}).',
    says: BEYOND_SAYS.pay,
  },
  {
    form: /\b(?:approved|certified|valid|individual|original|copy of (?:the|an?|your)|obtain(?:ed)?|submit|provide|have) (?:an? |the |your )?(?:approved |certified |valid |individual |original )*labor certification\b|\bPERM\b|\bETA(?: Form)?[- ]?(?:9089|750)\b/iu,
    unless:
      /\bappendix a\b|\bfinal determination\b|\bin duplicate\b|\b(?:parts?|sections?) [a-z]\b|\bwaiv|\bimpractical|\bexempt|\bforgo|\bin lieu\b|\bbalance\b|\bnot (?:be )?require/iu,
    why: 'The waiver takes the place of the job offer and thus of the labor certification; only the applicant’s own parts of the form are filed ({cfr-204-5-k-4-ii}, {dhanasar@885-86 n.1}).',
    says: BEYOND_SAYS.certification,
  },
  {
    form: /\b(?:job|employment) offer\b|\boffers? of (?:permanent |full-time |future )*employment\b|\boffer letter\b/iu,
    unless: /\bwaiv|\bimpractical|\bexempt|\bforgo|\bif any\b|\bwould be\b|\bnot (?:be )?require/iu,
    why: 'The waiver takes the place of the job offer ({cfr-204-5-k-4-ii}, {dhanasar@885-86 n.1}). An offer that you have may be sent as proof of the plan; it is not required.',
    says: BEYOND_SAYS.offer,
  },
  {
    form: /\bletters? from (?:a|an|your|the|any)? ?(?:prospective |intended |future |permanent |U\.? ?S\.? |United States )+employers?\b/iu,
    unless: /\bif any\b|\bsuch as\b|\bmay include\b/iu,
    why: 'No employer is needed: the person may petition for himself or herself ({dhanasar@889 n.7}, {policy-manual-6-f-5@D}). A letter that you have may be sent as proof of interest.',
    says: BEYOND_SAYS.employer,
  },
  {
    form: /\b(?:three|3) of (?:the )?(?:following )?(?:ten|10)\b|\bten (?:regulatory )?criteria\b|\bsustained (?:national|international)|\bextraordinary ability\b|\blesser nationally\b|\bvery top of\b|\bcontributions of major significance\b|\bleading or critical role|\b204\.5\(h\)/iu,
    isTest: true,
    why: 'This belongs to the first preference classification ({cfr-204-5-h}), and is none of the waiver’s tests.',
    says: BEYOND_SAYS.first,
  },
  {
    form: /\bmembership[^.;]{0,90}\boutstanding achievements?\b/iu,
    isTest: true,
    why: 'For exceptional ability, membership in professional associations is enough ({cfr-204-5-k-3-ii-e}); outstanding achievements are asked for in the first preference alone.',
    says: BEYOND_SAYS.membership,
  },
  {
    form: /\brecruitment (?:report|efforts?|results?)\b|\bprevailing wage\b|\blabor market test\b|\b(?:no|lack of|unavailab\w+ of) (?:minimally )?qualified U\.? ?S\.? workers\b/iu,
    why: 'A test of the labor market is what the waiver dispenses with; no comparison with U.S. workers is made ({dhanasar@891}).',
    says: BEYOND_SAYS.market,
  },
]

const kindOf = (words: string): Beyond | undefined =>
  BEYOND.find(({ form, unless }) => form.test(words) && unless?.test(words) !== true)

/** The issue's words that do not belong: all of them where it is about nothing else, else what is asked for. */
function ofIssue(issue: NoticeIssue): (Quoted & { kind: Beyond })[] {
  const { heading, quote, page, requests } = issue
  const all = quotationsOf(issue)
  const [named] = [heading ?? '', quote].flatMap((words) => kindOf(words) ?? [])
  if (named?.whole === true) return all.map((one) => ({ ...one, kind: kindOf(one.quote) ?? named }))
  const found = (each: readonly Quoted[]) =>
    each.flatMap((one) => {
      const kind = kindOf(one.quote)
      return kind === undefined ? [] : [{ quote: one.quote, page: one.page, kind }]
    })
  const every = found(all)
  if (every.length === all.length && every.every(({ kind }) => kind.isTest !== true)) return every
  return found(requests.length === 0 ? [{ quote, page }] : requests)
}

/** Requests that do not belong to a petition for the waiver, in the notice's order; what is put right as another test is none. */
export function beyondIn({ issues, wrong_standard }: NoticeReading): RfeAnalysis['beyond'] {
  const right = new Set(wrong_standard.map(({ quote }) => quote))
  return issues
    .flatMap(ofIssue)
    .filter(({ quote }) => !right.has(quote))
    .map(({ quote, page, kind }) => ({ quote, page, why: guidedText(kind.why) }))
}

const SAYS = new Map(BEYOND.map((one) => [guidedText(one.why), one]))

/** What is told of such a request to the applicant and to the officer, with places of the library. */
export const lawOn = ({ why }: Pick<RfeAnalysis['beyond'][number], 'why'>): Pick<Beyond, 'why' | 'says'> | undefined =>
  SAYS.get(why)

/** Such an issue under no part of the test; what it is told to be about is not what its words are. */
export const asStrange = <T extends NoticeIssue>(issue: T): T => ({ ...issue, prong: 'other', factor: 'other' })
