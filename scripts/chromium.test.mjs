import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium, findTestBrowser } from './chromium.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waiverly-browsers-'))
  for (const [place, names] of Object.entries({
    whole: ['chromium'],
    both: ['chromium', 'chromium-headless-shell'],
    own: ['my-chrome'],
  })) {
    mkdirSync(join(folder, place))
    for (const name of names) writeFileSync(join(folder, place, name), '', { mode: 0o755 })
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [{ path: ['whole'] }, 'whole/chromium', 'whole/chromium'],
  [{ path: ['both'] }, 'both/chromium-headless-shell', 'both/chromium'],
  [{ path: ['whole', 'both'] }, 'both/chromium-headless-shell', 'whole/chromium'],
  [{ path: ['both'], own: 'own/my-chrome' }, 'own/my-chrome', 'own/my-chrome'],
  [{ path: ['whole'], own: 'own/gone' }, 'whole/chromium', 'whole/chromium'],
])('with %j the tests take %s, the benchmarks %s', ({ path, own }, tests, benchmarks) => {
  const PATH = path.map((place) => join(folder, place)).join(delimiter)
  const env = { PATH, ...(own && { CHROME_PATH: join(folder, own) }) }
  expect(findTestBrowser(env)).toBe(join(folder, tests))
  expect(findChromium(env)).toBe(join(folder, benchmarks))
})
