import type { CaseFile } from '../case-file.ts'
import { has, termsOf } from '../builtin/terms.ts'
import { fullName, pronounSet } from '../case-file/names.ts'
import { outsideQuotes, type DocumentToRead } from './reading.ts'

type Referee = CaseFile['profile']['referees'][number]

/** The recommender whose letter it is, by the name under it. */
export const writerOf = ({ author }: Pick<DocumentToRead, 'author'>, { profile }: CaseFile): Referee | undefined =>
  profile.referees.find((referee) => referee.last_name !== '' && author.includes(fullName(referee)))

const GENDERED = {
  'he/him': /\b(?:she|hers?|herself)\b/iu,
  'she/her': /\b(?:he|him|his|himself)\b/iu,
  'they/them': /\b(?:s?he|hi[ms]|hers?|h(?:im|er)self)\b/iu,
}

/** "he or she" speaks of nobody in particular. */
const EITHER = /\b(?:he or she|she or he|his or her|her or his|him or her|he\/she|his\/her)\b/giu

/** One person beside the applicant, of whom a sentence may go on to speak as he or she. */
const SOMEBODY =
  /\b(?:an?|the|one|another|each|every|any|my|his|her|their|our|whose|head) (?:[\p{L}-]+ ){0,2}(?:supervisor|advis[eo]r|professor|mentor|colleague|director|manager|chief|owner|founder|partner|patient|student|pupil|child|mother|father|wom[ae]n|m[ae]n|girl|boy|farmer|driver|nurse|technician|visitor|customer|client|resident|reader|player|singer|author|teacher|judge|doctor|physician|engineer|boss|postdoc|dean|mayor|sister|brother|wife|husband|daughter|son|aunt|uncle|cousin|grand(?:mother|father)|friend|neighbou?r|(?:lab|class|team|room)[ -]?mates?|co-?(?:author|worker|founder)|employe[er]|reviewer|examiner|inspector|investigator|researcher|scientist|chemist|programmer|designer|architect|lawyer|attorney|secretary|assistant|intern|apprentice|trainee|lecturer|instructor|coach|captain|officer|official|commissioner|chair(?:wom[ae]n|m[ae]n|person)?|president|leader|coordinator|administrator|journalist|editor|surgeon|therapist|pharmacist|worker|operator|volunteer|investor|buyer|speaker|translator|historian|successor|predecessor|statistician|sociologist|curator|critic|principal|person|somebody|writer)\b/iu

const TITLED = {
  'he/him': /\b(?:Dr|Ms|Mrs|Prof|Professor)\.? (\p{Lu}[\p{L}’'-]+)/gu,
  'she/her': /\b(?:Dr|Mr|Prof|Professor)\.? (\p{Lu}[\p{L}’'-]+)/gu,
  'they/them': /\b(?:Dr|Mr|Ms|Mrs|Prof|Professor)\.? (\p{Lu}[\p{L}’'-]+)/gu,
}

/** A word for the applicant that is none of the applicant's pronouns. */
export const wrongPronoun = (outer: string, { profile }: CaseFile): string | undefined =>
  GENDERED[pronounSet(profile.application)].exec(outer.replace(EITHER, ''))?.[0]

const bareName = (text: string): string => text.replace(/['’]s?$/u, '')

/** True where a sentence names somebody else whom a pronoun that is not the applicant's may mean. */
export function speaksOfOthers(text: string, { profile }: CaseFile): boolean {
  const outer = outsideQuotes(text)
  const { application, referees } = profile
  if (SOMEBODY.test(outer)) return true
  const isMeant = (name: string) => !application.last_name.includes(name) && !application.first_name.includes(name)
  const own = pronounSet(application)
  // "Ruth asked whether she could use it."
  if (termsOf(outer).some((term) => has(term, 'FirstName', 'FemaleName', 'MaleName') && isMeant(bareName(term.text))))
    return true
  return (
    referees.some(
      (referee) => referee.last_name !== '' && outer.includes(referee.last_name) && pronounSet(referee) !== own,
    ) ||
    [...outer.matchAll(TITLED[own])].some(
      ([, name = '']) => isMeant(name) && !referees.some(({ last_name }) => last_name.includes(name)),
    )
  )
}
