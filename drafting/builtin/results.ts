import { canStandInside } from './weave.ts'
import type { Entry, Work } from './portrait.ts'
import type { Told } from './told.ts'

/** Words by which a result shows that others have taken it up: what was done with it, or who does something with it. */
const TAKEN =
  /\b(?:adopted|has sold|have been sold|was sold|introduced (?:it|the new)|asked for|ordered|in use|took (?:the method|it) into|taken over|took over|printed it|on its list|put the \w+ on its|downloaded|repeat the|copied|starting text|are connected)\b/i
const USERS =
  /\b(?:hospitals?|schools?|laborator(?:y|ies)|companies|counties|county|states?|museums?|cooperatives?|farms?|growers|groups?|clinics?|districts?|recyclers?|networks?|others|firms?|cities|trust|office|association|insurers?|operators|suppliers?|teams|universities|people|teachers)\b[^.;]{0,60}?\b(?:uses?|used|adopt\w*|works? with|appl(?:y|ied)|serves?|have reported|introduced)\b/i

/** What is still hoped for, or takes a result back. */
const TAKEN_BACK =
  /\b(?:but|only|not|no|never|almost|however|although|though|manuscript|submitted|hope|expect(?:ed)?|should|would|will)\b/i

/** A drawback, unless it has become less: it is no result to argue from. */
const DRAWBACK = /\b(?:false alarms?|fail(?:ed|ures?)|errors?|complaints?|defects?|reject\w*)\b/i
const LESSENED = /\b(?:fell|fewer|dropped|less|lower\w*|reduced|decreased|down|cut)\b/i
const isDrawback = (text: string): boolean => DRAWBACK.test(text) && !LESSENED.test(text)

const FIGURE = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|all)\b/i

/** True of a text of which some sentence shows use by others, and does not take it back. */
/** What was only heard of is no proof. */
const DENIED = /\b(?:not|no|never|nobody|none|neither|declined|refused|rejected)\b/i
const HEARSAY = /\bI (?:was told|heard|hear|think|believe|guess)\b/i

export const isUsed = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+/)
    .some((one) => (TAKEN.test(one) || USERS.test(one)) && !DENIED.test(one) && !HEARSAY.test(one))

/** A year is no measure. */
const yearless = (text: string): string => text.replace(/\b(?:19|20)\d\d\b/g, '')

/** Points back at a sentence that is not told with it. */
const LEANS =
  /^(?:It|They|This|That|These|Those|He|She|Its|Their|Both|Each|Many|Some|All|Another|Of)\b|\b(?:this|so|too)[.]$/

/** How much a result says for the work: use by others most, a measure next; what is taken back counts against it. */
export const weight = ({ text }: Pick<Told, 'text'>): number =>
  (/\d/.test(yearless(text)) ? 2 : FIGURE.test(yearless(text)) ? 1 : 0) +
  (/\b(?:costs?|price)\b/i.test(text) ? -1.5 : 0) +
  (isUsed(text) ? 3 : 0) +
  (/\bcited\b/i.test(text) ? -1 : 0) +
  (TAKEN_BACK.test(text) || isDrawback(text) ? -4 : 0)

/** Results that a sentence around them can take on, the most telling first. */
export const telling = (work: Entry): Told[] =>
  work
    .told('impact')
    .filter(({ text }) => canStandInside(text) && !LEANS.test(text) && !/\b(?:I|me|my|we|us|our)\b/i.test(text))
    .map((told, index) => ({ told, index, weight: weight(told) }))
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ told }) => told)

/** Words by which an endeavor shows that its results are for anybody. */
const OPEN =
  /\b(?:open (?:license|library|site|handbook|manual|records?|course|data|source|access)|free (?:for|handbook|of charge|to)|public (?:table|data|record)|any (?:recycler|supplier|hospital|county|user))\b/i
export const isOpen = (text: string): boolean => OPEN.test(text)
/** To publish is not yet to give away. */
export const isToBePublished = (text: string): boolean => /\bpublish\w*/i.test(text)

/** True of a record that holds no result to argue from: then the letter asks, and claims nothing of its own. */
export const isThin = (works: readonly Work[]): boolean => works.every((work) => telling(work).length === 0)
