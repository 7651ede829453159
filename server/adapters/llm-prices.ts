import type { Usage } from '#drafting/llm.ts'

/** US dollars for a million tokens, as the operator set them. */
export interface Prices {
  input: number
  /** Of input that came from the provider's cache. */
  cached: number
  output: number
}

const MILLION = 1_000_000

/** What answers cost, in US dollars; cached tokens are a part of the input. */
export const costOf = ({ input_tokens, cached_tokens, output_tokens }: Usage, prices: Prices): number =>
  ((input_tokens - cached_tokens) * prices.input + cached_tokens * prices.cached + output_tokens * prices.output) /
  MILLION
