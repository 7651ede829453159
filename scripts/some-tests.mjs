// The tests that a command names: `npm test -- server/jobs e2e/journey.spec.ts -t cancelled`.
import { ensureBuilt } from './build.mjs'
import { ended, startTool } from './child.mjs'
import { ensureTestBrowser } from './chromium.mjs'

/** Options of the tools that are followed by a value. */
const WITH_VALUE = new Set(['-t', '--testNamePattern', '-g', '--grep', '--project'])

/** What goes to each tool: browser tests lie in e2e/, all others beside what they test. An option goes with what it follows. */
export function sorted(asked) {
  const browser = []
  const unit = []
  let last = unit
  for (const [at, one] of asked.entries()) {
    // A name to look for may hold a dot or a slash.
    if (WITH_VALUE.has(asked[at - 1])) last.push(one)
    else {
      if (!one.startsWith('-') && /^(?:\.\/)?e2e(?:\/|$)|\.spec\.ts(?::\d+)?$/.test(one)) last = browser
      else if (!one.startsWith('-') && /[/.]/.test(one)) last = unit
      last.push(one)
    }
  }
  return { unit, browser }
}

/** Runs them, also those of the long form; resolves to the exit code. */
export async function runSome(asked) {
  const { unit, browser } = sorted(asked)
  const run = (args) => ended(startTool(process.execPath, args, { env: process.env }))
  const failed = unit.length > 0 ? await run(['node_modules/vitest/vitest.mjs', 'run', ...unit]) : 0
  if (browser.length === 0) return failed
  await ensureTestBrowser()
  await ensureBuilt(process.execPath, process.env)
  return (await run(['node_modules/@playwright/test/cli.js', 'test', ...browser])) || failed
}
