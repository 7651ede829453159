import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** Holds the id of the database whose files lie in the folder. */
const MARKER = '.waiverly-store'

/** The files of this database lie in another folder, or those of another database in this one. The message is for the operator. */
export class OtherStore extends Error {
  override readonly name = 'OtherStore'
}

const notHere = (folder: string): string =>
  `${folder} is not the folder that holds the files of this database (${MARKER} in it is missing or another's): set DATA_DIR to that folder, which all processes on the database share; a folder that was moved needs all that is in it`
const ofAnother = (folder: string): string =>
  `${folder} holds the files of another database: set DATA_DIR to another folder, or DATABASE_URL to that database`

const markOf = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, MARKER), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )

/** Writes the whole mark or nothing. Of two processes that mark a folder at once the first one's stays. */
async function mark(folder: string, id: string): Promise<void> {
  const made = join(folder, `${MARKER}.${randomUUID()}`)
  await writeFile(made, `${id}\n`, { mode: 0o600, flush: true })
  try {
    await link(made, join(folder, MARKER))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(made)
  }
}

const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder)).every((name) => name.startsWith(MARKER))

/**
 * Ties the folder of files to its database: each file is known to both, so that two folders on one database, or one folder
 * under two databases, would lose files. The first start marks the folder; every later one finds its mark or is refused.
 */
export async function claimStore(db: Db, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await db.transaction().execute(async (trx) => {
    await sql`lock table file_store in exclusive mode`.execute(trx)
    const found = await markOf(folder)
    const known = await trx.selectFrom('file_store').select('id').executeTakeFirst()
    if (known !== undefined) {
      if (found !== known.id) throw new OtherStore(notHere(folder))
      return
    }
    // The mark of a database that is gone does no harm where nothing of it is left.
    if (found !== undefined && !(await isEmpty(folder))) throw new OtherStore(ofAnother(folder))
    const id = found ?? randomUUID()
    if (found === undefined) await mark(folder, id)
    if ((await markOf(folder)) !== id) throw new OtherStore(ofAnother(folder))
    await trx.insertInto('file_store').values({ id }).execute()
  })
}
