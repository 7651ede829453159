import type { Inline, Sentence } from '#domain/document.ts'
import { ADDED, FACTORS, PRONGS, RISKS, UNSURE, type Held } from '#domain/rfe.ts'
import { words } from '../../builtin/phrase.ts'
import type { CaseFile } from '../../case-file.ts'
import { groundSentences } from '../../grounding.ts'
import type { WeighedIssue } from '../analyse.ts'
import type { Passage } from '../passage.ts'
import { onPage, quoted, type Pages } from './blocks.ts'
import { RECORD_HOLDS } from './headings.ts'

const FILED: Readonly<Record<Exclude<Held['paper'], 'exhibit' | 'profile'>, string>> = {
  petition_letter: 'petition letter',
  later_petition: 'petition letter saved after the filing',
  response_letter: 'earlier response letter',
  recommendation: 'recommendation letter',
  endeavor: 'endeavor statement',
}

const sentence = (text: string): string => (/[.!?]["”’]?$/.test(text) ? text : `${text}.`)

/** What the record holds, in its own words, with the place. */
function heldSentence(passage: Passage): Sentence {
  const { text, exhibit, page, paper, of, sources } = passage
  const said = of === 'title' || (of === 'field' && !/[.!?]$/.test(text)) ? text : `“${text}”`
  if (exhibit !== null) {
    const cited: Inline =
      page === null ? { kind: 'exhibit', number: exhibit } : { kind: 'exhibit', number: exhibit, page }
    return { inlines: [{ kind: 'text', text: `${said} ` }, cited, { kind: 'text', text: '.' }], sources }
  }
  if (paper !== 'exhibit' && paper !== 'profile')
    return { inlines: [{ kind: 'text', text: `${said} (${FILED[paper]}, page ${page}).` }], sources }
  return { inlines: [{ kind: 'text', text: `${said} (in your entries; no paper proves it yet).` }], sources }
}

/** What was read off a page was compared with it letter by letter when it was found; what entries tell is checked as anywhere. */
function checked(passage: Passage, caseFile: CaseFile): Sentence {
  const sentence = heldSentence(passage)
  if (passage.of === 'page' || passage.of === 'filed') return sentence
  return groundSentences([sentence], caseFile).grounded[0] ?? sentence
}

const usually = (days: number | null): string =>
  days === null
    ? ''
    : ` (usually ${days === 1 ? 'a day' : days < 14 ? `${days} days` : `${Math.round(days / 7)} weeks`})`

const BELONGS_NOT = 'It does not belong to this petition.'

/** One issue: the officer's words, what is asked, what there is, what lacks, what to do. */
export function issuePart(
  { issue, have, advice, isBeyond }: WeighedIssue,
  number: number,
  caseFile: CaseFile,
  pages: Pages,
): void {
  const { title, heading, quote, page, further, requests, factor, prong, missing, obtainable, risk, unsure, added } =
    issue
  pages.heading(2, `${number}. ${title}`)
  pages.quote(quote, page)
  pages.say(
    words(
      `Notice, page ${page}${heading === null ? '' : `, under “${heading}”`}. ${isBeyond === true ? BELONGS_NOT : `${PRONGS[prong]}; ${FACTORS[factor].name.toLowerCase()}. ${RISKS[risk]}.`}`,
      [onPage(page)],
    ),
  )
  if (unsure === true) pages.say(UNSURE)
  if (added === true) pages.say(ADDED)
  if (further.length > 0) {
    pages.say('On the same point the officer also says:')
    pages.list(further.map((one) => quoted(one.quote, one.page, '.')))
  }
  if (requests.length > 0 || isBeyond !== true) pages.heading(3, 'What is asked for')
  if (requests.length === 0 && isBeyond !== true)
    pages.say('No paper is named: send evidence that answers the finding.')
  else pages.list(requests.map((one) => quoted(one.quote, one.page, '.')))
  if (isBeyond === true) {
    pages.heading(3, 'What to do')
    return pages.say(...advice)
  }
  pages.heading(3, RECORD_HOLDS)
  if (have.length === 0) pages.say('Nothing on this point was found in the entries and papers that were given.')
  else pages.list(have.map((passage) => checked(passage, caseFile)))
  pages.heading(3, 'What is missing')
  if (missing.length === 0)
    pages.say(
      'Of what is asked for, and of what usually belongs to an answer, nothing is missing by its title. Check that each paper says what the officer asks.',
    )
  else pages.list(missing.map(sentence))
  if (obtainable.length > 0) {
    pages.heading(3, 'What can be got')
    pages.list(obtainable.map(({ what, days }) => sentence(`${what}${usually(days)}`)))
  }
  pages.heading(3, 'What to do')
  pages.say(...advice)
}
