import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { llmFetch } from './llm-fetch.ts'
import type { Connection } from './llm-reply.ts'
import type { ModelSettings } from './llm.ts'

/** Any server that speaks OpenAI's chat completions; many run on the operator's own machine and want no key. */
export const openaiCompatible = ({ model, baseUrl, apiKey }: ModelSettings): Connection => ({
  provider: 'openai-compatible',
  model: createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    apiKey,
    fetch: llmFetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model),
})
