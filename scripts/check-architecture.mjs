import { architectureFindings } from './architecture.mjs'
import { root } from './root.mjs'

const findings = architectureFindings(root)
for (const { file, line, rule, detail } of findings) console.log(`${file}:${line}  ${rule}: ${detail}`)
process.exitCode = findings.length === 0 ? 0 : 1
