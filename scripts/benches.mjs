// The benchmarks that there are, and each of them once in its shortest form.
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isEnding, runQuietly } from './child.mjs'
import { findTestBrowser } from './chromium.mjs'
import { root } from './root.mjs'
import { seconds } from './say.mjs'

// A file of bench/ is a benchmark unless another names it, to import it or to run it beside itself.
const files = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const named = files.flatMap((file) => {
  const text = readFileSync(join(root, 'bench', file), 'utf8')
  return Array.from(text.matchAll(/'(?:\.\/|bench\/)?([\w-]+\.ts)'/g), (match) => match[1])
})

export const BENCHES = files.filter((file) => !named.includes(file)).map((file) => basename(file, '.ts'))

/** Those that open pages. */
export const IN_A_BROWSER = ['typing', 'interactions', 'review', 'web']

/**
 * Only the long form of the tests starts these. They open browsers, start product after product or draft document after
 * document, which the tests do too: together they take three times as long as all others, and no test needs what they print.
 */
export const LONG = [...IN_A_BROWSER, 'cover', 'drafting', 'growth', 'load', 'notice-weights', 'notices', 'scans']

/**
 * Benchmarks in their shortest form: each has to start, end and print something. Too short for a figure to mean anything;
 * what it printed is shown where it failed.
 */
export async function runShortBenches(env, say) {
  const counts = { passed: 0, failed: 0 }
  for (const name of env.WAIVERLY_FULL === '1' ? BENCHES : BENCHES.filter((one) => !LONG.includes(one))) {
    if (isEnding()) break
    const began = Date.now()
    const { code, printed } = await runQuietly(process.execPath, [`bench/${name}.ts`, '--short'], {
      env: { ...env, CHROME_PATH: findTestBrowser() ?? '' },
    })
    const passed = code === 0 && printed !== ''
    counts[passed ? 'passed' : 'failed'] += 1
    say(passed ? `bench ${name}: ok in ${seconds(began)}` : `bench ${name} FAILED\n${printed}`)
  }
  return counts
}
