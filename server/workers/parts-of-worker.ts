import { join } from 'node:path'
import { pino } from 'pino'
import type { Reading } from '#documents/reading/read-upload.ts'
import type { LlmReply } from '#drafting/llm.ts'
import { localFiles } from '../adapters/files-local.ts'
import type { TaskLlm } from '../adapters/llm-caller.ts'
import { openDatabase } from '../db/client.ts'
import { traceOf } from '../log.ts'
import type { Clock, WorkParts } from '../parts.ts'
import type { ModelOfProduct, ModelRole, Product, Question, Report } from './messages.ts'

/** Operations of one worker that write at the same time wait for each other here rather than in the database. */
const CONNECTIONS = 4

/** What all operations of a worker share of a product: its database, files and log. */
export type SharedParts = Pick<WorkParts, 'config' | 'db' | 'files' | 'log'>

export const sharedParts = (product: Product, tell: (report: Report) => void): SharedParts => {
  const log = pino(
    { level: product.logLevel, base: null, serializers: { err: traceOf } },
    { write: (line) => tell({ kind: 'log', product: product.id, line }) },
  )
  return {
    config: product.config,
    db: openDatabase(product.databaseUrl, {
      max: CONNECTIONS,
      onIdleError: (error) => log.error({ err: error }, 'database'),
    }),
    files: localFiles(join(product.dataDir, 'files')),
    log,
  }
}

export type Ask = (asked: Question, signal: AbortSignal | undefined) => Promise<unknown>

const signalOf = (signal: unknown): AbortSignal | undefined => (signal instanceof AbortSignal ? signal : undefined)

/** A model, as a worker reaches it: the parent holds the connection and the key. */
const modelOf = ({ provider, model, warms }: ModelOfProduct, of: ModelRole, ask: Ask): TaskLlm => ({
  provider,
  model,
  answer: async ({ signal, ...request }, place) =>
    (await ask({ to: 'answer', of, request, place }, signalOf(signal))) as LlmReply,
  ...(warms && {
    warm: async ({ signal, ...request }) =>
      (await ask({ to: 'warm', of, request }, signalOf(signal))) as LlmReply | undefined,
  }),
})

/** What one operation works with. */
export const partsFor = (product: Product, shared: SharedParts, clock: Clock, ask: Ask): WorkParts => ({
  ...shared,
  clock,
  llm: product.model && modelOf(product.model, 'drafter', ask),
  verifier: product.verifier && {
    llm: modelOf(product.verifier.model, 'verifier', ask),
    calibration: product.verifier.calibration,
  },
  readUpload: async (file, kind, { path, user, signal }) =>
    (await ask({ to: 'readUpload', file, kind, options: { path, user } }, signal)) as Reading,
})
