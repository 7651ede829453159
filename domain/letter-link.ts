import { z } from 'zod'
import { documentEdit, documentReply, openPointReply, versionReply } from './drafted-document.ts'
import { flag, optionalText } from './field.ts'

/** The link by which a recommender, without an account, reads, corrects and signs one letter. */

/** Where a link stands. The first four follow one another; the last two end it. */
export const LINK_STATES = ['sent', 'opened', 'edited', 'signed', 'expired', 'revoked'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** How long a link can live, in days. */
export const LINK_DAYS = [7, 14, 30, 60] as const
export const USUAL_DAYS = 30

/** Carries the token of a link: a header, since addresses stand in logs and in `Referer`. */
export const LINK_HEADER = 'X-Letter-Link'
/** The page that a link opens; the token follows it as the fragment. */
export const LINK_PAGE = '/letter'

export const LINK_INVALID = 'This link is not valid. Please ask for a new one.'
export const linkExpired = (applicant: string): string =>
  `This link has expired. Please ask ${applicant} for a new one.`
export const linkRevoked = (applicant: string): string =>
  `${applicant} has withdrawn this link. Please ask ${applicant} for a new one.`
export const linkSigned = (applicant: string): string =>
  `You have handed in the signed letter, so its text stays as it is. Should something have to change, please ask ${applicant} for a new link.`
export const MAILED_OFTEN =
  'You have asked for letters by mail often lately. Please copy the link and send it yourself, or try again tomorrow.'
export const NO_LETTER_YET = 'Please generate the letter first.'
/** Says what is expected and whom to tell where the letter is wrong; who it is stands in the letter alone. */
export const notTheWriter = (applicant: string): string =>
  `Please type your own full name as the letter gives it. Does the letter spell it wrongly? Then please tell ${applicant}.`
export const NOT_A_STATEMENT = 'Something is missing here. Please write it into the text, or take the sentence out.'

export const linkRequest = z.object({
  /** The newest letter of the recommender where none is named. */
  letter_id: z.int().positive().optional(),
  days: z.literal([...LINK_DAYS], { error: 'Please choose 7, 14, 30 or 60 days' }).default(USUAL_DAYS),
  /** The applicant's own words to the recommender: in the mail and on the page. */
  note: optionalText(2_000),
  /** Mails the link to the recommender's address. Otherwise it is made to be passed on by hand. */
  send: flag(),
})

/** A letter is seldom half as long; reading words against the case file keeps a server busy. */
const MOST_LETTERS = 20_000

/** The recommender's words: what an edit of any document is, for as much as a letter holds. */
export const linkedEdit = documentEdit.refine(
  ({ blocks }) => blocks.reduce((sum, { text }) => sum + text.length, 0) <= MOST_LETTERS,
  { path: ['blocks'], message: 'Please save fewer paragraphs at once' },
)

const moment = z.string()
const momentOrNone = moment.nullable()

const writerReply = z.object({ name: z.string(), at: moment })

export const letterLinkReply = z.object({
  id: z.uuid(),
  letter_id: z.int(),
  state: z.enum(LINK_STATES),
  /** Where it was mailed to; null where it was not. */
  sent_to: z.string().nullable(),
  note: z.string(),
  created_at: moment,
  expires_at: moment,
  revoked_at: momentOrNone,
  /** First opened. */
  opened_at: momentOrNone,
  /** Last changed by the recommender: its text, or a statement confirmed. */
  edited_at: momentOrNone,
  /** In what name its recommender answers, and since when; null until the recommender has typed one. */
  writer: writerReply.nullable(),
  /** First handed in signed. */
  signed_at: momentOrNone,
  /** The link itself, to be copied; null once it opens nothing any more. */
  url: z.string().nullable(),
})
export type LetterLink = z.infer<typeof letterLinkReply>
export const letterLinksReply = z.object({ links: z.array(letterLinkReply) })

/** An open point as the recommender sees it: without what the profile says of it. */
const question = openPointReply
  .pick({ id: true, kind: true, section: true, block: true, sentence: true, text: true })
  .extend({
    /** What the applicant wrote about the subject of a question, for the recommender to answer from; empty where that is nothing. */
    hint: z.string(),
    /** Who answers for it, if anybody: the recommender or, before, the applicant. */
    confirmed: openPointReply.shape.waived,
  })

/** The one letter of a link, with what the applicant wrote about each question, and nothing beside it. Its sentences name no sources, its marks no reasons. */
export const linkedLetterReply = z.object({
  applicant: z.object({ name: z.string() }),
  recommender: z.object({ name: z.string(), title: z.string(), organization: z.string() }),
  /** The name under which answers count, once it was typed. */
  writer: writerReply.nullable(),
  note: z.string(),
  expires_at: moment,
  state: z.enum(['opened', 'edited', 'signed']),
  title: z.string(),
  version: z.int(),
  /** True while a question is open. */
  draft: z.boolean(),
  blocks: documentReply.shape.blocks,
  outline: documentReply.shape.outline,
  open: z.array(question),
  /** The recommender's own versions, the oldest first. */
  changed: z.array(versionReply.pick({ number: true, note: true, created_at: true })),
  signed: z.object({ name: z.string(), created_at: moment }).nullable(),
  /** Who drafted: `builtin`, or a provider of models with the model. */
  drafter: versionReply.pick({ provider: true, model: true }),
})
export type LinkedLetter = z.infer<typeof linkedLetterReply>
