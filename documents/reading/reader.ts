// Run as a process of its own: what it opens comes from outside, and may be made to harm whoever opens it.
import type { FileKind } from '#domain/file.ts'
import { readText } from './read-text.ts'
import { keepSoftHyphens } from './soft-hyphens.ts'

keepSoftHyphens()
const [file = '', kind = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await readText(file, kind as FileKind)))
