import nlp from 'compromise/two'
import type { EndeavorPart } from '#domain/endeavor.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { NUMBER } from '../case-file/figures-in.ts'

/** What a part has to hold, by a rule that any text can be read by; the words say both outcomes to whoever wrote it. */
export interface Need {
  isMet: (text: string) => boolean
  good: string
  gap: string
}

/** A year says when, not how much. */
const YEAR = /\b(?:19|20)\d\d\b/gu
const COUNT = new RegExp(`(?:${NUMBER})(?![\\p{L}\\d])|\\b(?:half|third|quarter|twice|dozens?|percent)\\b|%`, 'iu')
const CREDENTIAL =
  /\b(?:degree|bachelor|master|doctor|diploma|licen[cs]|certif|credential|registered|accredited|board|years? (?:of|as|in)|employ|member|trained|Ph\.?D|M\.?D|MBA|I (?:work|am|have been|serve))/iu
/** The applicant, in the first person or by name. */
const APPLICANT = /\b(?:I|my|mine|myself)\b|\b(?:Dr|Mr|Mrs|Ms)\. \p{Lu}|\bthe applicant\b/u
const INTENDED =
  /\b(?:will|plan|plans|planned|propose[sd]?|intend[s]?|aim[s]?|would|going to|is to|undertake|endeavor)\b/iu
const IN_TIME =
  /\b(?:now|today|already|currently|deadline|until|before|since|still|soon|while|yet|waits?|waiting|delay(?:s|ed)?|pause|due|expires?|longer|as long as|meanwhile|decades?|(?:each|every|this|next|per|a) (?:year|month|week|day|season|decade)|annual(?:ly)?|yearly|more and more|grow(?:s|ing)|ris(?:es|ing)|increas(?:es|ing)|under way|once|only (?:in|when|after))\b/iu
/** Everybody at once, where no group is named by a plural. */
const EVERYBODY =
  /\b(?:any(?:one|body)|every(?:one|body)|public|people|nation|country|society|population|others|elsewhere|whoever|those who|all who)\b/iu

/** "for small hospitals", "of 12 counties": where a preposition stands before it, what ends in -s is no verb. */
const PLURAL_AFTER =
  /\b(?:for|of|among|by|from|with|between|across|all|many|other|these|those) (?:(?:the|a|all|other|about) )?(?:[\p{Ll}\d][\p{L}\d,-]* )?\p{Ll}{3,}(?<!ss|us|is)s\b/u

// Tagging every word is slow, and most texts are told by their frame.
const namesGroup = (text: string): boolean =>
  EVERYBODY.test(text) || PLURAL_AFTER.test(text) || nlp(text).has('#Plural')
const holdsFigure = (text: string): boolean => COUNT.test(text.replace(YEAR, ''))

/** Of each part: the fewest words that tell a reader anything, and what has to be among them. */
export const PART_NEEDS: Record<EndeavorPart, { fewest: number; need: Need }> = {
  exp_subs_merit_intric_val: {
    fewest: 20,
    need: {
      isMet: (text) => INTENDED.test(text),
      good: 'It says what you will do.',
      gap: 'It does not say what you will do: name the problem, then what you will make or do about it.',
    },
  },
  exp_subs_merit_impact: {
    fewest: 8,
    need: {
      isMet: namesGroup,
      good: 'It says what changes, and for whom.',
      gap: 'It does not say for whom something changes.',
    },
  },
  exp_subs_merit_evidence: {
    fewest: 5,
    need: {
      isMet: holdsFigure,
      good: 'It holds a figure that a reader can check.',
      gap: 'It holds no figure: say how much, how many or how often, and which paper shows it.',
    },
  },
  exp_nation_impt_scope: {
    fewest: 10,
    need: {
      isMet: namesGroup,
      good: 'It names others than you and your employer.',
      gap: 'It names nobody beyond you and your employer: a benefit that stops there is not enough.',
    },
  },
  exp_nation_impt_urgency: {
    fewest: 10,
    need: {
      isMet: (text) => sentencesOf(text).some(tellsWhyNow),
      good: 'It says why this is the time.',
      gap: 'It does not say why now: name a date, a deadline, or what each year of waiting costs.',
    },
  },
  exp_nation_impt_beneficiaries: {
    fewest: 6,
    need: {
      isMet: namesGroup,
      good: 'It names who gains.',
      gap: 'It does not name who gains: say which people or organizations, beyond your own.',
    },
  },
  exp_nation_impt_impact: {
    fewest: 8,
    need: {
      isMet: holdsFigure,
      good: 'It holds a figure to measure it by.',
      gap: 'It holds no figure: say how much, how many or by when.',
    },
  },
  exp_applicant_qualifications: {
    fewest: 12,
    need: {
      isMet: (text) => CREDENTIAL.test(text),
      good: 'It names what qualifies you.',
      gap: 'It names no degree, license, post or years of work that qualify you.',
    },
  },
  exp_related_experience: {
    fewest: 10,
    need: {
      isMet: (text) => APPLICANT.test(text),
      good: 'It says what you did yourself.',
      gap: 'It does not say what you did yourself: write “I designed …”, not only what the team did.',
    },
  },
}

const YEAR_ONCE = new RegExp(YEAR.source, 'u')
/** A day on which something was done, and how long a plan is to take, make nothing wait. */
const DONE = /\b(?:wrote|began|(?:has|have) \p{L}+|was|were)\b/iu
const HORIZON = /\b(?:laid out|horizon)\b/iu

const tellsWhyNow = (sentence: string): boolean =>
  !HORIZON.test(sentence) && (IN_TIME.test(sentence) || (YEAR_ONCE.test(sentence) && !DONE.test(sentence)))
