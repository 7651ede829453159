import type { NoticeReading, RfeAnalysis } from '#domain/rfe.ts'

interface Beyond {
  form: RegExp
  /** What makes the same words a proper request of a waiver petition. */
  unless?: RegExp
  why: string
}

/** What belongs to other petitions. The forms of 8 CFR 204.5(k)(4)(ii) bear the name of labor certification and do belong. */
const BEYOND: readonly Beyond[] = [
  {
    form: /\bability to pay\b|\bproffered wage\b|\b204\.5\(g\)\(2\)/iu,
    why: 'Ability to pay a wage is asked of an employer who petitions. Whoever asks for the waiver may petition without an employer (8 C.F.R. § 204.5(k)(1)).',
  },
  {
    form: /\b(?:approved|certified|valid|individual|original|copy of (?:the|an?|your)|obtain(?:ed)?|submit|provide|have) (?:an? |the |your )?(?:approved |certified |valid |individual |original )*labor certification\b|\bPERM\b|\bETA(?: Form)?[- ]?(?:9089|750)\b/iu,
    unless:
      /\bappendix a\b|\bfinal determination\b|\bin duplicate\b|\b(?:parts?|sections?) [a-z]\b|\bwaiv|\bimpractical|\bexempt|\bforgo|\bin lieu\b|\bbalance\b|\bnot (?:be )?require/iu,
    why: 'The waiver takes the place of the job offer and thus of the labor certification; only the applicant’s own parts of the form are filed (8 C.F.R. § 204.5(k)(4)(ii)).',
  },
  {
    form: /\b(?:job|employment) offer\b|\boffers? of (?:permanent |full-time |future )*employment\b|\boffer letter\b/iu,
    unless: /\bwaiv|\bimpractical|\bexempt|\bforgo|\bif any\b|\bwould be\b|\bnot (?:be )?require/iu,
    why: 'The waiver takes the place of the job offer (8 C.F.R. § 204.5(k)(4)(ii)). An offer that you have may be sent as proof of the plan; it is not required.',
  },
  {
    form: /\bletters? from (?:a|an|your|the|any)? ?(?:prospective |intended |future |permanent |U\.? ?S\.? |United States )+employers?\b/iu,
    unless: /\bif any\b|\bsuch as\b|\bmay include\b/iu,
    why: 'No employer is needed: the person may petition for himself or herself (8 C.F.R. § 204.5(k)(1)). A letter that you have may be sent as proof of interest.',
  },
  {
    form: /\b(?:three|3) of (?:the )?(?:following )?(?:ten|10)\b|\bten (?:regulatory )?criteria\b|\bsustained (?:national|international)|\bextraordinary ability\b|\blesser nationally\b|\bvery top of\b|\bcontributions of major significance\b|\bleading or critical role|\b204\.5\(h\)/iu,
    why: 'This belongs to the first preference classification (8 C.F.R. § 204.5(h)), and is none of the waiver’s tests.',
  },
  {
    form: /\bmembership[^.;]{0,90}\boutstanding achievements?\b/iu,
    why: 'For exceptional ability, membership in professional associations is enough (8 C.F.R. § 204.5(k)(3)(ii)(E)); outstanding achievements are asked for in the first preference alone.',
  },
  {
    form: /\brecruitment (?:report|efforts?|results?)\b|\bprevailing wage\b|\blabor market test\b|\b(?:no|lack of|unavailab\w+ of) (?:minimally )?qualified U\.? ?S\.? workers\b/iu,
    why: 'A test of the labor market is what the waiver dispenses with; no comparison with U.S. workers is made (Dhanasar, 26 I&N Dec. at 891).',
  },
]

/** Requests that do not belong to a petition for the waiver, in the notice's order. */
export function beyondIn({ issues }: NoticeReading): RfeAnalysis['beyond'] {
  const asked = issues.flatMap(({ requests, quote, page }) => (requests.length === 0 ? [{ quote, page }] : requests))
  return asked.flatMap(({ quote, page }) => {
    const found = BEYOND.find(({ form, unless }) => form.test(quote) && unless?.test(quote) !== true)
    return found === undefined ? [] : [{ quote, page, why: found.why }]
  })
}
