import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSql } from '../testing/test-database.ts'
import { waitFor } from '../testing/wait-for.ts'
import { startEmbeddedDatabase } from './embedded.ts'

const OWNER = fileURLToPath(new URL('../testing/owner-process.ts', import.meta.url))

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waiverly-embedded-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true }))

const startOwner = async (): Promise<{ owner: ChildProcess; url: string }> => {
  const owner = fork(OWNER, [dataDir])
  const [url] = (await once(owner, 'message')) as [string]
  return { owner, url }
}
const countOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: string }>('select count(*) from kept')
  await client.end()
  return Number(rows[0]?.count)
}

test('what killed starts left half-made is made anew', async () => {
  for (const stage of [/^postgres-.*partial$/, /^cluster\.partial/]) {
    const killed = fork(OWNER, [dataDir])
    await waitFor(String(stage), async () => {
      const made = await readdir(join(dataDir, 'postgres')).catch(() => [])
      return made.some((name) => stage.test(name))
    })
    killed.kill('SIGKILL')
    await once(killed, 'close')
  }
  const { owner, url } = await startOwner()
  await runSql(url, 'create table kept (id integer)')
  expect(await countOf(url)).toBe(0)
  owner.kill('SIGKILL')
  await once(owner, 'close')
})

test('a second owner is refused, and told who the first is', async () => {
  const { owner } = await startOwner()
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({
    name: 'FolderInUse',
    message: String(owner.pid),
  })
  owner.kill('SIGKILL')
  await once(owner, 'close')
})

test('after a kill of its owner the database has stopped cleanly and kept every acknowledged row', async () => {
  const { owner, url } = await startOwner()
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('truncate kept')
  let acknowledged = 0
  const writing = (async () => {
    for (;;) {
      await client.query('insert into kept values (1)')
      acknowledged += 1
      if (acknowledged === 50) owner.kill('SIGKILL')
    }
  })()
  await expect(writing).rejects.toThrow(/terminat|connection|EPIPE/i)
  const restarted = await startEmbeddedDatabase({ dataDir })
  const kept = await countOf(restarted.url)
  expect(kept).toBeGreaterThanOrEqual(acknowledged)
  expect(kept).toBeLessThanOrEqual(acknowledged + 1)
  await restarted.stop()
  const log = await readFile(join(dataDir, 'postgres', 'postgres.log'), 'utf8')
  expect(log).not.toMatch(/was not properly shut down|automatic recovery|PANIC/)
})

test('it listens on no network, syncs to disk, and keeps others out', async () => {
  const database = await startEmbeddedDatabase({ dataDir })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const settings = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'data_checksums') order by name`,
  )
  await client.end()
  await database.stop()
  expect(settings.rows.map(({ setting }) => setting)).toEqual(['on', 'on', ''])
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
})

const keepsItsData = async (folder: string): Promise<string> => {
  const database = await startEmbeddedDatabase({ dataDir: folder })
  await runSql(database.url, 'create table kept (id integer)')
  await database.stop()
  const again = await startEmbeddedDatabase({ dataDir: folder })
  expect(await countOf(again.url)).toBe(0)
  expect(again.home).toBe(database.home)
  await again.stop()
  return again.home
}

test('a data folder whose path is too long for a socket does as well', { tags: 'long' }, async () => {
  const home = await keepsItsData(join(dataDir, 'x'.repeat(80), 'y'.repeat(80)))
  expect(home).toContain(dataDir)
})

test.runIf(process.getuid?.() === 0)(
  'a data folder that the user of the database cannot reach does as well',
  async () => {
    const unreachable = await mkdtemp(join(tmpdir(), 'waiverly-private-'))
    const home = await keepsItsData(unreachable)
    expect(home).toMatch(/^\/var\/lib\/waiverly\//)
    await rm(home, { recursive: true })
    await rm(unreachable, { recursive: true })
  },
)
