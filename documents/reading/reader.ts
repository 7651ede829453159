// Run as a process of its own: what it opens comes from outside, and may be made to harm whoever opens it. Its input is what
// a second reader printed of the same file.
import type { FileKind } from '#domain/file.ts'
import { readChecked } from './read-checked.ts'
import { keepSoftHyphens } from './soft-hyphens.ts'

keepSoftHyphens()
const [file = '', kind = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await readChecked(file, kind as FileKind, process.stdin.setEncoding('utf8'))))
