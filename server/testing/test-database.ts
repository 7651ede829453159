import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export const TEMPLATE = 'waiverly_template'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A migrated database of one's own, or an empty one. */
export const makeTestDatabase = async (template: string = TEMPLATE): Promise<TestDatabase> => {
  const postgres = inject('postgres')
  const urlOf = (name: string): string => postgres.replace('DATABASE', name)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Its files are copied as they lie: block by block, as is usual, takes twice the time.
  await runSql(urlOf('postgres'), `create database ${name} template ${template} strategy file_copy`)
  return {
    url: urlOf(name),
    drop: () => runSql(urlOf('postgres'), `drop database if exists ${name} with (force)`),
  }
}

export const runSql = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
