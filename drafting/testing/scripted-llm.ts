import type { Llm, LlmReply, LlmRequest } from '../llm.ts'
import { fromFacts, type Asked } from './model-script.ts'

/** What the model says to a call: its text, or a whole reply, or an error. */
export type Scripted = (asked: Asked, call: number) => string | Partial<LlmReply>

export interface ScriptedLlm extends Llm {
  calls: LlmRequest[]
}

/** A model behind the port itself, for what does not depend on how it is reached. Each call costs 100 and 10 tokens. */
export function scriptedLlm(script: Scripted = fromFacts): ScriptedLlm {
  const calls: LlmRequest[] = []
  return {
    provider: 'openai-compatible',
    model: 'scripted-1',
    calls,
    async answer(request) {
      request.signal.throwIfAborted()
      calls.push(request)
      const said = script(request, calls.length)
      const reply = typeof said === 'string' ? { text: said } : said
      return {
        text: '',
        ended: 'complete',
        usage: { input_tokens: 100, cached_tokens: 40, output_tokens: 10 },
        ...reply,
      }
    },
  }
}
