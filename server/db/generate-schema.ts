// Run after a migration was added: node server/db/generate-schema.ts
import { writeFile } from 'node:fs/promises'
import { makeTempFolder } from '../testing/temp-folder.ts'
import { describeSchema } from './describe-schema.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { migrate } from './migrate.ts'

const folder = await makeTempFolder()
const database = await startEmbeddedDatabase({ dataDir: folder.path })
try {
  await migrate(database.url)
  await writeFile(new URL('./schema.ts', import.meta.url), await describeSchema(database.url))
} finally {
  await database.stop()
  await folder.remove()
}
