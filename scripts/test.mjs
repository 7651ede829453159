import { join } from 'node:path'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { runChecks } from './checks.mjs'
import { ended, isEnding, startTool } from './child.mjs'
import { ensureChromium } from './chromium.mjs'
import { root } from './root.mjs'
import { GivenUp, seconds } from './say.mjs'
import { ensureScanTools } from './scan-tools.mjs'
import { playwrightCounts, vitestCounts } from './test-counts.mjs'

const began = Date.now()
const reports = join(root, '.build', 'reports')
const unitReport = join(reports, 'vitest.json')
const browserReport = join(reports, 'playwright.json')

/** Runs one test tool to its end; one that ends badly without naming a failed test counts as one failure. */
async function count(name, args, env, read) {
  console.log(`\n${name}`)
  const code = await ended(startTool(process.execPath, args, { env: { ...process.env, ...env } }))
  const { passed, failed } = read()
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

function unitAndApi() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  return count('unit and API tests', [...args, `--outputFile.json=${unitReport}`], {}, () => vitestCounts(unitReport))
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
  await ensureChromium()
  const leftOut = await ensureScanTools()
  if (leftOut) console.log(leftOut)
  const failedChecks = await runChecks(process.env)
  const counts = [{ passed: 0, failed: failedChecks.length }]
  for (const step of [unitAndApi, browser]) if (!isEnding()) counts.push(await step())
  return { counts, leftOut }
}

try {
  const { counts, leftOut } = await runAll()
  const passed = counts.reduce((sum, each) => sum + each.passed, 0)
  const failed = counts.reduce((sum, each) => sum + each.failed, 0)
  if (counts[0].failed > 0) console.log(`\nFailed checks (see above) count as failed: ${counts[0].failed}`)
  console.log(`\nTook ${seconds(began)}${isEnding() ? ', stopped before its end' : ''}`)
  if (leftOut) console.log(leftOut)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && !isEnding() ? 0 : 1
} catch (error) {
  if (!(error instanceof GivenUp)) throw error
  console.error(error.message)
  process.exitCode = 1
}
