import type { WorkParts } from '../parts.ts'

export interface WorkContext {
  parts: WorkParts
  /** Aborted where nobody waits for the result any more. */
  signal: AbortSignal
}

/** Something that computes much. What comes in and out travels between processes, so it is plain data. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Operation<I = any, O = unknown> = (context: WorkContext, input: I) => Promise<O>
