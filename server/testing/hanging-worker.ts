// A worker that takes a job and never ends it, to be killed. Arguments: the database, the kind of job.
import { z } from 'zod'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { taskJob } from '../jobs/job.ts'

const [databaseUrl, dataDir, kind = ''] = process.argv.slice(2)

const hang = taskJob({
  kind,
  payload: z.object({}),
  run: async () => {
    process.send?.('started')
    return new Promise(() => undefined)
  },
})

await createApp(readConfig({ NODE_ENV: 'test', ROLE: 'worker', DATABASE_URL: databaseUrl, DATA_DIR: dataDir }), {
  jobs: [hang],
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
