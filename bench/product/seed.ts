import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { SECTIONS } from '#domain/sections.ts'
import type { FileRef } from '#domain/file.ts'
import type { Profile } from '#drafting/profile.ts'
import { hashPassword } from '#server/accounts/password.ts'
import { localFiles } from '#server/adapters/files-local.ts'
import { keepCatalogue } from '#server/commerce/catalogue.ts'
import { type Db, openDatabase, type Trx } from '#server/db/client.ts'
import { startEmbeddedDatabase } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { claimStore } from '#server/files/claim-store.ts'
import { startSession } from '#server/http/session.ts'
import { insertEntry } from '#server/profile/section-store.ts'
import { saveReading } from '#server/uploads/store.ts'
import { pdf } from '#server/testing/papers.ts'
import { ENTERED } from './sections.ts'

const AT_ONCE = 8

export const PASSWORD = 'Correct1Horse'

/** An account that was written without the API, signed in. */
export interface Seeded {
  token: string
  user_id: number
  application_id: number
}

interface Store {
  db: Db
  files: ReturnType<typeof localFiles>
  password_hash: string
}

/** Writes accounts with these profiles into a data folder in which no product runs yet, by name. */
export async function seedAccounts(dataDir: string, profiles: Readonly<Record<string, Profile>>): Promise<Seeded[]> {
  const database = await startEmbeddedDatabase({ dataDir })
  await migrate(database.url)
  const db = openDatabase(database.url)
  try {
    await claimStore(db, join(dataDir, 'files'))
    await keepCatalogue(db)
    const store = { db, files: localFiles(join(dataDir, 'files')), password_hash: await hashPassword(PASSWORD) }
    const seeded: Seeded[] = []
    const given = Object.entries(profiles)
    // Several at once: each waits for the disk most of the time.
    for (let at = 0; at < given.length; at += AT_ONCE) {
      const some = given.slice(at, at + AT_ONCE).map(([name, profile]) => seed(store, name, profile))
      seeded.push(...(await Promise.all(some)))
    }
    return seeded
  } finally {
    await db.destroy()
    await database.stop()
  }
}

async function seed({ db, files, password_hash }: Store, name: string, profile: Profile): Promise<Seeded> {
  const words = new Map(profile.uploads.map(({ url, pages }) => [url, pages]))
  const read: [string, string[]][] = []
  const seeded = await db.transaction().execute(async (trx) => {
    const account = { email: `${name}@example.test`, username: name, password_hash, is_email_verified: true }
    const { id: user_id } = await trx.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()
    const keep = async (file: FileRef): Promise<string> => {
      const id = await storePaper(trx, files, user_id, file)
      read.push([id, words.get(file.url) ?? ['A paper.']])
      return id
    }
    const { id: _, resume, filing_type: type, ...person } = profile.application
    const { id: application_id } = await trx
      .insertInto('applications')
      .values({ ...person, user_id, filing_type: type, resume: await keep(resume ?? { name: 'CV.pdf', url: '' }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const path of ENTERED)
      for (const entry of profile[path]) {
        const papers: Record<string, string | null> = {}
        for (const field of Object.keys(SECTIONS[path].files)) {
          const file = (entry as unknown as Record<string, FileRef | null>)[field] ?? null
          papers[field] = file === null ? null : await keep(file)
        }
        await insertEntry(trx, SECTIONS[path], application_id, {
          ...(SECTIONS[path].empty as object),
          ...entry,
          ...papers,
        })
      }
    const session = { user_id, remember: true, device: 'Firefox on Linux', address: '127.0.0.1' }
    return { token: await startSession(trx, { now: () => new Date() }, session), user_id, application_id }
  })
  for (const [id, pages] of read) await saveReading(db, id, { pages, by: 'text', reason: null, count: pages.length })
  return seeded
}

const PAPER = pdf('A paper.')

/** The bytes are a small paper's; the words that are kept of it are the profile's. */
async function storePaper(trx: Trx, files: Store['files'], user_id: number, { name }: FileRef): Promise<string> {
  const id = randomUUID()
  const { size, sha256 } = await files.put(id, Readable.from([PAPER]))
  const row = { id, user_id, name, content_type: 'application/pdf', size, sha256, is_fresh: false }
  await trx.insertInto('files').values(row).execute()
  return id
}
