import type { Factor, NoticeIssue, NoticeReading, Quoted } from '#domain/rfe.ts'
import { prongOf, prongsIn, wordsFor } from './factor-of.ts'
import { ENDEAVOR_CHANGED } from './lexicon/conflicts.ts'
import { STANDARDS } from './lexicon/standards.ts'
import { withoutBullet } from './page/headings.ts'
import { onWhat, type Point } from './point.ts'
import { pointsIn } from './points.ts'
import { DUTY, isGeneric, isPlain } from './roles.ts'
import type { Told } from './told.ts'
import { factorWeighed } from './weighing/weigh-factor.ts'

const quotedOf = (told: Told): Quoted => ({ quote: withoutBullet(told.text).trim(), page: told.page })

/** What two readings of a sentence give to one point is quoted once. */
const distinct = (quoted: readonly Quoted[]): Quoted[] =>
  quoted.filter((one, at) => quoted.findIndex(({ quote, page }) => quote === one.quote && page === one.page) === at)

const CONCLUDES = /\b(?:therefore|accordingly|in sum|thus|as such|consequently)\b/
const DECIDES =
  /\b(?:has|have|does|do|did|is|are|cannot|can) ?(?:not )?(?:\w+ )?(?:establish|shown?|demonstrat|determin|conclud)/

/** A conclusion says a point best, and one with several complaints better than one with a single. */
const weightOf = (told: Told): number =>
  (told.role === 'finding' ? 2 : 0) +
  Math.min(told.strength, 3) +
  (DECIDES.test(told.own) ? 2 : 0) +
  (CONCLUDES.test(told.own) ? 1 : 0) -
  // The test that it applies may be no test at all.
  (STANDARDS.some(([, pattern]) => pattern.test(told.own)) ? 3 : 0)

/** In other classifications the criteria are none of the waiver's factors. */
const SHARED = new Set<Factor>(['final_merits', 'translation'])

function sharedFactor({ factor, heading, findings }: Point, quoted: Told): Factor {
  if (/\bcontinue (?:to )?work/i.test([heading, ...findings.map(({ own }) => own)].join(' '))) return 'plan'
  const read = factor ?? [...wordsFor(quoted.own)].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'other'
  return SHARED.has(read) ? read : 'other'
}

/** Whether somebody means to stay in the field, or may: no factor of the waiver, and no matter of the letters or of the record. */
const OF_STAY =
  /\b(?:will|would|intends?|means?|plans?) (?:\w+ )?(?:to )?(?:remain|stay|continue(?: to work| working)?) in (?:the|this|your|his|her|that) (?:\w+ )?(?:field|area|occupation|profession|country|united states)\b|\bintention to (?:\w+ )?(?:work|remain|stay|continue)\b|\b(?:current|nonimmigrant|immigration|lawful) status\b[^.;]{0,40}\b(?:is|was|expire[sd]?|ends|ended)\b|\bemployment authorization\b[^.;]{0,30}\b(?:expire[sd]?|ends|ended)\b/

function isOfStay(point: Point, { own }: Told): boolean {
  const { under, said } = onWhat(point)
  return under.prong === null && prongsIn(said.join(' ')).length === 0 && OF_STAY.test(own)
}

/** Asked of an employer who offers a job, 8 CFR 204.5(g)(2): no factor of a waiver of that offer. */
const OF_AN_OFFER = /\bability to pay\b|\b(?:proffered|offered) wage\b/
const isOfAnOffer = (point: Point): boolean =>
  [
    point.heading?.toLowerCase() ?? '',
    ...point.findings.map(({ own }) => own),
    ...point.requests.map(({ own }) => own),
  ].some((own) => OF_AN_OFFER.test(own))

/** A form that is there and not signed wants a signature, and not the form. */
const UNSIGNED =
  /\b(?:(?:is|are|was|were) not (?:been )?signed|unsigned|no signature|signatures? (?:is|are|was|were) (?:missing|absent|lacking)|blank where \w+ signature|neither (?:\w+ )?(?:is|was) signed|without (?:a |an? \w+ |your |his |her )?signatures?|lacks? (?:a |the |your |his |her )?(?:\w+ )?signatures?)\b/

/** Wherever it is said, that the endeavor is another than the one that was filed is of the endeavor. */
function ownFactor(point: Point, quoted: Told): Factor {
  if (ENDEAVOR_CHANGED.test(quoted.own)) return 'endeavor'
  const factor = isOfStay(point, quoted) || isOfAnOffer(point) ? 'other' : factorWeighed(onWhat(point))
  return factor === 'form' && UNSIGNED.test(quoted.own) ? 'signature' : factor
}

/** What was sent, and what it says, is told. */
const FILED =
  /^(?:you|(?:the )?(?:self-)?petitioner|he|she) (?:has |have )?(?:submitted|provided|filed|included|enclosed)\b|^(?:an? |the |your |his |her )(?:\w+ ){1,4}?(?:(?:was|were) (?:provided|submitted|filed|included|enclosed)|says?|states?|lists?|mentions?)\b|^(?:your|the) (?:filing|petition|package|submission) (?:consist(?:s|ed) of|includ(?:es|ed)|contain(?:s|ed)|came with)\b|^the [\w -]{3,40} (?:was|were) in your (?:package|filing|submission)\b/

/** "Please submit copies of these certificates." */
const OF_WHAT_WAS_SAID = /\b(?:these|those|such|the same) \w+/

/** Less likely than this to be a finding at its strongest, what was read as a complaint is none in one case of four. */
const SURE = 0.8
const isUnsure = ({ findings, requests }: Point): boolean =>
  // What is numbered apart and asks for something is a point whatever its words are.
  !(requests.length > 0 && findings.some(({ row }) => row === true)) &&
  findings.length > 0 &&
  findings.every(({ finds }) => (finds ?? 1) < SURE)

/** "Finally, we have considered the balance of interests.": what is to come is announced, and nothing found. */
const ANNOUNCES =
  /^(?:(?:finally|lastly|next|first|second|third|also|in addition|now|further|last),? )?(?:we|uscis|this office|i|the officer) (?:(?:have|has|will|shall|must) )?(?:now |also |next |then )?(?:considers?|considered|turns?|turned|address(?:es|ed)?|examines?|examined|reviews?|reviewed|looks?|looked|comes?) (?:to |at )?(?:the|your|whether|each|this)\b/
const FINDS_WANTING =
  /\b(?:not|no|nor|never|without|however|but|fails?|failed|lacks?|lacking|insufficient|unclear|only|and (?:find|finds|found|conclude\w*))\b/
const announces = ({ own }: Told): boolean => ANNOUNCES.test(own) && !FINDS_WANTING.test(own)

/** The point as it is told; null where nothing of it is to be quoted. */
export function issueOf(point: Point, category: NoticeReading['category']): NoticeIssue | null {
  // Of equals the last: an officer comes to the point at the end.
  const told = point.findings.filter((one) => !announces(one))
  const findings = told.length > 0 ? told : point.findings
  const [best] = findings.toReversed().toSorted((a, b) => weightOf(b) - weightOf(a))
  const asking = point.requests.filter(({ leads, own }) => leads !== true && !isGeneric(own))
  const [asked] = [...asking.filter(({ own }) => !DUTY.test(own)), ...asking, ...point.requests]
  // What only led to a request complains of nothing.
  const isOnlySaid =
    best !== undefined &&
    isPlain(best.own) &&
    (announces(best) || FILED.test(best.own) || OF_WHAT_WAS_SAID.test(asked?.own ?? ''))
  const quoted = best === undefined || isOnlySaid ? (asked ?? best) : best
  if (quoted === undefined) return null
  const factor = category === 'niw' || category === 'unknown' ? ownFactor(point, quoted) : sharedFactor(point, quoted)
  const prong =
    category === 'niw' && !isOfStay(point, quoted) && !isOfAnOffer(point) ? (point.prong ?? 'other') : 'other'
  return {
    heading: point.heading,
    prong: factor === 'other' ? prong : prongOf(factor),
    factor,
    ...quotedOf(quoted),
    further: [...new Set(findings)].filter((one) => one !== quoted).map(quotedOf),
    // "You may submit:" asks for nothing itself.
    requests: distinct(
      point.requests.filter((one) => (one !== quoted || best !== quoted) && one.leads !== true).map(quotedOf),
    ),
    ...(isUnsure(point) && { unsure: true as const }),
  }
}

export const issuesOf = (told: readonly Told[], category: NoticeReading['category']): NoticeIssue[] =>
  pointsIn(told, category.startsWith('eb1')).flatMap((point) => issueOf(point, category) ?? [])
