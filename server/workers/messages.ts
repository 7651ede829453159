import type { ReadOptions } from '#documents/reading/read-upload.ts'
import type { AppError } from '#domain/errors.ts'
import type { FileKind } from '#domain/file.ts'
import type { LlmRequest, Provider } from '#drafting/llm.ts'
import type { Calibration } from '#drafting/verifier/calibration.ts'
import type { Place } from '../drafts/paid-answers.ts'
import type { WorkParts } from '../parts.ts'

/** A model as a worker knows it: its key and address stay with the parent. */
export interface ModelOfProduct {
  provider: Provider
  model: string
  warms: boolean
}

/** Which of the two models is asked. */
export type ModelRole = 'drafter' | 'verifier'

/** What a worker is told of the product that it works for. Several products share workers only in tests. */
export interface Product {
  id: string
  databaseUrl: string
  dataDir: string
  config: WorkParts['config']
  model: ModelOfProduct | undefined
  verifier: { model: ModelOfProduct; calibration: Calibration | undefined } | undefined
  logLevel: string
}

/** How an error travels: a refusal with all that it says, anything else with its trace. */
export type Failure =
  | { kind: 'refusal'; code: AppError['code']; detail: string; more: Pick<AppError, 'fields' | 'entries' | 'extra'> }
  | { kind: 'error'; name: string; message: string; stack: string | undefined }

type WithoutSignal<T> = Omit<T, 'signal'>

/** What a worker asks of the process that holds the model and the readers of files. */
export type Question =
  | { to: 'answer'; of: ModelRole; request: WithoutSignal<LlmRequest>; place: Place | undefined }
  | { to: 'warm'; of: ModelRole; request: WithoutSignal<LlmRequest> }
  | {
      to: 'readUpload'
      file: string
      kind: FileKind
      options: Pick<ReadOptions, 'path'> & { user: number | undefined }
    }

export type Order =
  | { kind: 'open'; product: Product }
  | { kind: 'shut'; product: string }
  | {
      kind: 'run'
      id: number
      product: string
      name: string
      input: unknown
      /** What the product's clock is ahead of the machine's. */
      aheadMs: number
      asJson: boolean
    }
  | { kind: 'abort'; id: number }
  | { kind: 'answered'; question: number; answer?: unknown; failure?: Failure }

export type Report =
  | { kind: 'ready' }
  | { kind: 'shut'; product: string }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; failure: Failure }
  /** The order to abort has arrived, so the worker's thread is free. */
  | { kind: 'aborting'; id: number }
  | { kind: 'asks'; id: number; question: number; asked: Question }
  | { kind: 'withdraws'; question: number }
  | { kind: 'log'; product: string; line: string }
