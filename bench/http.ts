/**
 * Requests per second of a section list of 50 rows, against a bare `node:http` and `pg` server that answers with the same
 * query, in this run. The database, both servers and the load are processes of their own.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { evidence } from '#domain/evidence.ts'
import { type Db, openDatabase } from '#server/db/client.ts'
import { startEmbeddedDatabase } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { startSession } from '#server/http/session.ts'
import { insertEntry, listQuery } from '#server/profile/section-store.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { report } from './measure.ts'
import { SHORT } from './short.ts'

const ROWS = 50
const ROUNDS = SHORT ? 1 : 6
const SECONDS = SHORT ? 1 : 3
const CONNECTIONS = 16
const GOAL = 0.5

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon')

/** An account with an application and a full list, written without the API; what its session's cookie holds. */
const fill = async (db: Db): Promise<{ token: string; application_id: number }> =>
  db.transaction().execute(async (trx) => {
    const user = { email: 'bench@example.test', username: 'bench', password_hash: '-', is_email_verified: true }
    const { id: user_id } = await trx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
    const paper = { user_id, name: 'paper.pdf', content_type: 'application/pdf', size: 1, sha256: '-' }
    const file = await trx.insertInto('files').values(paper).returning('id').executeTakeFirstOrThrow()
    const person = { first_name: 'B', middle_name: '', last_name: 'B', email: user.email, phone_number: '+12025550143' }
    const { id: application_id } = await trx
      .insertInto('applications')
      .values({ user_id, ...person, gender: 'Other', pronoun: 'Dr.', resume: file.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let row = 1; row <= ROWS; row += 1)
      await insertEntry(trx, evidence, application_id, {
        category: 'Achievement',
        sub_category: 'Award',
        received_date: '2021-05-12',
        status: 'Active',
        name: `Prize ${row}`,
        issuing_organization: 'A society of engineers',
        brief_introduction: 'Given each year to one engineer for work on energy storage. '.repeat(4),
        domain: 'Energy storage',
        level: 'National',
        supporting_doc: file.id,
        imported_from: '',
      })
    return {
      token: await startSession(
        trx,
        { now: () => new Date() },
        { user_id, remember: true, device: 'Firefox on Linux', address: '127.0.0.1' },
      ),
      application_id,
    }
  })

const startBare = async (work: { database: string; text: string; values: readonly unknown[] }) => {
  const child = fork(new URL('./bare-server.ts', import.meta.url))
  child.send(work)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() }
}

/** Requests per second that were answered with 200. */
const load = async (url: string, cookie: string): Promise<number> => {
  const options = ['-j', '-c', String(CONNECTIONS), '-d', String(SECONDS), '-H', `cookie=${cookie}`, url]
  const child = spawn(process.execPath, [AUTOCANNON, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  const told = JSON.parse(await text(child.stdout)) as {
    '2xx': number
    non2xx: number
    errors: number
    duration: number
  }
  if (told.non2xx > 0 || told.errors > 0) throw new Error(`${url}: ${told.non2xx} refused, ${told.errors} failed`)
  return told['2xx'] / told.duration
}

const folder = await mkdtemp(join(tmpdir(), 'waiverly-bench-http-'))
const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database') })
try {
  await migrate(database.url)
  const db = openDatabase(database.url)
  const { token, application_id } = await fill(db)
  const { sql, parameters } = listQuery(evidence, application_id).compile(db)
  await db.destroy()

  const cookie = `sessionid=${token}`
  const bare = await startBare({ database: database.url, text: sql, values: parameters })
  const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), ROLE: 'api' })
  const list = `${product.url.replace('localhost', '127.0.0.1')}/api/evidence/`
  await load(bare.url, cookie)
  await load(list, cookie)
  const rounds: { bare: number; product: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await load(bare.url, cookie), product: await load(list, cookie) })
  await product.kill()
  bare.stop()

  // Whatever else the machine does only ever slows a round, so that the best of each side tells most.
  const base = Math.max(...rounds.map((round) => round.bare))
  const value = Math.max(...rounds.map((round) => round.product))
  const ratio = value / base
  report('50-row section list', { best: value }, 'requests/s', { reference: 'node:http + pg', value, base })
  console.log(`ratio ${ratio.toFixed(2)}, goal at least ${GOAL}: ${ratio >= GOAL ? 'met' : 'missed'}`)
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
  if (!database.home.startsWith(folder)) await rm(database.home, { recursive: true, force: true })
}
