// How long a job waits from being queued to being started, against a bare NOTIFY that another connection hears.
import pg from 'pg'
import { z } from 'zod'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { plainJob } from '#server/jobs/job.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { percentile, report, target, timedTimes } from './measure.ts'
import { SHORT } from './short.ts'

const JOBS = SHORT ? 10 : 200

let started = (): void => undefined
const job = plainJob({
  kind: 'bench',
  payload: z.object({}),
  run: async () => started(),
})

const folder = await makeTempFolder()
const app = await createApp(readConfig({ NODE_ENV: 'test', DATA_DIR: folder.path, PORT: '0' }), { jobs: [job] })
const { db, jobs } = app.parts

const waitForJob = async (): Promise<void> => {
  const run = new Promise<void>((resolve) => (started = resolve))
  await db.transaction().execute((trx) => jobs.enqueue(trx, job.kind, {}))
  await run
}

const notifyRoundtrips = async (url: string): Promise<number[]> => {
  const [speaker, hearer] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  await Promise.all([speaker.connect(), hearer.connect()])
  await hearer.query('listen bench')
  const samples = await timedTimes(JOBS, async () => {
    const heard = new Promise((resolve) => hearer.once('notification', resolve))
    await speaker.query(`notify bench`)
    await heard
  })
  await Promise.all([speaker.end(), hearer.end()])
  return samples
}

try {
  await timedTimes(10, waitForJob)
  const waits = await timedTimes(JOBS, waitForJob)
  const bare = await notifyRoundtrips(app.databaseUrl)
  const p50 = percentile(waits, 0.5)
  report('job, queued to started', { p50, p95: percentile(waits, 0.95) }, 'ms', {
    reference: 'bare NOTIFY',
    value: p50,
    base: percentile(bare, 0.5),
  })
  target('wait of a job, p50', p50, 100, 'ms')
} finally {
  await app.close()
  await folder.remove()
}
