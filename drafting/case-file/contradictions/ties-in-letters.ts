import { sentencesOf } from '../../builtin/passages.ts'
import type { Contradiction } from '../../case-file.ts'
import { searchable } from '../../grounding/fold.ts'
import type { Profile } from '../../profile.ts'
import { nameOrNative } from '../names.ts'
import { fieldPlace, placeOf } from '../places.ts'
import { TIE_ANSWERS, TIE_NAMES, type TieAnswer } from '../ties.ts'
import { pagePlace, pagesOfEntry, short, type Check } from './filing.ts'

/** How a letter says of its own writer that there is a tie, or that there is none; `WHOM` is the applicant. */
const SAID: Readonly<Record<TieAnswer, { yes: readonly string[]; no: readonly string[] }>> = {
  same_employer: {
    yes: [
      '(?:my|our) (?:former |close )?(?:colleague|co worker|coworker)',
      '(?:his|her|their) (?:former |close )?(?:colleague|co worker|coworker|employer)',
      '(?:we|WHOM and i|i and WHOM) (?:have )?(?:both )?(?:work|worked) (?:together )?(?:at|for|in) ',
      'i (?:have )?(?:hired|employ|employed|recruited) WHOM',
      'WHOM (?:has )?(?:works|worked) (?:for|under) (?:me|us)',
    ],
    no: [
      'never (?:\\w+ ){0,3}(?:worked|employed|shared an employer)',
      'not (?:\\w+ ){0,2}(?:worked (?:with|for|together)|colleagues?)',
    ],
  },
  was_supervisor: {
    yes: [
      'supervis(?:e|es|ed|ing) (?:the (?:\\w+ ){0,2}(?:work|research|thesis|project|studies) of )?WHOM',
      '(?:his|her|their|WHOM s) (?:\\w+ )?supervisor',
      'supervisor of WHOM',
      'WHOM (?:has )?(?:reports|reported) (?:directly )?to me',
      'WHOM (?:has )?(?:works|worked) under me',
    ],
    no: ['(?:never|not|neither) (?:\\w+ ){0,4}supervis'],
  },
  co_author: {
    yes: [
      'co ?auth(?:or|ored|ors)',
      '(?:we|WHOM and i|i and WHOM) (?:have )?(?:published|wrote|written)',
      'our (?:joint|common|shared) (?:paper|article|publication)',
      'our (?:paper|article|publication)s? (?:of|in|on|from|was|were|appeared|shows|showed|reports|reported)',
    ],
    no: [
      '(?:never|not|neither) (?:\\w+ ){0,5}(?:published|co ?auth)',
      'never (?:\\w+ ){0,3}worked (?:with|together)',
      'no (?:joint |common )?(?:paper|article|publication)s?',
    ],
  },
}

const PRONOUNS = 'him|her|them|he|she|they'

/** The ways in which a letter names the applicant, as a pattern over folded words. */
function whom({ first_name, last_name }: Profile['application']): string {
  const [first, last] = [first_name, last_name].map((name) => searchable(name).trim())
  return `(?:${PRONOUNS}|(?:(?:mr|ms|mrs|mx|dr|prof|professor) )?(?:${first} )?(?:\\w+ )?${last}|${first})`
}

const DENIED = /\b(?:never|not|neither|nor|no)\b/

function saidIn(sentence: string, tie: TieAnswer, name: string): boolean | undefined {
  const folded = searchable(sentence)
  const isOne = (forms: readonly string[]): boolean =>
    forms.some((form) => new RegExp(`\\b(?:${form.replaceAll('WHOM', name)})`, 'u').test(folded))
  if (isOne(SAID[tie].no)) return false
  // A sentence that denies anything may deny this in other words.
  return !DENIED.test(folded) && isOne(SAID[tie].yes) ? true : undefined
}

/** A letter's head runs into its first sentence where no stop stands between: what says it begins with its subject. */
const SUBJECT = /(?<![\p{L}.])(?:I|We|Our|My|He|She|They|Dr|Mr|Ms|Mrs|Prof|Professor)(?=[. ])/gu

function quoted(sentence: string, tie: TieAnswer, name: string, said: boolean): string {
  const starts = [...sentence.matchAll(SUBJECT)].map(({ index }) => index)
  const start = starts.findLast((at) => saidIn(sentence.slice(at), tie, name) === said) ?? 0
  return short(sentence.slice(start))
}

/** An answer on a tie, against what the signed letter itself says. */
export const tieAgainstLetter: Check = (filing) => {
  const { profile } = filing
  const name = whom(profile.application)
  return profile.referees.flatMap((referee) => {
    const pages = pagesOfEntry(filing, 'referees', referee.id, ['signed_letter'])
    if (pages.length === 0) return []
    return TIE_ANSWERS.flatMap((tie): Contradiction[] => {
      const answer = referee[tie]
      if (answer !== true && answer !== false) return []
      for (const page of pages)
        for (const sentence of sentencesOf(page.text.replace(/\s*\n\s*/g, ' '))) {
          const said = saidIn(sentence, tie, name)
          if (said === undefined || said === answer) continue
          const paper = pagePlace(filing, page)
          return [
            {
              kind: 'tie',
              text: `You answered ${answer ? 'yes' : 'no'} to ${TIE_NAMES[tie]} for ${placeOf(profile, 'referees', referee.id)} (${nameOrNative(referee)}), but the signed letter (${paper.place}) says “${quoted(sentence, tie, name, said)}”.`,
              places: [fieldPlace(profile, 'referees', referee.id, tie), paper],
            },
          ]
        }
      return []
    })
  })
}
