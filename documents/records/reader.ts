// Run as a process of its own: what it opens comes from outside, and may be made to take forever.
import { readFile } from 'node:fs/promises'
import { readRecords } from './read.ts'

const [file = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(readRecords(await readFile(file))))
