import type { TestProject } from 'vitest/node'
import { JOBS } from '../app.ts'
import { startEmbeddedDatabase } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openQueue } from '../jobs/queue.ts'
import { openLog } from '../log.ts'
import { makeTempFolder } from './temp-folder.ts'
import { runSql, TEMPLATE } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, with `DATABASE` where the database's name belongs. */
    postgres: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database in it that every test app starts from a copy of. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await makeTempFolder()
  const server = await startEmbeddedDatabase({
    dataDir: folder.path,
    // Nothing of a test run has to last.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  project.provide('postgres', server.urlOf('DATABASE'))
  await makeTemplate(server.url, server.urlOf(TEMPLATE))
  return async () => {
    await server.stop()
    await folder.remove()
  }
}

const makeTemplate = async (url: string, template: string): Promise<void> => {
  await runSql(url, `create database ${TEMPLATE}`)
  await migrate(template)
  const queue = await openQueue(template, JOBS, openLog('test'))
  await queue.stop()
}
