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
  outcome: 'the measurable outcome and its date',
}

/** Of a project that was done: where it goes from here. */
export const ofRecord = (name: string): Questions => ({
  what: 'What would you do next, in which steps and by when?',
  change: `what would change if ${name} were taken further, and for whom`,
  scope: `who beyond those of ${name} itself would use the results, and how these would reach them`,
  urgency: `what is lost if ${name} is not taken further, with a source`,
  beneficiaries: `who gains from ${name} in the United States, and how many they are, with a source`,
  outcome: `a measurable outcome that could come next after ${name}, and its date`,
})

export const ASK_QUALIFICATIONS = 'degrees, posts and credentials'
export const ASK_EXPERIENCE = 'work already done that bears on this undertaking'
export const ASK_EVIDENCE = 'results with figures, or a paper that confirms them'
