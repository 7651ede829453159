import type { Document } from '#domain/document.ts'
import { z } from 'zod'
import type { Llm } from '../llm.ts'
import { verifierPrompt } from './prompt.ts'

/** So many of so many, and the ends of the 95 % interval of their share. */
const share = z.object({ count: z.int().min(0), of: z.int().min(0), from: z.number(), to: z.number() })
export type Share = z.infer<typeof share>

export const calibration = z.object({
  provider: z.string(),
  model: z.string(),
  /** Version of the prompt that was measured. */
  prompt: z.string(),
  /** How sure a verdict has to be, from 0 to 100. */
  threshold: z.number().min(0).max(100),
  /** False sentences that passed at that threshold, and true ones that did not. */
  passed: share,
  withheld: share,
  sentences: z.int(),
  /** ISO date. */
  day: z.iso.date(),
})

/** How far a verifier can be believed, as it was measured on labelled sentences. */
export type Calibration = z.infer<typeof calibration>

/** Who reads sentences against their sources; without a calibration nothing becomes plain by its word. */
export interface Verifier {
  llm: Llm
  calibration?: Calibration | undefined
}

/** True where this was measured of this model, asked with the words that it is asked with today. */
export const isOf = (measured: Calibration, { provider, model }: Pick<Llm, 'provider' | 'model'>): boolean =>
  measured.provider === provider && measured.model === model && measured.prompt === verifierPrompt.version

/** What a document records of it, for the cover sheet. */
export const measuredIn = ({ model, passed, day }: Calibration): NonNullable<Document['verifier']> => ({
  model,
  passed: passed.count,
  of: passed.of,
  day,
})
