import { missing, type Phrase } from '../builtin/phrase.ts'

/** What makes an endeavor of an idea, part by part. */
export interface Questions {
  what: string
  change: string
  scope: string
  urgency: string
  beneficiaries: string
  outcome: string
}

/** Of what the applicant plans, where the record does not say it. */
export const OF_PLAN: Questions = {
  what: 'the problem that this plan solves, and what you would do about it step by step',
  change: 'what this plan changes, and for whom',
  scope: 'who beyond the first places would use the results, and how these would reach them',
  urgency: 'what is lost while this is not done, with a date or a source',
  beneficiaries: 'who gains, and how many they are, with a source',
  outcome: 'what the outcomes add up to in the United States, in figures, with a source',
}

/** Of a project that goes on: its next step. */
export const OF_NEXT_STEP: Questions = {
  what: 'the next step of this project: what you would do, in which order and by when',
  change: 'what this next step changes, and for whom',
  scope: 'who beyond the first users would use what it yields, and how it reaches them',
  urgency: 'what is lost without this next step, with a date or a source',
  beneficiaries: 'who gains from this next step, and how many they are, with a source',
  outcome: 'the measurable outcome of this next step, and its date',
}

export const ASK_QUALIFICATIONS = 'degrees, posts and credentials'
export const ASK_EXPERIENCE = 'work already done that bears on this undertaking'
export const ASK_EVIDENCE = 'results of past work that show that this can work, with figures or a paper'
export const ASK_PAST_WORK = 'which of your past works this plan takes further, and what of each'
export const ASK_WHICH_WORK = 'which of your projects or posts bears on this, and how'
export const ASK_WHICH_RESULTS = 'which of your results show that it can work, with their figures'

/** The mark of an idea: it stays a question until the applicant has made an endeavor of it. */
export const asIdea = (text: string, what: string): Phrase =>
  missing(`This is an idea and not yet an endeavor: ${text}. ${what}`, 'futureplan')
