// A worker whose store never hands out a file, to be killed while it makes an archive. Arguments: the database, the data folder.
import { join } from 'node:path'
import { localFiles } from '../../adapters/files-local.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'

const [databaseUrl, dataDir = ''] = process.argv.slice(2)
const stored = localFiles(join(dataDir, 'files'))

await createApp(readConfig({ NODE_ENV: 'test', ROLE: 'worker', DATABASE_URL: databaseUrl, DATA_DIR: dataDir }), {
  files: {
    ...stored,
    open: () => new Promise(() => undefined),
  },
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
