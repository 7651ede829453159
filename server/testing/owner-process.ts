// A process that owns the embedded database of a data folder, to be killed. Argument: the folder.
import { startEmbeddedDatabase } from '../db/embedded.ts'

const database = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '' })
process.on('disconnect', () => process.exit())
process.send?.(database.url)
