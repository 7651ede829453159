import type { Readable } from 'node:stream'
import type { Reading, ReadOptions } from '#documents/reading/read-upload.ts'
import type { FileKind } from '#domain/file.ts'
import type { Calibration } from '#drafting/verifier/calibration.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { TaskLlm } from './adapters/llm-caller.ts'
import type { ModelSettings } from './adapters/llm.ts'
import type { Payments } from './commerce/payments.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { MailCounts } from './mail/mail-counts.ts'
import type { ParserPool } from './parsers/pool.ts'
import type { InputOf, OperationName, OutputOf } from './workers/operations.ts'
import type { RunOptions } from './workers/run.ts'

/** A verifier, and what was measured of it; undefined where nothing was. */
export interface TaskVerifier {
  llm: TaskLlm
  calibration: Calibration | undefined
}

/** What drafting, checking and reading work with, in a worker process as in this one. */
export interface WorkParts {
  config: Pick<Config, 'toolPath'> & Record<'llm' | 'verifier', Pick<ModelSettings, 'prices'> | undefined>
  db: Db
  files: FileStore
  /** The words of an upload; a process of its own opens it, in a place of the pool of parsers. */
  readUpload: ReadUpload
  /** Drafts; undefined where the built-in drafter does. */
  llm: TaskLlm | undefined
  /** Reads drafted sentences against their sources; undefined where no model is set. */
  verifier: TaskVerifier | undefined
  log: FastifyBaseLogger
  clock: Clock
}

/** All that a request or a job works with. Put together once, in app.ts. */
export interface Parts extends WorkParts {
  config: Config
  /** Every parser of what comes from outside runs in a place of it. */
  parsers: ParserPool
  mailer: Mailer
  /** What became of the mails that this process had to send. */
  mails: MailCounts
  payments: Payments
  jobs: JobQueue
  workers: Workers
}

/** Does in processes of its own what would hold up this one. */
export interface Workers {
  /** What an operation gives. Rejects with a refusal that says what to do where the operation takes too much. */
  run<N extends OperationName>(name: N, input: InputOf<N>, options: RunOptions): Promise<OutputOf<N>>
  /** The same as JSON, so that this process neither reads nor writes it. */
  json<N extends OperationName>(name: N, input: InputOf<N>, options: RunOptions): Promise<string>
  /** Starts a worker before it is needed. */
  warm(): void
  /** Lets operations end for a moment, then ends them. */
  close(): Promise<void>
}

/** `user`: who waits for the answer; left out, a job reads and may wait as long as it has to. */
export type ReadUpload = (file: string, kind: FileKind, options: ReadOptions & { user?: number }) => Promise<Reading>

/** The time as rules see it (expiry, limits); tests bring their own. */
export interface Clock {
  now(): Date
}

/** Where the bytes of uploads and of drafted documents are kept. What a file is called and whose it is stands in the table `files`. */
export interface FileStore {
  /** Keeps all of the stream under this id, or nothing of it. */
  put(id: string, bytes: Readable): Promise<{ size: number; sha256: string }>
  /** `end` is included, as in an HTTP range. Rejects with `not_found` when there is no such file. */
  open(id: string, range?: { start: number; end: number }): Promise<Readable>
  /** Also succeeds when there is no such file. Of a put that was broken off nothing is left either. */
  remove(id: string): Promise<void>
  /** The ids of all that lies in it, some at a time, and when each was last written to; half a file of a dead process too. */
  list(): AsyncIterable<{ id: string; at: Date }[]>
  /** Rejects when files cannot be kept at the moment. */
  ready(): Promise<void>
}

export interface Mail {
  /** The same for every attempt to send it; given to it when it is queued. */
  id?: string
  to: string
  subject: string
  text: string
  html?: string
}

export interface Mailer {
  /** Rejects with `MailRefused` where trying again is of no use. An abort ends the attempt. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  close?(): void
}
