import { ended, startTool } from './child.mjs'

const args = process.argv.length > 2 ? process.argv.slice(2) : ['.']
const prettier = ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...args]
process.exitCode = await ended(startTool(process.execPath, prettier, { env: process.env }))
