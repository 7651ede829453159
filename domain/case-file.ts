import { z } from 'zod'

/** Why an upload has no words, or not all of them, or was not held against a second reading, as its owner is told. */
export const UNREAD_REASONS = {
  scan: 'It holds no text that can be selected, as a scan or a photo. Such papers cannot be read on this server.',
  part_scan: 'Some of its pages hold no text. If they are scans, they cannot be read on this server.',
  unclear:
    'Too little of it could be read. Please add a sharper scan: straight, dark on white, 300 dots to the inch, printed and not handwritten.',
  part_unclear: 'Parts of it could not be made out: handwriting, another language, or a scan that is not sharp.',
  blank: 'No words were found in it.',
  broken: 'It could not be read.',
  protected: 'It asks for a password. You can add a copy without one.',
  xfa: 'It is a form that only Adobe Reader shows. Please open it in Adobe Reader, print it to PDF, and add the printed PDF.',
  garbled:
    'The file does not say which letters its text is made of, so it could not be read. Please add a scan of the paper, or print it to PDF anew.',
  part_garbled:
    'Parts of it could not be read: the file does not say which letters they are made of. Please add a scan of those pages.',
  long: 'It is long: only its first pages were read.',
  uncompared:
    'Not compared (too long or too intricate for the second reader): please check what is quoted of it against the paper.',
  long_uncompared:
    'It is long: only its first pages were read, and these were not compared. Please check what is quoted of it against the paper.',
} as const
export type UnreadReason = keyof typeof UNREAD_REASONS

/** How the words of an upload were come by. */
export const READ_BY = ['text', 'ocr', 'none'] as const
export type ReadBy = (typeof READ_BY)[number]

export const isUnreadReason = (reason: string | null): reason is UnreadReason =>
  reason !== null && Object.hasOwn(UNREAD_REASONS, reason)

/** What the case file makes of the profile: how much it holds, which papers could be read, and what does not fit together. */
export const caseFileReply = z.object({
  /** How many facts there are of each kind. */
  facts: z.record(z.string(), z.int()),
  exhibits: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      /** The page of the product on which it was added. */
      path: z.string(),
      name: z.string(),
      url: z.string(),
      /** How many of its pages have words. */
      pages_read: z.int(),
      /** Null until it was tried. */
      read_by: z.enum(READ_BY).nullable(),
      /** Why words are wanting or were not compared, in a sentence; null where all is well. */
      reason: z.string().nullable(),
      /** True of one of which some words could not be read. */
      lacks_words: z.boolean(),
      /** True of one that was read and tells of something else than the entry to which it was put. */
      is_other: z.boolean(),
    }),
  ),
  contradictions: z.array(
    z.object({
      kind: z.enum(['dates', 'title', 'degree', 'name', 'figure', 'tie', 'draft']),
      text: z.string(),
      places: z.array(
        z.object({
          place: z.string(),
          /** The page of the product that leads there. */
          path: z.string(),
          /** The paper itself, opened at the page, where the place is one. */
          url: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type CaseFileView = z.infer<typeof caseFileReply>
