import { expect, test } from 'vitest'
import { BENCHES, IN_A_BROWSER } from './benches.mjs'

test('a file of bench/ is a benchmark unless it serves another', () => {
  expect(BENCHES).toEqual(expect.arrayContaining(['start', 'http', 'growth', ...IN_A_BROWSER]))
  for (const part of ['measure', 'short', 'bare-server']) expect(BENCHES).not.toContain(part)
})
