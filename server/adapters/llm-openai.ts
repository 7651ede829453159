import { createOpenAI } from '@ai-sdk/openai'
import { llmFetch } from './llm-fetch.ts'
import type { Connection } from './llm-reply.ts'
import type { ModelSettings } from './llm.ts'

/** It caches prompts by their beginning without being asked. */
export const openai = ({ model, baseUrl, apiKey }: ModelSettings): Connection => ({
  provider: 'openai',
  model: createOpenAI({ apiKey, baseURL: baseUrl, fetch: llmFetch })(model),
})
