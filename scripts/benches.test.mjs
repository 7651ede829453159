import { expect, test } from 'vitest'
import { BENCHES, IN_A_BROWSER, LONG } from './benches.mjs'

test('a file of bench/ is a benchmark unless it serves another', () => {
  expect(BENCHES).toEqual(expect.arrayContaining(['start', 'http', 'growth', ...IN_A_BROWSER]))
  for (const part of ['measure', 'short', 'bare-server']) expect(BENCHES).not.toContain(part)
})

test('what is left to the long form are benchmarks; those that `npm run bench` runs by itself are not', () => {
  expect(LONG.filter((name) => !BENCHES.includes(name))).toEqual([])
  for (const name of ['start', 'documents', 'http', 'jobs', 'event-loop']) expect(LONG).not.toContain(name)
})
