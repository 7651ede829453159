import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { startRefused } from '../testing/product-process.ts'
import { makeTempFolder, type TempFolder } from '../testing/temp-folder.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { claimStore } from './claim-store.ts'

async function freshDatabase() {
  const made = await makeTestDatabase()
  await migrate(made.url)
  const db = openDatabase(made.url)
  return { db, url: made.url, drop: async () => (await db.destroy(), await made.drop()) }
}

describe('the folder of files', () => {
  let one: Awaited<ReturnType<typeof freshDatabase>>
  let folder: TempFolder
  beforeEach(async () => {
    one = await freshDatabase()
    folder = await makeTempFolder()
  })
  afterEach(async () => {
    await one.drop()
    await folder.remove()
  })
  const files = (name = 'files') => join(folder.path, name)

  test('is marked at the first start and taken at each later one', async () => {
    await claimStore(one.db, files())
    await claimStore(one.db, files())
    expect(await readdir(files())).toEqual(['.waiverly-store'])
  })

  test('is one for all processes that start at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => claimStore(one.db, files())))
    expect(await one.db.selectFrom('file_store').selectAll().execute()).toHaveLength(1)
    expect(await readdir(files())).toEqual(['.waiverly-store'])
  })

  test('is refused where the database has its files elsewhere', async () => {
    await claimStore(one.db, files())
    await expect(claimStore(one.db, files('others'))).rejects.toThrow(
      `${files('others')} is not the folder that holds the files of this database`,
    )
    const all = await Promise.allSettled([claimStore(one.db, files('a')), claimStore(one.db, files('b'))])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('is refused where it holds the files of another database, and taken over where it is empty', async () => {
    const other = await freshDatabase()
    await claimStore(other.db, files())
    await claimStore(other.db, files())
    await mkdir(join(files(), 'ab'))
    await expect(claimStore(one.db, files())).rejects.toThrow(`${files()} holds the files of another database`)
    await claimStore(other.db, files('empty')).catch(() => undefined)
    await claimStore(one.db, files('empty'))
    await other.drop()
  })

  test('of an earlier version, which has files and no mark, is taken', async () => {
    await mkdir(join(files(), 'ab'), { recursive: true })
    await writeFile(join(files(), 'ab', 'file'), 'x')
    await claimStore(one.db, files())
    expect((await readdir(files())).toSorted()).toEqual(['.waiverly-store', 'ab'])
    await claimStore(one.db, files())
  })

  test('decides the start: a process with another one ends with one line', async () => {
    await claimStore(one.db, files())
    const other = await makeTempFolder()
    const { code, output } = await startRefused({ DATA_DIR: other.path, DATABASE_URL: one.url })
    expect(code).toBe(1)
    expect(output).toMatch(/^.*files is not the folder that holds the files of this database.*$/)
    expect(output).toContain(join(other.path, 'files'))
    await other.remove()
  })
})
