import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './test-counts.mjs'

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'waiverly-counts-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function report(content) {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test.each([vitestCounts, playwrightCounts])('%o: a run without a readable report is a failure', (counts) => {
  expect(counts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
  expect(counts(report('{"stats":'))).toEqual({ passed: 0, failed: 1 })
})

test('a vitest file that could not be loaded is a failure beside the failed tests', () => {
  const path = report({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  })
  expect(vitestCounts(path)).toEqual({ passed: 7, failed: 2 })
})

test.each([
  [{ expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, [], { passed: 3, failed: 0 }],
  [{ expected: 3, unexpected: 2, flaky: 1, skipped: 0 }, [], { passed: 3, failed: 3 }],
  [{ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, [{ message: 'No tests found' }], { passed: 0, failed: 1 }],
])('a browser report of %j with errors %j', (stats, errors, counts) => {
  expect(playwrightCounts(report({ stats, errors }))).toEqual(counts)
})
