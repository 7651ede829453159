import { expect, test } from 'vitest'
import { costOf } from './llm-prices.ts'

const prices = { input: 3, cached: 0.3, output: 15 }

test.each([
  ['nothing', { input_tokens: 0, cached_tokens: 0, output_tokens: 0 }, 0],
  ['input alone', { input_tokens: 1_000_000, cached_tokens: 0, output_tokens: 0 }, 3],
  ['input of which most was cached', { input_tokens: 1_000_000, cached_tokens: 900_000, output_tokens: 0 }, 0.57],
  ['an answer', { input_tokens: 20_000, cached_tokens: 10_000, output_tokens: 2_000 }, 0.063],
])('%s', (_, usage, dollars) => expect(costOf(usage, prices)).toBeCloseTo(dollars, 9))
