import { z } from 'zod'

/** The recommendation letters seen together: who speaks to what, how independent each writer is, and what is missing. */

/** The three elements of Matter of Dhanasar, 26 I&N Dec. 884, 889, in the words by which a letter can speak to them. */
export const PRONGS = [
  { prong: 1, name: 'Merit and national importance', asks: 'what the endeavor improves, and for whom' },
  { prong: 2, name: 'Well positioned', asks: 'what you have done and are able to do' },
  { prong: 3, name: 'Balance', asks: 'why it should not wait, and why you' },
] as const
export type Prong = (typeof PRONGS)[number]['prong']
const prong = z.literal(PRONGS.map((one) => one.prong))

export const TIES = ['independent', 'dependent', 'unclear'] as const

/** `told`: sentences of the letter rest on it. `chosen`: the recommender is asked to speak to it, and no sentence does. */
export const MARK_STATES = ['told', 'chosen'] as const
const mark = z.object({
  state: z.enum(MARK_STATES),
  /** How many sentences speak to it, and the block of the first; null where none does. */
  sentences: z.int(),
  block: z.string().nullable(),
})

const letter = z.object({
  /** The document; its page is `/documents/{id}`. */
  id: z.int(),
  version: z.int(),
  words: z.int(),
  /** Marks in it that nobody has settled or taken over. */
  open: z.int(),
  /** True where the profile holds something otherwise than when the text was written. */
  stale: z.boolean(),
})

const writer = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  organization: z.string(),
  tie: z.enum(TIES),
  /** What makes it so, in a sentence. */
  reason: z.string(),
  /** What to answer so that it can be told; empty where it is. */
  ask: z.array(z.string()),
  /** The newest draft; null where there is none. */
  letter: letter.nullable(),
  is_drafting: z.boolean(),
  is_signed: z.boolean(),
  contributions: z.array(mark.extend({ key: z.string() })),
  prongs: z.array(mark.extend({ prong })),
})

/** A passage as one of the letters has it: the sentences around the shared words. */
const side = z.object({ block: z.string(), before: z.string(), shared: z.string(), after: z.string() })

export const GAP_SEVERITIES = ['must', 'should'] as const

export const letterPacketReply = z.object({
  contributions: z.array(
    z.object({
      /** Section and number of the entry: `professionalprojects/4`. */
      key: z.string(),
      group: z.string(),
      title: z.string(),
      detail: z.string(),
      /** True of work that some letter should tell of. */
      has_weight: z.boolean(),
    }),
  ),
  writers: z.array(writer),
  /** Every pair of drafted letters, the one with most in common first. */
  overlaps: z.array(
    z.object({
      /** The recommenders who write them. */
      writers: z.tuple([z.int(), z.int()]),
      letters: z.tuple([z.int(), z.int()]),
      /** How much of each stands in runs of words that stand in the other too; names and titles are not counted. */
      percent: z.tuple([z.number(), z.number()]),
      passages: z.array(z.object({ words: z.int(), sides: z.tuple([side, side]) })),
    }),
  ),
  /** What to do before the letters are filed, in the order in which one would do it. */
  gaps: z.array(
    z.object({
      kind: z.string(),
      /** `must`: not to be filed so. `should`: an officer may stumble over it. */
      severity: z.enum(GAP_SEVERITIES),
      text: z.string(),
      todo: z.string(),
      action: z.string(),
      href: z.string(),
    }),
  ),
})
export type LetterPacketView = z.infer<typeof letterPacketReply>
