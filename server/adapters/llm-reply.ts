import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4GenerateResult,
  type LanguageModelV4Prompt,
} from '@ai-sdk/provider'
import type { LlmReply, LlmRequest, Provider } from '#drafting/llm.ts'

/** What a provider's package gives, and what this provider wants beside every request. */
export interface Connection {
  provider: Provider
  model: LanguageModelV4
  /** Marks what calls share as worth caching, where the provider does not see that by itself. */
  cacheMark?: Record<string, Record<string, { type: string }>>
  /** The longest answer, where the provider has to be told. */
  maxOutputTokens?: number
}

/** A call that failed, and whether it is worth another try. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly isPassing: boolean
  readonly status: number | undefined
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(what: string, more: { isPassing: boolean; status?: number; retryAfterMs?: number }) {
    super(what)
    this.isPassing = more.isPassing
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
  }
}

/**
 * Instructions as the system message, everything else as one user message that begins with what all calls share. Only a provider
 * that wants a mark gets the two apart: some servers of the same protocol take a message of several parts, or two in a row, for a
 * fault, and those that cache by a prompt's beginning need no mark.
 */
function messagesOf({ system, material, prompt }: LlmRequest, { cacheMark }: Connection): LanguageModelV4Prompt {
  const text = (words: string) => ({ type: 'text' as const, text: words })
  const told =
    material === ''
      ? [text(prompt)]
      : cacheMark === undefined
        ? [text(`${material}\n\n${prompt}`)]
        : [{ ...text(material), providerOptions: cacheMark }, text(prompt)]
  return [
    { role: 'system', content: system, ...(cacheMark !== undefined && { providerOptions: cacheMark }) },
    { role: 'user', content: told },
  ]
}

/** One call, without any second try of the package's own. */
export async function callOnce(connection: Connection, request: LlmRequest, signal: AbortSignal): Promise<LlmReply> {
  const { model, maxOutputTokens } = connection
  try {
    return replyOf(
      await model.doGenerate({
        prompt: messagesOf(request, connection),
        responseFormat: { type: 'json', schema: request.schema, name: request.name },
        maxOutputTokens,
        abortSignal: signal,
      }),
    )
  } catch (error) {
    throw failureOf(error)
  }
}

const ENDED: Partial<Record<LanguageModelV4GenerateResult['finishReason']['unified'], LlmReply['ended']>> = {
  length: 'cut off',
  interrupted: 'cut off',
  'content-filter': 'refused',
}

const replyOf = ({ content, structuredOutputText, finishReason, usage }: LanguageModelV4GenerateResult): LlmReply => ({
  text: structuredOutputText ?? content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
  ended: ENDED[finishReason.unified] ?? 'complete',
  usage: {
    input_tokens: usage.inputTokens.total ?? 0,
    cached_tokens: usage.inputTokens.cacheRead ?? 0,
    output_tokens: usage.outputTokens.total ?? 0,
  },
})

/** 408 and 409 are what gateways say of a call that took too long or met another. */
const PASSING = new Set([408, 409, 429])

function failureOf(error: unknown): unknown {
  if (!APICallError.isInstance(error)) return error
  const { statusCode: status, responseHeaders } = error
  // No status: no connection. Below 300: an answer that is no JSON, or not of this provider.
  const isPassing = status === undefined || status < 300 || status >= 500 || PASSING.has(status)
  return new CallFailed(status === undefined ? 'no connection' : `status ${status}`, {
    isPassing,
    status,
    retryAfterMs: retryAfterOf(responseHeaders),
  })
}

function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const ms = Number(headers?.['retry-after-ms'])
  if (headers?.['retry-after-ms'] !== undefined && Number.isFinite(ms)) return ms
  const value = headers?.['retry-after']
  if (value === undefined) return undefined
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return seconds * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
