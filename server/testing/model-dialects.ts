import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

/** What a call asks, whichever way the provider's package put it. */
export interface Asked {
  dialect: 'messages' | 'responses' | 'chat'
  model: string
  system: string
  /** What all calls of a document share, as far as the end of the case; empty where a call has none. */
  material: string
  prompt: string
  /** All roles that the call holds, in order. */
  roles: string[]
  /** The shape asked for, as JSON Schema. */
  schema: unknown
  /** True where the call marks what it shares with others as worth caching. */
  marksCache: boolean
  /** The key that the call carries, with which the server could bill. */
  key: string | undefined
}

interface Counted {
  input_tokens: number
  cached_tokens: number
  output_tokens: number
}

interface Dialect {
  read(body: unknown, headers: IncomingHttpHeaders): Asked
  write(text: string, ended: 'complete' | 'cut off' | 'refused', counted: Counted): object
}

const textPart = z.object({ text: z.string(), cache_control: z.unknown().optional() })
const content = z.union([z.string(), z.array(textPart)])
const textOf = (value: z.infer<typeof content>): string =>
  typeof value === 'string' ? value : value.map(({ text }) => text).join('')

const message = z.object({ role: z.string(), content })
const bearer = (headers: IncomingHttpHeaders): string | undefined => headers.authorization?.replace(/^Bearer /, '')

const isMarked = (messages: z.infer<typeof message>[]): boolean =>
  messages.some(
    ({ content: parts }) => typeof parts !== 'string' && parts.some(({ cache_control }) => cache_control !== undefined),
  )

const of = (messages: z.infer<typeof message>[], roles: string[]): string =>
  messages
    .filter(({ role }) => roles.includes(role))
    .map((one) => textOf(one.content))
    .join('\n')

/** The user's words: what the calls share ends where the case does, whose own text cannot hold that mark. */
function userWords(messages: z.infer<typeof message>[]): Pick<Asked, 'material' | 'prompt'> {
  const whole = messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ content: parts }) => (typeof parts === 'string' ? [parts] : parts.map(({ text }) => text)))
    .join('\n\n')
  const end = whole.indexOf(CASE_ENDS)
  if (end === -1) return { material: '', prompt: whole }
  const from = end + CASE_ENDS.length
  return { material: whole.slice(0, from), prompt: whole.slice(from).trimStart() }
}

const CASE_ENDS = '\n</case>'

const messagesBody = z.object({
  model: z.string(),
  system: z.array(textPart).default([]),
  messages: z.array(message),
  output_config: z.object({ format: z.object({ schema: z.unknown() }) }).optional(),
  tools: z.array(z.object({ input_schema: z.unknown() })).optional(),
})

const messages: Dialect = {
  read(body, headers) {
    const { model, system, messages: said, output_config, tools } = messagesBody.parse(body)
    const key = headers['x-api-key']
    return {
      dialect: 'messages',
      model,
      system: textOf(system),
      ...userWords(said),
      roles: ['system', ...said.map(({ role }) => role)],
      schema: output_config?.format.schema ?? tools?.[0]?.input_schema,
      marksCache:
        isMarked(said) || (isMarked([{ role: 'system', content: system }]) && userWords(said).material === ''),
      key: typeof key === 'string' ? key : undefined,
    }
  },
  write: (text, ended, { input_tokens, cached_tokens, output_tokens }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [{ type: 'text', text }],
    stop_reason: { complete: 'end_turn', 'cut off': 'max_tokens', refused: 'refusal' }[ended],
    stop_sequence: null,
    usage: {
      input_tokens: input_tokens - cached_tokens,
      cache_read_input_tokens: cached_tokens,
      cache_creation_input_tokens: 0,
      output_tokens,
    },
  }),
}

const responsesBody = z.object({
  model: z.string(),
  input: z.array(message),
  text: z.object({ format: z.object({ schema: z.unknown() }) }).optional(),
})

const responses: Dialect = {
  read(body, headers) {
    const { model, input, text } = responsesBody.parse(body)
    return {
      dialect: 'responses',
      model,
      system: of(input, ['system', 'developer']),
      ...userWords(input),
      roles: input.map(({ role }) => role),
      schema: text?.format.schema,
      marksCache: false,
      key: bearer(headers),
    }
  },
  write: (text, ended, { input_tokens, cached_tokens, output_tokens }) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 0,
    model: 'scripted',
    status: ended === 'complete' ? 'completed' : 'incomplete',
    incomplete_details:
      ended === 'complete' ? null : { reason: ended === 'cut off' ? 'max_output_tokens' : 'content_filter' },
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: {
      input_tokens,
      input_tokens_details: { cached_tokens },
      output_tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input_tokens + output_tokens,
    },
  }),
}

const chatBody = z.object({
  model: z.string(),
  messages: z.array(message),
  response_format: z.object({ json_schema: z.object({ schema: z.unknown() }) }).optional(),
})

const chat: Dialect = {
  read(body, headers) {
    const { model, messages: said, response_format } = chatBody.parse(body)
    return {
      dialect: 'chat',
      model,
      system: of(said, ['system', 'developer']),
      ...userWords(said),
      roles: said.map(({ role }) => role),
      schema: response_format?.json_schema.schema,
      marksCache: false,
      key: bearer(headers),
    }
  },
  write: (text, ended, { input_tokens, cached_tokens, output_tokens }) => ({
    id: 'chat_1',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: { complete: 'stop', 'cut off': 'length', refused: 'content_filter' }[ended],
      },
    ],
    usage: {
      prompt_tokens: input_tokens,
      prompt_tokens_details: { cached_tokens },
      completion_tokens: output_tokens,
      total_tokens: input_tokens + output_tokens,
    },
  }),
}

const BY_PATH: [string, Dialect][] = [
  ['/v1/messages', messages],
  ['/v1/responses', responses],
  ['/v1/chat/completions', chat],
]

export const dialectOf = (url: string): Dialect | undefined => BY_PATH.find(([path]) => url.startsWith(path))?.[1]
