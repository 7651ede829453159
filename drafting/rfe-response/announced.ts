import type { Exhibit } from '../case-file.ts'
import { contentWords } from '../builtin/passages.ts'

const PAPER =
  /\b(?:letters?|evaluations?|cop(?:y|ies)|translations?|reports?|statements?|plans?|certificates?|certifications?|transcripts?|diplomas?|degrees?|articles?|contracts?|agreements?|evidence|print-?outs?|records?|forms?|exhibits?|documents?|documentation|affidavits?|declarations?|r[ée]sum[ée]s?|photographs?|screenshots?|invoices?|statements|requests?|publications?|abstracts?|licen[cs]es?|awards?|patents?)\b/iu

/** The number that another paper gives an exhibit: the index of a response counts by itself. */
const NUMBERED = String.raw`(?:Exhibits?|Exhs?\.?|Exs?\.|Tabs?|Attachments?|Enclosures?|Annex(?:es)?|Appendi(?:x|ces))\s*(?:(?:No|Nos|#)\.?\s*)?(?:[A-Z]{1,2}-?\d*|\d+(?:[-.]?[A-Za-z\d]+)?)(?![\p{L}\p{N}])`
const POINTS = new RegExp(NUMBERED, 'u')

/** Such a number in brackets before the stop, without which the sentence is whole. */
const POINTED_LAST = new RegExp(String.raw`\s*[([](?:see |see also |at )?${NUMBERED}[^()[\]]*[)\]](?=[.]?$)`, 'iu')

const WHO = String.raw`(?:I|we|he|she|they|(?:the )?(?:self-)?petitioner|(?:the )?beneficiary|(?:Mr|Ms|Mrs|Dr)\. [\p{L}’'-]+)`
const NOW = String.raw`(?: (?:also|now|hereby|further|have|has|am|is|are|therefore|respectfully))*`
const OURS = String.raw`(?:this|my|the present|our) (?:response|letter|reply|answer|package|submission|packet)`

/** Ways to say that something lies with what is sent. */
const SENT: readonly RegExp[] = [
  new RegExp(String.raw`\b${WHO}${NOW} (?:attach|enclos|append)(?:e|es|ed|ing)?\b`, 'iu'),
  /^(?:also |further |please find |find |you will find )?(?:attached|enclosed|appended)\b/iu,
  /\bplease (?:find|see)\b.{0,40}\b(?:attached|enclosed|appended)\b/iu,
  /\b(?:attached|enclosed|appended|submitted|provided|included) (?:herewith|hereto|here(?:in)?)\b|\bherewith\b/iu,
  new RegExp(
    String.raw`\b(?:attached|enclosed|appended|included|submitted|provided|sent|filed|comes?|goes|go) (?:as (?:an? )?(?:exhibit|attachment|enclosure|annex|appendix)\b|(?:in|to|along with|together with|with) ${OURS})`,
    'iu',
  ),
  new RegExp(String.raw`\b${WHO}${NOW} (?:submit(?:s|ting)?|submitting) (?!that\b)`, 'iu'),
  new RegExp(String.raw`\b${WHO}${NOW} (?:includ|provid|send|offer)\w*\b.{0,160}\bwith ${OURS}`, 'iu'),
]
const LIES_WITH = /\b(?:is|are)(?: (?:also|now|hereby))? (?:attached|enclosed|appended)\b/iu

/** True of a sentence that says of a paper that it lies with what is sent, or points to it by a number. */
export const announces = (text: string): boolean => POINTS.test(text) || sends(text)

/** The same without what only points to a paper by its number. */
export const sends = (text: string): boolean =>
  SENT.some((form) => form.test(text)) || (LIES_WITH.test(text) && PAPER.test(text))

/** Of a sentence that announces a paper in brackets what is left without them; undefined where all of it announces. */
export function withoutPointer(text: string): string | undefined {
  const rest = text.replace(POINTED_LAST, '')
  return rest === text || announces(rest) ? undefined : rest.replace(/[.]$/u, '')
}

/** Nobody's name, and on every paper. */
const COMMON = new Set(['with', 'that', 'which', 'from', 'response', 'letter', 'paper', 'copy', 'certified', 'full'])

/** True where the index has a paper of the announced kind that shares a name with it. */
export function isIndexed(text: string, exhibits: readonly Exhibit[], names: readonly string[]): boolean {
  const kind = PAPER.exec(text.replace(/^.*?\bcop(?:y|ies) of\b/iu, ''))?.[0]
    .toLowerCase()
    .replace(/s$/u, '')
  if (kind === undefined) return false
  const own = new Set([...COMMON, ...names.map((name) => name.toLowerCase())])
  const said = new Set(contentWords(text).filter((word) => !own.has(word) && !word.startsWith(kind.slice(0, 5))))
  return exhibits.some(
    ({ title }) => title.toLowerCase().includes(kind) && contentWords(title).some((word) => said.has(word)),
  )
}
