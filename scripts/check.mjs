import { isEnding } from './child.mjs'
import { runChecks } from './checks.mjs'

const failed = await runChecks(process.env)
process.exitCode = failed.length === 0 && !isEnding() ? 0 : 1
