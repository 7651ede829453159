import { z } from 'zod'
import type { Block } from './document.ts'
import { printable } from './document-text.ts'
import { proofCounts } from './proof.ts'
import type { Warning } from './task.ts'

/** A drafted document as its page reads and edits it. Blocks are those of `document.ts`. */

const blocks = z.array(z.custom<Block>((value) => typeof value === 'object' && value !== null))

/** How a version came to be; the last is an edit by the recommender, through the link of a letter. */
export const MADE_BY = ['draft', 'edit', 'redraft', 'restore', 'recommender'] as const

/** Who can take an open point upon themselves. */
export const WAIVED_AS = ['applicant', 'recommender'] as const

export const versionReply = z.object({
  number: z.int(),
  made_by: z.enum(MADE_BY),
  /** What was done, in a few words: `Section “Urgency” drafted again`. */
  note: z.string(),
  created_at: z.string(),
  /** Who wrote: `builtin`, a provider of models, or `applicant` or `recommender` for an edit by hand. */
  provider: z.string(),
  model: z.string().nullable(),
  prompt_version: z.string(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  duration_ms: z.int(),
})

/** A source that sentences of the document name: a fact (`F12`), a page (`E7p14`), an exhibit (`E7`) or an authority (`dhanasar@889`). */
export const sourceReply = z.object({
  id: z.string(),
  kind: z.enum(['fact', 'derived', 'page', 'exhibit', 'authority']),
  /** `Employment project 2, Impact`; `Exhibit 7, page 14`; `Matter of Dhanasar at 889`. */
  place: z.string(),
  /** What it holds: the words as entered, of the page, or of the authority in our words. */
  text: z.string(),
  /** Of a fact that was changed since the sentences that rest on it were written: what it held then. */
  was: z.string().nullable(),
  /** True where it is no longer in the profile; `text` is then what it held. */
  gone: z.boolean(),
  /** Papers that prove it, with the page where one holds the value. */
  exhibits: z.array(z.object({ number: z.int(), page: z.int().nullable() })),
  /** Where to change or read it: a page of the product for a fact, the official address of an authority. */
  href: z.string().nullable(),
  /** Of an authority: its level, the copy it was checked against and when; null is "not yet checked". */
  authority: z
    .object({ level: z.string(), checked: z.object({ copy: z.string(), on: z.string() }).nullable() })
    .nullable(),
})

export const exhibitReply = z.object({
  number: z.int(),
  title: z.string(),
  url: z.string(),
  content_type: z.string(),
  /** How many pages were read; 0 where its text could not be read. */
  pages: z.int(),
})

/** Something to settle: a `missing` or `verify` mark in the text, or a sentence that is `open`, until it is edited away or answered for. */
export const openPointReply = z.object({
  /** Stays the same while the mark, the words of its sentence and its block do. */
  id: z.string(),
  kind: z.enum(['missing', 'verify', 'open']),
  section: z.string().nullable(),
  block: z.string(),
  sentence: z.int(),
  text: z.string(),
  reason: z.string(),
  /** Where in the product a missing fact is filled in: a page, with its entry and field in the address. */
  href: z.string().nullable(),
  /** Of a letter: the recommender who is to answer it, or to confirm what only the recommender knows; null where the applicant is. */
  asked_of: z.string().nullable(),
  /** Of a question about papers: which, and whether their pages may hold the answer. */
  papers: z.object({ exhibits: z.array(z.int()), may_hold: z.boolean() }).nullable(),
  /** Who took it upon themselves, in the name they typed. */
  waived: z
    .object({
      by: z.string(),
      at: z.string(),
      as: z.enum(WAIVED_AS),
      /** True where its sentence is left out of the files instead. */
      left_out: z.boolean(),
    })
    .nullable(),
})

/** A finding of the quality checks beyond grounding. */
export const qualityReply = z.object({
  rule: z.string(),
  severity: z.enum(['must', 'should']),
  text: z.string(),
  block: z.string().nullable(),
  /** Where in the product to change what it is about. */
  href: z.string().optional(),
})

/** The rule that finds what was chosen for a letter and is not in it. */
export const CHOICE_LEFT_OUT = 'choice-left-out'

export const documentReply = z.object({
  id: z.int(),
  kind: z.string(),
  title: z.string(),
  referee_id: z.int().nullable(),
  /** The notice that it is about; null where that has gone, or where it is about none. */
  notice_id: z.int().nullable(),
  /** The newest version's number; an edit names the one it was made on. */
  version: z.int(),
  draft: z.boolean(),
  url: z.string(),
  docx_url: z.string(),
  blocks,
  outline: z.array(
    z.object({ section: z.string(), heading: z.string(), level: z.int(), purpose: z.string(), open: z.int() }),
  ),
  sources: z.array(sourceReply),
  exhibits: z.array(exhibitReply),
  open: z.array(openPointReply),
  /** How many sentences are in each state, as the cover counts them; those that were left out are not counted. */
  states: proofCounts,
  quality: z.array(qualityReply),
  /** Sentences that a model drafted and that are not in the text, because the record does not hold them. */
  left_out: z.array(z.object({ section: z.string(), text: z.string(), reason: z.string() })),
  contradictions: z.array(z.object({ kind: z.string(), text: z.string(), places: z.array(z.string()) })),
  versions: z.array(versionReply),
  /** The sections that hold what a person typed: drafting one again puts its text in that one's place. */
  by_hand: z.array(z.string()),
  current_task_id: z.uuid().nullable(),
  /** How many facts and exhibits the case file held when the newest version was made. */
  basis: z.object({ facts: z.int(), exhibits: z.int() }),
  /** True where something has changed in the profile since the text was written. */
  stale: z.boolean(),
  /** What has changed, each with the sections that should be drafted again for it. */
  changed: z.array(
    z.object({
      place: z.string(),
      /** What the text was written from; null where the profile did not hold it then. */
      was: z.string().nullable(),
      /** Null where it has gone. */
      now: z.string().nullable(),
      /** A sentence that tells it, where what was and what is do not. */
      says: z.string().optional(),
      href: z.string().nullable(),
      sections: z.array(z.string()),
    }),
  ),
  /** True where a redraft follows any instruction; the built-in drafter reads only the common ones. */
  follows_instructions: z.boolean(),
})
export type DocumentView = z.infer<typeof documentReply>

export const versionBlocksReply = z.object({ number: z.int(), blocks })

/** What a section can be asked for without typing. */
export const REDRAFT_WAYS = ['In other words', 'Shorter', 'With more detail', 'From your profile as it is now'] as const

/** What the built-in drafter reads of an instruction in a person's own words. */
export const UNDERSTOOD =
  'The built-in drafter can write a section shorter, with more detail or in other words, start with something that is in it, leave something out, or tell more or less about it.'

export const redraftRequest = z.object({
  section: z.string().min(1).max(120),
  instruction: z
    .string()
    .trim()
    .min(1, 'Please say what should change')
    .max(2_000, 'Please keep it under 2,000 characters'),
})

/** Letters in one edit; checking them keeps a server busy. */
const MOST_TYPED = 40_000
const typedText = z.string().max(20_000, 'Please keep a paragraph under 20,000 characters')

/** A paragraph typed anew: plain text, in which `(Ex. 3, p. 2)`, citations and `[Missing: …]` stand as they are printed. */
export const documentEdit = z.object({
  base_version: z.int(),
  blocks: z
    .array(z.object({ id: z.string(), text: typedText }))
    .min(1)
    .max(200)
    .superRefine((edits, { addIssue }) => {
      const met = new Set<string>()
      for (const [index, { id }] of edits.entries()) {
        if (met.has(id)) addIssue({ code: 'custom', path: [index, 'id'], message: 'This paragraph was sent twice' })
        met.add(id)
      }
    })
    .refine((edits) => edits.reduce((sum, { text }) => sum + text.length, 0) <= MOST_TYPED, {
      message: 'Please save fewer paragraphs at once',
    }),
})
export const checkRequest = z.object({ block: z.string(), text: typedText })
export const checkReply = z.object({
  /** Places in the text as sent, in characters. */
  findings: z.array(z.object({ kind: z.string(), start: z.int(), end: z.int(), text: z.string(), reason: z.string() })),
  sentences: z.array(z.object({ start: z.int(), end: z.int(), sources: z.array(z.string()) })),
  sources: z.array(sourceReply),
  /** Letters that the PDF has no font for, each once. */
  unshown: z.array(z.string()),
})

/** Words to look for in the case file, and the sentence that the source is for. */
export const findSourceRequest = z.object({ q: z.string().max(200), near: z.string().max(4_000) })
export const foundSource = sourceReply.pick({ id: true, kind: true, place: true }).extend({ excerpt: z.string() })
export const foundSources = z.object({ count: z.int(), results: z.array(foundSource) })

/** A source that a person chose for a sentence; sentences of a list are counted through. */
export const addSourceRequest = z.object({
  base_version: z.int(),
  block: z.string(),
  sentence: z.int().min(0),
  source: z.string().max(40),
})
export const addSourceReply = z.object({
  document: documentReply,
  /** False where the source holds no more of the sentence than was held before; nothing is then changed. */
  is_saved: z.boolean(),
  /** What of the sentence nothing holds, also with this source. */
  findings: z.array(z.object({ text: z.string(), reason: z.string() })),
})

/** Passages of the papers of a question that may answer it, word for word, the nearest first. */
export const passagesReply = z.object({
  count: z.int(),
  results: z.array(z.object({ source: z.string(), exhibit: z.int(), page: z.int(), words: z.string() })),
})

/** Words of a page that answer a question about papers: they are quoted in its place. */
export const quoteRequest = z.object({
  base_version: z.int(),
  words: z
    .string()
    .trim()
    .min(1, 'Please copy the words from the page')
    .max(1_000, 'Please keep it under 1,000 characters'),
})

/** Takes over what a redraft proposed. */
export const acceptRequest = z.object({ task_id: z.uuid(), base_version: z.int() })
/** Scripts that write a name without a space between its parts. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
/** Whether a name can be a person’s whole one: some have one word only, nobody one letter or initials alone. */
function isFullName(name: string): boolean {
  const words = name.split(/\s+/u).map((word) => word.match(/\p{L}/gu)?.length ?? 0)
  const longest = Math.max(...words)
  return UNSPACED.test(name) || words.filter((letters) => letters > 0).length > 1 ? longest > 1 : longest > 2
}

/** The name is printed, and it stands for a person: one that nobody can see is none. */
export const waiveRequest = z.object({
  name: z
    .string()
    .overwrite(printable)
    .trim()
    .regex(/^$|\p{L}/u, 'Please type your name in letters')
    .min(1, 'Please type your name')
    .refine((name) => !/\p{L}/u.test(name) || isFullName(name), 'Please type your full name')
    .max(200, 'Please keep it under 200 characters'),
})

/** Who confirms in a name that is not theirs is told where theirs stands. */
export const NOT_YOUR_NAME = 'Please type your own full name, as it stands in your personal info.'

/** Why the applicant cannot confirm a sentence of a letter that only its writer knows. */
export const writersOwn = (writer: string): string =>
  `Only ${writer} can confirm this sentence. Please send the link of the letter.`

export const SENTENCES_CHANGED = 'These sentences were changed meanwhile. Please look at them once more.'

/** Points of one call; a document seldom has half as many. */
const MOST_POINTS = 500
const points = z
  .array(z.string().regex(/^[0-9a-f]{16}$/))
  .max(MOST_POINTS)
  .default([])

/** What a person settled in a review, sent together: the pages are set once for all of it. */
export const reviewRequest = z
  .object({
    base_version: z.int(),
    /** Who confirms and leaves out. */
    name: waiveRequest.shape.name.optional(),
    confirm: points,
    /** Their sentences are left out of the files. */
    leave_out: points,
    /** What was confirmed or left out and is open again. */
    reopen: points,
  })
  .superRefine(({ name, confirm, leave_out, reopen }, { addIssue }) => {
    const all = [...confirm, ...leave_out, ...reopen]
    if (all.length === 0) addIssue({ code: 'custom', path: ['confirm'], message: 'Please name a point' })
    if (new Set(all).size < all.length)
      addIssue({ code: 'custom', path: ['confirm'], message: 'A point was sent twice' })
    if (name === undefined && confirm.length + leave_out.length > 0)
      addIssue({ code: 'custom', path: ['name'], message: 'Please type your name' })
  })
/** What a redraft task results in: shown as a difference, kept only when it is accepted. */
export interface RedraftResult {
  section: string
  blocks: Block[]
  warnings: Warning[]
  /** A sentence on each part of the instruction that was not followed, and why; absent from a model’s. */
  unfollowed?: string[]
}
export const OUTDATED = 'This document was changed meanwhile. Reload it to see the newest version.'
