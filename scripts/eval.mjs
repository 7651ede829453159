// Measures the configured verifier on the labelled sentences: `npm run eval -- --calibrate`.
import { runToItsEnd } from './child.mjs'

process.exitCode = await runToItsEnd(process.execPath, ['bench/verifier/eval.ts', ...process.argv.slice(2)], {
  env: process.env,
})
