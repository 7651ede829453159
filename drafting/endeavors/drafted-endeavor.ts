import type { Parts } from './parts.ts'

/** An endeavor with the sources of each of its sentences. */
export interface DraftedEndeavor {
  title: string
  parts: Parts
  /** Sentences that a model drafted for it and that are not in the text, each with the reason. */
  leftOut?: readonly string[]
}

/** What a person is told whose profile has no further endeavor in it. */
export const NOTHING_FURTHER =
  'Your profile does not hold enough for further endeavors that differ from those you have. Add a project or a future plan, then generate again.'
