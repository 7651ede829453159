import { ended, startTool } from './child.mjs'

const format = ['node_modules/oxfmt/bin/oxfmt', ...process.argv.slice(2)]
process.exitCode = await ended(startTool(process.execPath, format, { env: process.env }))
