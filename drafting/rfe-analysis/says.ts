import type { Factor } from '#domain/rfe.ts'
import { COMMITS } from '../petition-letter/quoted.ts'
import { tellsLaw } from '../rfe-case/on-law.ts'
import type { Passage } from './passage.ts'

const WHO = String.raw`(?:I|he|she|they|the (?:petitioner|beneficiary)|(?:Mr|Ms|Mrs|Dr|Prof)\. [\p{Lu}\p{L} ’'-]+?)`
const has = (what: string): RegExp =>
  new RegExp(
    String.raw`\b${WHO} (?:hold|ha[sd]|have|earn|receiv|complet|was awarded|obtain)\p{L}* (?:an? |the |my |his |her |their )?[^.;]{0,50}\b${what}`,
    'iu',
  )
const DEGREE = has(String.raw`(?:doctorate|doctoral|ph\.?\s?d|master[’']?s?|bachelor[’']?s?|degree|diploma)\b`)
/** What came of the work, with its figure. */
const RESULT =
  /\b(?:saved|sav(?:es|ing)|cut|reduc|rais|increas|improv|lower|shorten|fell|rose|prevent|repair|detect|found|doubl|halv|cited)\p{L}*\b[^.;]{0,70}\b\d|\b\d[\d,.]*[^.;]{0,50}\b(?:saved|cut|reduced|raised|increased|improved|lowered|shortened|prevented|repaired|detected|found|cited)\b/iu
const WANTED =
  /\b(?:ha(?:s|ve)|had) (?:asked (?:for|to)|requested|ordered|adopted|installed|agreed|expressed)\b|\b(?:intends?|wish(?:es)?|plans?|agrees?|expects?) to (?:\p{L}+ )?(?:run|use|adopt|install|test|buy|purchase|order|fund|host|pilot|deploy|try|work)\b/iu

/** True of words by which somebody wants the work, or has bound himself to it. */
export const wantsWork = (text: string): boolean => COMMITS.test(text) || WANTED.test(text)

/** How a paper says in a plain sentence what a factor asks, without the words in which an officer asks it. */
const SAYS: Readonly<Partial<Record<Factor, readonly RegExp[]>>> = {
  advanced_degree: [DEGREE],
  five_years: [DEGREE, has(String.raw`years of\b`)],
  education_and_skills: [DEGREE],
  endeavor: [/\b(?:proposed|specific|my|his|her|the) endeavor (?:is|will be|consists|aims)\b/iu],
  national_importance: [
    /\b(?:nationwide|throughout the (?:country|nation|United States)|across the (?:country|nation|United States)|(?:every|each|all|many) (?:states?|fifty states|American \p{L}+))\b/iu,
  ],
  record_of_success: [RESULT],
  benefit_despite_workers: [RESULT],
  interest: [COMMITS, WANTED],
  letters: [COMMITS, WANTED, RESULT],
}

/** Papers in which somebody tells of the case in sentences of his own. */
const isAccount = ({ of, section }: Passage): boolean =>
  of === 'filed' || (of === 'page' && section === 'rfe_background')
/** Entries to which a letter of somebody who wants the work is put. */
const WITH_LETTERS: ReadonlySet<string> = new Set(['evidence', 'futureplan', 'professionalprojects'])

/** True of a sentence of a paper which tells what the factor turns on. */
export function says(passage: Passage, factor: Factor | undefined): boolean {
  const { of, section, field, text } = passage
  if (factor === undefined) return false
  const isLetter = factor === 'interest' && of === 'page' && WITH_LETTERS.has(section)
  if ((!isAccount(passage) && !isLetter) || tellsLaw(text)) return false
  // A letter is what letters are in question for.
  if (factor === 'letters' && field !== 'recommendation') return false
  return SAYS[factor]?.some((form) => form.test(text)) === true
}
