import { readFileSync } from 'node:fs'

/** What a vitest report counts; a file that could not even be loaded is one failure. */
export function vitestCounts(path) {
  const report = read(path)
  if (report === undefined) return { passed: 0, failed: 1 }
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}

export function playwrightCounts(path) {
  const report = read(path)
  if (report === undefined) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: Math.max(unexpected + flaky, report.errors.length > 0 ? 1 : 0) }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
