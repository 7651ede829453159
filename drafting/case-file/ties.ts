import type { Profile } from '../profile.ts'

type Referee = Profile['referees'][number]

/** What is asked of a recommender to tell how independent the recommender is; no answer is neither yes nor no. */
export const TIE_ANSWERS = ['same_employer', 'was_supervisor', 'co_author'] as const
export type TieAnswer = (typeof TIE_ANSWERS)[number]

/** The questions as the form asks them. */
export const TIE_NAMES: Readonly<Record<TieAnswer, string>> = {
  same_employer: 'the same employer',
  was_supervisor: 'supervision',
  co_author: 'co-authorship',
}

/** What of a recommender tells of a tie. */
export type Bond = Pick<Referee, 'category' | 'relationship'> & Partial<Pick<Referee, TieAnswer>>

export const answered = (bond: Bond, answer: boolean): TieAnswer[] => TIE_ANSWERS.filter((one) => bond[one] === answer)

/** What an answer says, in a sentence of its own: a yes or a no alone can be held against no claim. */
export const SAID_BY_ANSWER: Readonly<Record<TieAnswer, Readonly<Record<'Yes' | 'No', string>>>> = {
  same_employer: {
    Yes: 'The recommender and the applicant have worked for the same employer; they shared an employer and worked together in one house.',
    No: 'The recommender and the applicant never worked for the same employer; no employer was common to both, they never shared an employer.',
  },
  was_supervisor: {
    Yes: 'The recommender has supervised the applicant; the recommender was the supervisor, and the applicant reported to the recommender.',
    No: 'The recommender never supervised the applicant; the recommender was not the supervisor, and the applicant never reported to the recommender.',
  },
  co_author: {
    Yes: 'The recommender and the applicant have published together; they are co-authors of a publication, a paper written together.',
    No: 'The recommender and the applicant have not published together; they are no co-authors and have no publication or paper together.',
  },
}

/** A clause that says no: what stands in it is denied, up to a clause with a subject of its own. */
const DENIED = /\b(?:never|not|no|nor|neither|none|without)\b[^.;]*?(?=[.;]|, (?:but|I|we)\b|$)/giu

/** The words of a relationship that are not denied. */
export const affirmedIn = (relationship: string): string => relationship.replace(DENIED, ' ')
const DENIES_INDEPENDENCE = /\bnot\b[^.;]{0,20}\bindependent/iu
const OF_TEACHING =
  /\b(?:supervis(?:or|ed (?:me|my|her|him|them|his|their))|advis[eo]r|mentor(?:ed)?|tutor(?:ed)?|taught|teacher|^professor(?=\.?$)|(?:my|our|his|her|their|former|doctoral|thesis) professor|professor of (?:mine|his|hers|theirs)|(?:is|was|am|been) (?:my|his|her|their|a) (?:\p{L}+ )?student)\b/iu
const OF_A_TIE =
  /\b(?:employer|employed|hired|boss|manager of|colleagues?|co-?workers?|co-?auth\p{L}*|collaborat\p{L}*|work(?:s|ed|ing)? (?:with|under|together|alongside)|publish(?:ed)? (?:with|together)|jointly|our (?:joint|paper|article|project|laboratory|lab|team|company|grant)|we (?:work|worked|publish|published|wrote|share|shared))\b/iu

/** True of words of a relationship that tell of teaching or supervision; a professor who reads the work is none of it. */
export const tellsOfTeaching = (relationship: string): boolean => OF_TEACHING.test(affirmedIn(relationship).trim())

/** True of words of a relationship that tell of employment, teaching or joint work. */
export const tellsOfTie = (relationship: string): boolean =>
  DENIES_INDEPENDENCE.test(relationship) || tellsOfTeaching(relationship) || OF_A_TIE.test(affirmedIn(relationship))

const NEVER_MET =
  /\b(?:never|not|neither|(?:have|had)n[’']t) (?:(?!since\b)\p{L}+ ){0,2}?(?:met|meet)\b(?! (?:since|again|until|before|outside|at|in the|on))|\bnot know (?:me|her|him|them|each other|one another) (?:personally|in person)|\bno personal (?:contact|acquaintance)\b/iu

/** True of words by which the two have never met: then the writer knows the work, and not the person. */
export const tellsNeverMet = (text: string): boolean => NEVER_MET.test(text)

/** A category that names a relation. */
export type RelationCategory = 'professor' | 'supervisor' | 'colleague'

/** The answer by which a category that names a relation is denied. */
const DENIED_BY: Readonly<Record<RelationCategory, TieAnswer>> = {
  professor: 'was_supervisor',
  supervisor: 'was_supervisor',
  colleague: 'same_employer',
}

/**
 * What a writer is to the applicant by the category. The category is first of all the writer's own position: "supervisor"
 * and "colleague" are believed until an answer denies them, "professor" only where an answer or the relationship tells of
 * teaching; none of them of one who never met the applicant.
 */
export function relationBy(bond: Bond): RelationCategory | undefined {
  const { category, relationship } = bond
  if (category === 'other' || tellsNeverMet(relationship) || bond[DENIED_BY[category]] === false) return undefined
  if (category !== 'professor' || bond.was_supervisor === true || tellsOfTeaching(relationship)) return category
  return undefined
}

/** Words of a relationship that tell of supervision, or of one house. */
const TELLS: Readonly<Record<'was_supervisor' | 'same_employer', RegExp>> = {
  was_supervisor:
    /\b(?:supervis(?:or|ed|es|ing)|(?:direct |former )?boss|line manager|my manager|(?:I|he|she|they) (?:have |has |had )?report(?:s|ed)? to)\b/iu,
  same_employer:
    /\b(?:colleagues?|co-?workers?|same (?:company|employer|laboratory|lab|department|team)|hired me|my employer|employs me|employed me)\b/iu,
}

/** The words of a relationship by which there is such a tie. */
export const tieIn = (relationship: string, tie: keyof typeof TELLS): string | undefined =>
  TELLS[tie].exec(relationship.replace(DENIED, (part) => ' '.repeat(part.length)))?.[0]

const NO_TIE =
  /\bindependent|\bnever (?:worked|met|published|collaborated|been)|\bneither (?:worked|met|published|collaborated)|\bnot (?:worked|published|collaborated)|\bno (?:shared|other|personal|professional|common|joint) /iu

/** The words that call the recommender independent, or deny a tie. */
export const denialIn = (relationship: string): string | undefined =>
  DENIES_INDEPENDENCE.test(relationship) ? undefined : NO_TIE.exec(relationship)?.[0].trim()

export const deniesTie = (relationship: string): boolean => denialIn(relationship) !== undefined
