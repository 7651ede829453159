import { createAnthropic } from '@ai-sdk/anthropic'
import { llmFetch } from './llm-fetch.ts'
import type { Connection } from './llm-reply.ts'
import type { ModelSettings } from './llm.ts'

/** Without a limit of ours, a model that the package does not know yet would get a short one. */
const LONGEST_ANSWER = 16_000

export const anthropic = ({ model, baseUrl, apiKey }: ModelSettings): Connection => ({
  provider: 'anthropic',
  model: createAnthropic({ apiKey, baseURL: baseUrl, fetch: llmFetch })(model),
  // It caches only as far as it is asked to: our instructions for every document of a kind, the case for every call of one.
  cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  maxOutputTokens: LONGEST_ANSWER,
})
