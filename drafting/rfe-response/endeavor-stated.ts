import type { BackgroundKind } from '#domain/rfe.ts'
import { contentWords } from '../builtin/passages.ts'
import type { CaseFile } from '../case-file.ts'
import type { RecordPage } from '../rfe-case/index.ts'
import { allOn, isOfCase, isWhole, LONGEST, onPage, placeOf, withoutLater, type RecordPassage } from './record.ts'

const OWN = String.raw`(?:the|my|our|his|her|their|this|[\p{L}’]+[’']s)`
const WHO = String.raw`(?:I|we|he|she|they|the (?:self-)?petitioner|the beneficiary|(?:Mr|Ms|Mrs|Dr|Prof)\. \p{Lu}[\p{L}’'-]+)`
const IS = String.raw`(?:is|will be|consists|aims|seeks|involves|concerns|centers|centres|focuses)`
const BY = String.raw`(?: (?:now|here|hereby|also|therefore|respectfully))*`

/** Words that name the endeavor and say what it is. */
const NAMES = new RegExp(
  String.raw`\b${OWN} (?:(?:proposed|specific) )?endeavou?r(?:, [^,.]{1,60},)? ${IS}\b|\b(?:proposed|specific) endeavou?r: \S|\bthe endeavou?r (?:I|she|he|they) proposes?\b|\bwhat (?:I|she|he|they) proposes? is\b|\b(?:purpose|goal|aim|object(?:ive)?) of ${OWN} (?:proposed )?endeavou?r is\b`,
  'iu',
)
/** Words by which a petitioner says what is to be done, without naming it so. */
const MEANS: readonly RegExp[] = [
  new RegExp(String.raw`\b${WHO}${BY} proposes? (?:to|that)\b`, 'iu'),
  new RegExp(String.raw`\b${WHO}${BY} (?:intends?|plans?|seeks?|aims?) to\b`, 'iu'),
  new RegExp(
    String.raw`\b${OWN} (?:main |overall |central )?(?:goal|aim|objective|purpose|intention|plan) is to\b`,
    'iu',
  ),
]
/** What is asked of USCIS is no endeavor. */
const OF_REQUEST =
  /\b(?:classif\w+|qualif\w+|approv\w+|waive\w*|immigra\w+|visas?|permanent residen\w+|adjust\w*|petition for)\b/iu
/** As a statement begins that is headed so. */
const BEGINS = /^To (?!whom\b|the\b)\p{Ll}+ /u

const HEADED =
  /^[ \t]*(?:(?:[IVX]+|[A-Z]|\d+)[.)]?[ \t]+)?(?:statement of )?(?:the |my |petitioner[’']s )*(?:proposed )?endeavou?r(?: statement)?[ \t]*:?[ \t]*$/imu

const titled = (text: string): string[] =>
  allOn(text).filter((one) => /“[^“”]+”/u.test(one) && one.length <= LONGEST && /[.”]$/u.test(one))

/** What stands under the heading of the endeavor. */
function underHeading({ text }: RecordPage): string[] {
  const found = HEADED.exec(text)
  if (found === null) return []
  return allOn(text.slice(found.index + found[0].length))
    .slice(0, 3)
    .filter((one) => isWhole(one) && isOfCase(one))
}

/** The sentence by which papers of a kind state the endeavor: by its name, under its heading, or by what is to be done. */
function statedIn(caseFile: CaseFile, kind: BackgroundKind): RecordPassage | undefined {
  const pages = withoutLater(caseFile).filter(({ paper }) => paper === kind)
  // A title in quotation marks belongs to such a sentence.
  const sentences = (page: RecordPage) => [...onPage(caseFile, page), ...titled(page.text)]
  const ways: ((page: RecordPage) => string | undefined)[] = [
    (page) => sentences(page).find((text) => NAMES.test(text)),
    (page) => underHeading(page)[0],
    ...MEANS.map(
      (form) => (page: RecordPage) => sentences(page).find((one) => form.test(one) && !OF_REQUEST.test(one)),
    ),
    (page) => (kind === 'endeavor' ? onPage(caseFile, page).find((text) => BEGINS.test(text)) : undefined),
  ]
  for (const way of ways)
    for (const page of pages) {
      const text = way(page)
      if (text !== undefined) return { text, page, place: placeOf(page, caseFile) }
    }
  return undefined
}

/** The sentence by which the filed papers themselves state the endeavor: the petition letter's first, else the statement's. */
export function endeavorStated(caseFile: CaseFile): RecordPassage | undefined {
  for (const kind of ['petition_letter', 'endeavor', 'response_letter'] as const) {
    const found = statedIn(caseFile, kind)
    if (found !== undefined) return found
  }
  return undefined
}

/** So much of what another paper calls the endeavor stands in the petition letter, if it is the same. */
const SAME = 0.4
/** Words of every endeavor. */
const COMMON = new Set(
  contentWords('proposed endeavor petitioner beneficiary intends plans proposes seeks united states national'),
)

/** What another paper of the petitioner's calls the endeavor, where the petition letter has hardly a word of it. */
export function statedOtherwise(caseFile: CaseFile): RecordPassage | undefined {
  const letter = withoutLater(caseFile).filter(({ paper }) => paper === 'petition_letter')
  if (letter.length === 0) return undefined
  const filed = new Set(contentWords(letter.map(({ text }) => text).join('\n')))
  return (['endeavor', 'initial_response', 'response_letter'] as const)
    .flatMap((kind) => statedIn(caseFile, kind) ?? [])
    .find(({ text }) => {
      const words = [...new Set(contentWords(text))].filter((word) => !COMMON.has(word))
      return words.length > 2 && words.filter((word) => filed.has(word)).length < SAME * words.length
    })
}
