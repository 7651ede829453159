import { join } from 'node:path'
import { mkdirSync, rmSync } from 'node:fs'
import { runShortBenches } from './benches.mjs'
import { ensureBuilt } from './build.mjs'
import { runChecks } from './checks.mjs'
import { ended, isEnding, startTool } from './child.mjs'
import { ensureTestBrowser } from './chromium.mjs'
import { root } from './root.mjs'
import { GivenUp, seconds } from './say.mjs'
import { ensureScanTools } from './scan-tools.mjs'
import { runSome } from './some-tests.mjs'
import { playwrightCounts, vitestCounts } from './test-counts.mjs'

const began = Date.now()
const reports = join(root, '.build', 'reports')
const unitReport = join(reports, 'vitest.json')
const browserReport = join(reports, 'playwright.json')

/**
 * The checks, the build that the browser tests need, and the benchmarks in their shortest form. They go beside the unit
 * tests, which leave a processor idle wherever they wait for a database or a job; what they say comes after those are done.
 */
async function checked(browser) {
  const said = []
  const failed = await runChecks(process.env, (line) => said.push(line))
  // What keeps it from being built is told where the browser tests need it.
  if (!isEnding()) await ensureBuilt(process.execPath, process.env).catch(() => undefined)
  await browser
  const benches = await runShortBenches(process.env, (line) => said.push(line))
  return { failed, benches, said }
}

/** Runs one test tool to its end; one that ends badly without naming a failed test counts as one failure. */
async function count(name, args, env, read) {
  console.log(`\n${name}`)
  const code = await ended(startTool(process.execPath, args, { env: { ...process.env, ...env } }))
  const { passed, failed } = read()
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

function unitAndApi() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  const left = process.env.WAIVERLY_FULL === '1' ? [] : ['--tags-filter=!long']
  const report = `--outputFile.json=${unitReport}`
  return count('unit and API tests', [...args, ...left, report], {}, () => vitestCounts(unitReport))
}

async function browser() {
  await ensureBuilt(process.execPath, process.env)
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  return count('browser tests', args, env, () => playwrightCounts(browserReport))
}

async function runAll() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const leftOut = await ensureScanTools()
  if (leftOut) console.log(leftOut)
  const lacking = ensureTestBrowser().then(
    () => undefined,
    (error) => error,
  )
  const [{ failed, benches, said }, unit] = await Promise.all([checked(lacking), unitAndApi()])
  console.log(`\n${said.join('\n')}`)
  const error = await lacking
  if (error !== undefined) throw error
  const counts = [{ passed: 0, failed: failed.length }, unit, benches]
  if (!isEnding()) counts.push(await browser())
  return { counts, leftOut }
}

async function report() {
  const { counts, leftOut } = await runAll()
  const passed = counts.reduce((sum, each) => sum + each.passed, 0)
  const failed = counts.reduce((sum, each) => sum + each.failed, 0)
  if (counts[0].failed > 0) console.log(`\nFailed checks (see above) count as failed: ${counts[0].failed}`)
  console.log(`\nTook ${seconds(began)}${isEnding() ? ', stopped before its end' : ''}`)
  if (leftOut) console.log(leftOut)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && !isEnding() ? 0 : 1
}

try {
  const asked = process.argv.slice(2)
  process.exitCode = asked.length > 0 ? await runSome(asked) : await report()
} catch (error) {
  if (!(error instanceof GivenUp)) throw error
  console.error(error.message)
  process.exitCode = 1
}
