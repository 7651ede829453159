import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { INVALID_CREDENTIALS } from '#domain/account.ts'
import { DELETION_MAIL_SENT, GRACE_DAYS } from '#domain/own-data.ts'
import { viewed } from '../drafts/testing/with-documents.ts'
import { applyWithLetters, holderOf, makeLink, tokenOf } from '../letter-links/testing/with-links.ts'
import { analyseNotice } from '../rfe/testing/with-analysis.ts'
import { audit } from '../testing/audit.ts'
import { apply } from '../testing/apply.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { form, pdf } from '../testing/papers.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { deleteAccounts } from './delete-accounts.ts'
import { isOf } from './holder.ts'
import { exportedTables, KEPT_BACK } from './tables.ts'
import { confirmationFor, DELETION } from './testing/ask-for-deletion.ts'
import { storedFiles } from './testing/stored-files.ts'

const DAY = 24 * 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const later = (days: number) => ({ now: () => new Date(Date.now() + days * DAY) })
const run = (days = GRACE_DAYS + 0.1, parts: Partial<TestApp['parts']> = {}) =>
  deleteAccounts({ ...app.parts, clock: later(days), ...parts })

type Person = Awaited<ReturnType<typeof signUp>>
const askedToDelete = async (person: Person): Promise<Person> => {
  expect((await person.client.post(DELETION, { password: PASSWORD })).body).toEqual({ message: DELETION_MAIL_SENT })
  const token = await confirmationFor(app, person.email)
  expect((await person.client.post(`${DELETION}confirm/`, { token })).status).toBe(200)
  return person
}

/** The bytes of every file of the data folder but the outbox, which is where mails went out to. */
async function dataFolder(): Promise<Buffer[]> {
  const { dataDir } = app.parts.config
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.filter((path) => !path.startsWith(join(dataDir, 'outbox'))).map((path) => readFile(path)))
}
/** Every byte that is stored for somebody. */
const bytesOf = async (user_id: number): Promise<Buffer[]> => {
  const rows = await app.parts.db.selectFrom('files').select('id').where('user_id', '=', user_id).execute()
  return Promise.all(rows.map(async ({ id }) => buffer(await app.parts.files.open(id))))
}
/** By what a row of these tables is somebody’s; of the others it is by the account. */
const KEPT_BY: Readonly<Record<string, 'task' | 'application'>> = {
  draft_answers: 'task',
  model_tokens: 'task',
  fact_readings: 'application',
}
const rowsLeft = async (user_id: number): Promise<Record<string, number>> => {
  const held = [
    ...exportedTables().map(([table, { by }]) => [table, by] as const),
    ...Object.keys(KEPT_BACK).map((table) => [table, KEPT_BY[table] ?? 'user'] as const),
  ]
  const left: Record<string, number> = {}
  for (const [table, by] of held) {
    const mine =
      by === 'task' ? sql`task_id in (select task_id from tasks where user_id = ${user_id})` : isOf(by, user_id)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${mine}`.execute(
      app.parts.db,
    )
    if (rows[0]?.n) left[table] = rows[0].n
  }
  return left
}
/** Files without a row, and half ones. */
const orphans = async (): Promise<string[]> => {
  const rows = await app.parts.db.selectFrom('files').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  return (await storedFiles(app.parts)).filter((name) => !known.has(name))
}

test('what the account held is gone when its day has come, down to the last byte; the books stay, without a name', async () => {
  const {
    client,
    first: { referee, path },
  } = await applyWithLetters(app)
  const me = (await client.get<{ id: number; email: string; username: string }>('/api/auth/me/')).body
  const link = holderOf(app, tokenOf(await makeLink(client, referee)))
  expect((await link.send('GET')).status).toBe(200)
  await client.post('/api/contact/', {
    name: 'A',
    email: me.email.toUpperCase(),
    phone: '',
    message: 'About Quillwort.',
  })
  await client.post('/api/contact/', { name: 'B', email: 'somebody@else.test', phone: '', message: 'Another.' })
  const [part] = (await viewed(client, path)).outline
  const request = { section: part?.section, instruction: 'In other words' }
  const redraft = await client.post<{ task_id: string }>(`${path}redraft/`, request)
  expect(redraft.status).toBe(201)
  expect((await finishedTask(client, redraft.body.task_id)).status).toBe('SUCCESS')
  const { notice } = await analyseNotice(app, client)
  await client.post(
    '/api/product/rfe/background/',
    form({ kind: 'endeavor' }, { file: { name: 'endeavor.pdf', bytes: pdf('About Quillwort.') } }),
  )
  const reminder = { notice_id: notice?.id ?? 0, deadline: '2026-04-28', days: 30 }
  await app.parts.db.insertInto('rfe_reminders').values(reminder).execute()
  const { task_id } = (await client.post<{ task_id: string }>('/api/account/export/', { password: PASSWORD })).body
  expect((await finishedTask(client, task_id)).status).toBe('SUCCESS')
  const other = await apply(app)
  const theirs = await bytesOf(other.id)
  const mine = (await bytesOf(me.id)).filter((bytes) => !theirs.some((same) => same.equals(bytes)))
  expect(mine.length).toBeGreaterThan(8)
  const asked = await app.parts.db.selectFrom('tasks').select('task_id').where('user_id', '=', me.id).execute()
  const queued = async () =>
    (
      await sql`select from pgboss.job where id = any(${asked.map((task) => task.task_id)}::uuid[])`.execute(
        app.parts.db,
      )
    ).rows.length
  expect(await queued()).toBe(5)
  await askedToDelete({ client, ...me })

  await run(GRACE_DAYS - 0.1)
  expect((await client.get('/api/auth/me/')).status).toBe(200)
  expect(await bytesOf(me.id)).toHaveLength(mine.length + (await bytesOf(other.id)).length)
  await run()

  const left = await rowsLeft(me.id)
  expect(Object.keys(left).toSorted()).toEqual([
    'carts',
    'credit_entries',
    'orders',
    'payment_events',
    'tasks',
    'users',
  ])
  expect(await rowsLeft(other.id)).toMatchObject({ applications: 1, files: 1, sessions: 1 })
  const shell = await app.parts.db.selectFrom('users').selectAll().where('id', '=', me.id).executeTakeFirstOrThrow()
  expect(shell).toMatchObject({
    email: `deleted-${me.id}`,
    username: `deleted-${me.id}`,
    password_hash: null,
    last_login: null,
    is_email_verified: false,
  })
  const tasks = await app.parts.db.selectFrom('tasks').selectAll().where('user_id', '=', me.id).execute()
  expect(
    new Set(
      tasks.map(({ key, result, error, application_id }) => JSON.stringify([key, result, error, application_id])),
    ),
  ).toEqual(new Set(['["deleted",null,null,null]']))
  const folder = await dataFolder()
  expect(folder.length).toBeGreaterThan(0)
  for (const bytes of mine) for (const kept of folder) expect(kept.includes(bytes)).toBe(false)
  expect(await orphans()).toEqual([])
  expect(await queued()).toBe(0)

  // No table of the database, the queue's too, holds a word of theirs.
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(app.parts.db)
  await waitFor('the mails to have left the queue', async () => {
    await sql`update pgboss.job set completed_on = completed_on - interval '61 s' where name = 'send-mail'`.execute(
      app.parts.db,
    )
    await sql`update pgboss.queue set maintain_on = maintain_on - interval '61 s'`.execute(app.parts.db)
    const { rows } = await sql`select from pgboss.job where name = 'send-mail'`.execute(app.parts.db)
    return rows.length === 0
  })
  const found: string[] = []
  for (const { name } of tables.rows)
    for (const word of [me.email, me.username, 'Quillwort']) {
      const rows = await sql`select from ${sql.raw(name)} t where strpos(lower(t::text), lower(${word})) > 0`.execute(
        app.parts.db,
      )
      if (rows.rows.length > 0) found.push(`${name}: ${word}`)
    }
  expect(found).toEqual([])
  const messages = await app.parts.db.selectFrom('contact_messages').select('email').execute()
  expect(messages).toEqual([{ email: 'somebody@else.test' }])

  expect((await client.get('/api/auth/me/')).status).toBe(403)
  expect((await link.send('GET')).status).toBe(404)
  for (const email of [me.email, `deleted-${me.id}`])
    expect(await app.visitor().post('/api/auth/login/', { email, password: PASSWORD })).toMatchObject({
      status: 401,
      body: { detail: INVALID_CREDENTIALS },
    })
  expect((await app.visitor().post('/api/auth/forgot-password/', { email: `deleted-${me.id}` })).status).toBe(400)
  await app.nextMailTo(me.email, ({ subject }) => subject === 'Your account is deleted')

  const before = (await app.mailsTo(me.email)).length
  const nextMailTo: TestApp['nextMailTo'] = (address) =>
    waitFor('the next mail', async () => {
      const mails = await app.mailsTo(address)
      return mails.length > before && mails[0]
    })
  const again = await signUp({ visitor: app.visitor, nextMailTo }, { email: me.email, username: me.username })
  expect(again.id).not.toBe(me.id)
  expect(await rowsLeft(again.id)).toEqual({ users: 1, sessions: 1, email_tokens: 1, known_devices: 1 })
  expect(
    (await again.client.get<{ remaining_usage: number }[]>('/api/payments/usage/')).body.every(
      (row) => row.remaining_usage === 0,
    ),
  ).toBe(true)

  await run()
  const ended = await app.parts.db.selectFrom('users').select('delete_after').where('id', '=', me.id).executeTakeFirst()
  expect(ended).toEqual({ delete_after: null })
  expect(await rowsLeft(again.id)).toMatchObject({ users: 1, sessions: 1 })
})

test.for([0, 1, 2, 3])(
  'broken off at file %i, the next run goes on and nothing is left that nobody knows of',
  async (at) => {
    const person = await apply(app)
    for (const name of ['one.pdf', 'two.pdf'])
      await person.client.post('/api/files/', form({}, { file: { name, bytes: pdf(`${name} of ${person.email}`) } }))
    const bytes = await bytesOf(person.id)
    expect(bytes).toHaveLength(3)
    await askedToDelete(person)
    let removed = 0
    const files = {
      ...app.parts.files,
      remove(id: string) {
        if (removed++ === at) throw new Error('the power went out')
        return app.parts.files.remove(id)
      },
    }
    await expect(run(undefined, { files })).rejects.toThrow('1 of 1 accounts could not be deleted')
    expect(await orphans()).toEqual([])
    expect((await person.client.get('/api/auth/me/')).status).toBe(403)
    await run()
    await run()
    expect(await rowsLeft(person.id)).toEqual({ users: 1 })
    expect(await orphans()).toEqual([])
    const folder = await dataFolder()
    for (const one of bytes)
      if (one.includes(person.email)) expect(folder.some((kept) => kept.includes(one))).toBe(false)
  },
)

test('broken off between bytes and rows, the next run goes on', async () => {
  const person = await askedToDelete(await apply(app))
  const jobs = { ...app.parts.jobs, forgetTasks: () => Promise.reject(new Error('the power went out')) }
  await expect(run(undefined, { jobs })).rejects.toThrow('1 of 1 accounts could not be deleted')
  expect(await orphans()).toEqual([])
  expect(await rowsLeft(person.id)).toMatchObject({ applications: 1, files: 1 })
  await run()
  expect(await rowsLeft(person.id)).toEqual({ users: 1 })
})

test('a job that runs is stopped first, its credit is in the books, and a call that was under way is found by the next run', async () => {
  const person = await apply(app)
  await askedToDelete(person)
  const { db, jobs } = app.parts
  const task_id = await db.transaction().execute((trx) =>
    jobs.startTask(trx, {
      kind: 'proposed-endeavors',
      key: 'x',
      user_id: person.id,
      application_id: null,
      payload: { application_id: 0 },
    }),
  )
  await run()
  expect(await db.selectFrom('tasks').select('status').where('task_id', '=', task_id).execute()).toEqual([])
  // As an upload that had passed the door before.
  await db
    .insertInto('files')
    .values({ user_id: person.id, name: 'late.pdf', content_type: 'x', size: 1, sha256: 'x' })
    .execute()
  await run()
  expect(await rowsLeft(person.id)).toEqual({ users: 1 })
  await run()
  expect(await db.selectFrom('users').select('delete_after').where('id', '=', person.id).executeTakeFirst()).toEqual({
    delete_after: null,
  })
})

test('one that is kept in the last moment stays whole; one that cannot be deleted keeps none of the others', async () => {
  const [kept, stuck, due] = [await apply(app), await apply(app), await apply(app)]
  for (const person of [kept, stuck, due]) await askedToDelete(person)
  expect((await kept.client.delete(DELETION)).status).toBe(204)
  const own = await app.parts.db
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', stuck.id)
    .executeTakeFirstOrThrow()
  const files = {
    ...app.parts.files,
    remove: (id: string) =>
      id === own.id ? Promise.reject(new Error('the disk says no')) : app.parts.files.remove(id),
  }
  await expect(run(undefined, { files })).rejects.toThrow('1 of 2 accounts')
  expect(await rowsLeft(due.id)).toEqual({ users: 1 })
  expect(await rowsLeft(kept.id)).toMatchObject({ applications: 1, files: 1, sessions: 1 })
  expect(await rowsLeft(stuck.id)).toMatchObject({ files: 1 })
  await run()
  expect(await rowsLeft(stuck.id)).toEqual({ users: 1 })
})

test('nobody can take the name that a deleted account has', async () => {
  for (const [username, email] of [
    ['deleted-7', 'a@example.test'],
    ['deleted7', 'deleted-7'],
  ])
    expect(
      (await app.visitor().post('/api/auth/register/', { username, email, password: PASSWORD, acceptedTerms: true }))
        .status,
    ).toBe(400)
})

test('the books still agree with themselves', async () => {
  const faults = await audit(app.parts.db, app.parts.files)
  expect(faults.filter((fault) => /order|credit|balance/i.test(fault))).toEqual([])
})
