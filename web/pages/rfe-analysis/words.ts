import { t } from '@lingui/core/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { Held, NoticePart, NoticeReading, Quoted, RISKS, WrongStandard } from '#domain/rfe.ts'
import type { NoticeView } from '#domain/rfe-replies.ts'
import { listed } from '../../language/lists.ts'

/** What a notice is about that is none of a waiver's. */
export const OTHER_CATEGORIES: Readonly<Partial<Record<NoticeReading['category'], string>>> = {
  eb1a: t`extraordinary ability (EB-1A)`,
  eb1b: t`outstanding professors and researchers (EB-1B)`,
  eb1c: t`multinational managers and executives (EB-1C)`,
  perm: t`an employer’s petition with a labor certification`,
  other: t`another benefit`,
}

/** What a notice is called; null where it is neither of the two that can be answered. */
export const NOTICE_KINDS: Readonly<Record<NoticeReading['kind'], string | null>> = {
  rfe: t`Request for Evidence`,
  noid: t`Notice of Intent to Deny`,
  other: null,
}

/** What of a notice was not found in a file. */
export const PARTS: Readonly<Record<NoticePart, string>> = {
  receipt_number: t`a receipt number`,
  form: t`a form`,
  date: t`a date`,
  points: t`a point to answer`,
}

/** Whether anything may be generated of a notice; one that is not read yet may. */
export const canBeUsed = (notice: NoticeView | null | undefined): boolean =>
  notice?.unreadable !== true && notice?.likeness !== 'none'

/** What is said before a credit is used for a file that may be no notice. */
export const cautionOf = ({ likeness, lacking, name, printed }: NoticeView): string | undefined => {
  const other = printed === null ? undefined : OTHER_CATEGORIES[printed.category]
  if (other !== undefined)
    return t`${name} is about ${other}, not a national interest waiver. The credit is used all the same, and there may be little to answer.`
  return likeness === 'doubtful'
    ? lacking.length === 0
      ? t`Is ${name} really your notice? It does not read like a Request for Evidence. Another paper uses the credit and has nothing to answer.`
      : t`Is ${name} really your notice? Not found in it: ${listed(lacking.map((part) => PARTS[part]))}. Another paper uses the credit and has nothing to answer.`
    : undefined
}

/** Sent with a start that the caution was shown before: the server refuses a notice of another category without it. */
export const confirmationOf = (notice: NoticeView | null | undefined): { confirm_category: true } | undefined =>
  notice?.printed && OTHER_CATEGORIES[notice.printed.category] !== undefined ? { confirm_category: true } : undefined

/** A test that is not the waiver's: what it is, and what the law asks instead. */
export const RIGHT_LAW: Readonly<Record<WrongStandard, { name: string; says: string }>> = {
  eb1a: {
    name: t`Words of another classification`,
    says: t`They belong to extraordinary ability (8 CFR 204.5(h)). EB-2 has tests of its own (8 CFR 204.5(k)).`,
  },
  nysdot: {
    name: t`The test of 1998, which no longer applies`,
    says: t`Dhanasar vacated it in 2016 and put three elements in its place (26 I&N Dec. at 888-89).`,
  },
  national_scope: {
    name: t`National scope in place of national importance`,
    says: t`What counts is what may come of the endeavor, not how far it reaches on a map (Dhanasar at 889-90).`,
  },
  labor_shortage_required: {
    name: t`A shortage of workers asked for`,
    says: t`None has to be shown: the third prong takes for granted that other workers may be available (Dhanasar at 891).`,
  },
  harm_required: {
    name: t`Harm to the national interest asked for`,
    says: t`None has to be shown (Dhanasar at 891); the test that could be read so was vacated.`,
  },
  comparison_with_workers: {
    name: t`A comparison with U.S. workers asked for`,
    says: t`None has to be made (Dhanasar at 891).`,
  },
  success_required: {
    name: t`Proof that the endeavor will succeed asked for`,
    says: t`It need not be more likely than not to succeed; being well positioned is enough (Dhanasar at 890).`,
  },
  standard_of_proof: {
    name: t`A higher standard of proof than the preponderance of the evidence`,
    says: t`More likely true than not is enough (Dhanasar at 889 n.8; Chawathe, 25 I&N Dec. at 375-76).`,
  },
  membership_requirement: {
    name: t`Memberships that ask for outstanding achievements`,
    says: t`That is a rule of extraordinary ability (8 CFR 204.5(h)). For exceptional ability, membership in a professional association is one of six kinds of evidence (8 CFR 204.5(k)(3)(ii)(E)).`,
  },
}

const PAPERS: Readonly<Record<Exclude<Held['paper'], 'exhibit'>, string>> = {
  profile: t`Your profile`,
  petition_letter: t`Petition letter`,
  later_petition: t`Petition letter, saved after the filing`,
  response_letter: t`Response letter`,
  recommendation: t`Recommendation letter`,
  endeavor: t`Endeavor statement`,
}

/** Where something stands that the record holds: `Ex. 7, p. 14`. */
export function placeOf({ paper, exhibit, page }: Held): string {
  const name = paper === 'exhibit' ? (exhibit === null ? t`Exhibit` : t`Ex. ${exhibitLabel(exhibit)}`) : PAPERS[paper]
  return page === null ? name : t`${name}, p. ${page}`
}

export const atPage = (url: string, page: number | null): string => (page === null ? url : `${url}#page=${page}`)

/** Whether a request asks for something itself: what ends in a colon only leads to what follows. */
export const isAsked = ({ quote }: Quoted): boolean => !/:\s*$/.test(quote)

/** A risk's shape: amber only where there is much to do. */
export const RISK_TONES = { high: 'gap', medium: 'line', some: undefined, low: undefined } as const satisfies Record<
  keyof typeof RISKS,
  'gap' | 'line' | undefined
>
