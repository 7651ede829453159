import type { Drafter } from '#domain/drafter.ts'
import type { Signal } from './drafted.ts'

/** Tokens as the provider counted them; `cached_tokens` are those of the input that it read from its cache. */
export interface Usage {
  input_tokens: number
  cached_tokens: number
  output_tokens: number
}

export interface LlmRequest {
  /** Names the answer's shape to the provider, and the call in its log. */
  name: string
  /** Our own instructions alone, the same for every call of a document: nothing in it was typed or uploaded. */
  system: string
  /**
   * What people typed or uploaded and every call of a document shares. It opens the user message, before the prompt, so that a
   * provider can cache it together with the system message; empty where the calls share nothing.
   */
  material: string
  prompt: string
  /** The shape that the answer is asked to have, as JSON Schema; what comes back is read like any other text from outside. */
  schema: object
  signal: Signal
}

export interface LlmReply {
  text: string
  /** How the answer ended: by itself, at the length that the provider allows, or with a refusal. */
  ended: 'complete' | 'cut off' | 'refused'
  /** Of every attempt that this answer took. */
  usage: Usage
}

export type Provider = Exclude<Drafter['provider'], 'builtin'>

/**
 * A language model. It tries again by itself on 429, 5xx, time-outs and broken connections, with backoff; what then still
 * fails is an `AppError` that a person can read.
 */
export interface Llm {
  provider: Provider
  model: string
  answer(request: LlmRequest): Promise<LlmReply>
  /**
   * Has the provider read the system message and the material before calls that share them are made at the same time: made at
   * once, each would be charged for all of it. Takes a moment at most and fails in nothing; undefined where it came to nothing.
   */
  warm?(request: LlmRequest): Promise<LlmReply | undefined>
}

/** Answers that a run which was broken off has paid for already: told by what was asked, so that a second run does not ask again. */
export interface PaidAnswers {
  find(asked: string): Promise<LlmReply | undefined>
  keep(asked: string, reply: LlmReply): Promise<void>
}

/** What a request asks of a model, whole: the same words here give the same answer's worth. */
export const askedOf = (
  { provider, model }: Pick<Llm, 'provider' | 'model'>,
  { name, system, material, prompt }: Pick<LlmRequest, 'name' | 'system' | 'material' | 'prompt'>,
): string => [provider, model, name, system, material, prompt].join('\n\n')

/** The model of which this was asked. */
export function modelAsked(asked: string): { provider: string; model: string } | undefined {
  const [provider, model, ...rest] = asked.split('\n\n', 3)
  return provider === undefined || model === undefined || rest.length === 0 ? undefined : { provider, model }
}

const NOTHING: Usage = { input_tokens: 0, cached_tokens: 0, output_tokens: 0 }

export const sumOf = (usages: readonly Usage[]): Usage =>
  usages.reduce(
    (sum, usage) => ({
      input_tokens: sum.input_tokens + usage.input_tokens,
      cached_tokens: sum.cached_tokens + usage.cached_tokens,
      output_tokens: sum.output_tokens + usage.output_tokens,
    }),
    NOTHING,
  )
