import { z } from 'zod'

/** What a model’s reading of notes and papers has come to. */
export const factReading = z.object({
  /** Texts and pages that were read. */
  read: z.int(),
  /** Facts that it has proposed, and notes that it asks about. */
  proposed: z.int(),
  asked: z.int(),
  /** Proposals that were refused: words, figures or names that the record does not hold; what is no statement; what could not be read. */
  refused: z.object({ words: z.int(), figure: z.int(), name: z.int(), form: z.int(), unreadable: z.int() }),
  /** Texts and pages of which the model gave no usable answer, and those that wait for the next reading. */
  unread: z.int(),
  left: z.int(),
  /** The change of the facts, by which it can be taken back; null where none was changed. */
  change: z.int().nullable(),
})
export type FactReading = z.infer<typeof factReading>

export const factReadingReply = z.object({
  /** The model that would read; null where none is set up. */
  model: z.string().nullable(),
  /** Texts and pages that were not read yet. */
  waiting: z.int(),
  current_task_id: z.uuid().nullable(),
})
export type FactReadingView = z.infer<typeof factReadingReply>

/** So many readings of an application start in a day: no credit is taken for them. */
export const READINGS_A_DAY = 20
export const NO_MODEL = 'No language model is set up here, so nothing can be read this way.'
export const ENOUGH_READ = 'Your notes and papers were read many times today. Please try again tomorrow.'
