import { z } from 'zod'

/**
 * What vouches for a sentence of a document. Every sentence has exactly one state. A state is never passed on by likeness: a
 * changed sentence earns its own.
 */
export const PROOF_STATES = [
  'composed',
  'quoted',
  'law',
  'reasoned',
  'verified',
  'confirmed',
  'open',
  'contradicted',
] as const
export type ProofState = (typeof PROOF_STATES)[number]

/** A document is a draft until every one of its sentences is plain. */
export const isPlain = (state: ProofState): boolean => state !== 'open' && state !== 'contradicted'

/** Words of a sentence that come from a card, a field, a page or an authority; the rest are the frame’s. Places in its text. */
const span = z.object({ start: z.int(), end: z.int(), sources: z.array(z.string()) })

export const proof = z.object({
  state: z.enum(PROOF_STATES),
  spans: z.array(span).optional(),
  /** Which verifier found it entailed, and the words of its sources on which that rests. */
  verified: z
    .object({ by: z.string(), rests: z.array(z.object({ source: z.string(), words: z.string() })) })
    .optional(),
  /** Who confirmed it, in which part, and when. */
  confirmed: z.object({ by: z.string(), as: z.enum(['applicant', 'recommender']), at: z.string() }).optional(),
})
export type Proof = z.infer<typeof proof>

/** How many sentences of a document are in each state; states that none is in are left out. */
export const proofCounts = z.partialRecord(z.enum(PROOF_STATES), z.int())
export type ProofCounts = z.infer<typeof proofCounts>
