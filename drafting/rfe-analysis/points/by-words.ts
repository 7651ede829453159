import type { NoticeIssue } from '#domain/rfe.ts'
import { ENDEAVOR_CHANGED } from '../../rfe-notice/lexicon/conflicts.ts'
import type { Point } from './point.ts'
import { endeavor } from './prong-one.ts'
import { identity } from './papers.ts'
import { recordOfSuccess } from './prong-two.ts'

/** What the officer's own words tell apart within a factor, or where no factor is theirs. */

/** Matter of Izummi, 22 I&N Dec. 169 (Assoc. Comm'r 1998). */
const changedEndeavor: Point = {
  ...endeavor,
  title: 'Whether the endeavor has changed since the filing',
  needs: [
    {
      what: 'The pages of the petition that say what the endeavor is, with the later words beside them',
      asked: /\b(?:endeavor|undertaking|clarif|explain|chang|statement)/iu,
      usual: true,
      days: 2,
    },
    {
      what: 'Signed statement on which endeavor the petition rests, and how the later words agree with it',
      asked: /\b(?:clarif|explain|statement|which endeavor|rests? (?:up)?on)/iu,
      usual: true,
      days: 2,
    },
  ],
  advice: [
    'First set the words of the petition on the endeavor, with their pages, beside those that the officer takes for another endeavor.',
    'If both tell of the same one, show it sentence by sentence; detail may be added, but a material change cannot make a petition approvable ({izummi}).',
    'If the endeavor did change, only the one that was filed can be decided here ({cfr-103-2-b-1}): argue that one, and ask an attorney whether the new one needs a petition of its own.',
    'Say nowhere that nothing has changed unless the papers show it.',
  ],
}

const membership: Point = {
  ...recordOfSuccess,
  title: 'What a membership shows',
  fields: ['evidence.supporting_doc', 'evidence.name'],
  also: ['evidence.brief_introduction'],
  papers: /\b(?:member|bylaws?|by-laws?|constitution of)\b/iu,
  words: /\b(?:members?|membership|admitted|admission|elected|fellow)\b/giu,
  needs: [
    {
      what: 'The bylaws or rules of the association on who is admitted, with the section marked',
      asked: /\b(?:by-?laws?|constitution|requirements?|criteria|admi(?:t|ssion)|required)/iu,
      usual: true,
      papers: /\b(?:by-?laws?|constitution|admission rules)\b/iu,
      days: 7,
    },
    {
      what: 'Letter of the association with your grade and the date on which you were admitted',
      asked: /\b(?:letters?|certificates?|cards?|proof of|evidence of (?:\w+ )?membership)/iu,
      papers: /\bletter\b.{0,40}\b(?:association|society|institute|guild|membership)\b/iu,
      days: 14,
    },
  ],
  advice: [
    'Send the section of the rules that says who is admitted, and by whom, and mark it.',
    'If whoever pays the dues may join, do not claim more: a membership then shows little, and the answer rests better on other papers.',
    'An admission after the day of filing only supports the rest ({cfr-103-2-b-12}).',
  ],
}

const stay: Point = {
  title: 'Whether you will go on working in the field',
  fields: ['futureplan.plans', 'futureplan.supporting_doc'],
  also: ['futureplan.current_progress'],
  papers: /\b(?:plan|offer|contract|agreement|letter of (?:intent|interest))\b/iu,
  words: /\b(?:will|intend|continue|plans? to|contract|offer)\b/giu,
  risk: 'medium',
  needs: [
    {
      what: 'Signed statement of what you will do in the field, where and from when',
      asked: /\b(?:intention|intend|statement|plans?|remain|stay|continue)/iu,
      usual: true,
      days: 2,
    },
    {
      what: 'Contracts, offers or letters of those with whom you will work',
      asked: /\b(?:contracts?|offers?|commitments?|employers?|letters?|evidence of an intention)/iu,
      papers: /\b(?:contract|offer|agreement|letter of (?:intent|interest))\b/iu,
      days: 21,
    },
    {
      what: 'Copies of the papers on your present stay and permission to work',
      asked: /\b(?:status|authorization|visa|i-94|i-20)\b/iu,
      days: 1,
    },
  ],
  advice: [
    'Say in a signed statement what you will do in the field, where and from when, in the words of the petition, and send the papers that bear it out.',
    'A waiver takes the place of a job offer ({ina-203-b-2-b-i}): none has to be shown, though one is good evidence.',
    'Ask an attorney before you write of your stay: under some statuses a statement that you mean to remain has consequences of its own.',
  ],
}

interface Told {
  factors: ReadonlySet<NoticeIssue['factor']>
  /** In lower case. */
  said: RegExp
  point: Point
}

const BY_WORDS: readonly Told[] = [
  { factors: new Set(['endeavor', 'other']), said: ENDEAVOR_CHANGED, point: changedEndeavor },
  {
    factors: new Set(['other', 'record_of_success', 'letters']),
    said: /\bmemberships?\b(?! in the professions)|\bby-?laws\b|\badmits? (?:any(?:one|body)?|whoever)\b/,
    point: membership,
  },
  {
    factors: new Set(['other']),
    said: /\b(?:remain|stay|continue(?: to work| working)?) in (?:the|this|your|his|her|that) (?:\w+ )?(?:field|area|occupation|profession|country|united states)\b|\bintention to (?:\w+ )?(?:work|remain|stay|continue)\b|\b(?:nonimmigrant|immigration|current|lawful) status\b|\bemployment authorization\b/,
    point: stay,
  },
  {
    factors: new Set(['other', 'form']),
    said: /\bpassports?\b|\bbirth certificates?\b|\bi-94\b|\bbiographic(?:al)? pages?\b|\bproof of identity\b/,
    point: identity,
  },
]

/** The point that the words name; undefined where the factor alone says what it is. */
export const pointByWords = ({ factor, quote }: Pick<NoticeIssue, 'factor' | 'quote'>): Point | undefined => {
  const own = quote.normalize('NFKC').toLowerCase()
  return BY_WORDS.find(({ factors, said }) => factors.has(factor) && said.test(own))?.point
}
