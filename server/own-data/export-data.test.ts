import { fork } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unzip } from '#documents/testing/unzip.ts'
import { WRONG_PASSWORD } from '#domain/account.ts'
import { REQUIRED } from '#domain/field.ts'
import { EXPORT_KEPT_DAYS, type ExportView } from '#domain/own-data.ts'
import type { Task } from '#domain/task.ts'
import { fileIdOf } from '../files/file-name.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'
import { applyWithLetters, linksOf } from '../letter-links/testing/with-links.ts'
import { analyseNotice } from '../rfe/testing/with-analysis.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { form, inJson, pdf } from '../testing/papers.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { sweepExports } from './sweep-exports.ts'
import { exportedTables } from './tables.ts'
import { storedFiles } from './testing/stored-files.ts'

const EXPORT = '/api/account/export/'
const DAY = 24 * 3_600_000

let app: TestApp
/** Lets the store hand out files; where it is held back, an archive waits in the middle. */
let release: (() => void) | undefined
let held: Promise<void> | undefined
const hold = () => {
  held = new Promise((resolve) => {
    release = () => {
      held = undefined
      resolve()
    }
  })
}
beforeAll(async () => {
  app = await startTestApp()
  const { open } = app.parts.files
  app.parts.files.open = async (...asked) => {
    await held
    return open(...asked)
  }
})
afterAll(async () => {
  release?.()
  await app.close()
})

const start = (client: Client, password = PASSWORD) => client.post<{ task_id: string }>(EXPORT, { password })
const view = async (client: Client) => (await client.get<ExportView>(EXPORT)).body
const made = async (client: Client): Promise<NonNullable<ExportView['export']>> => {
  const begun = await start(client)
  expect(begun.status).toBe(201)
  expect(await finishedTask(client, begun.body.task_id)).toMatchObject({ status: 'SUCCESS', error: null })
  const { export: archive } = await view(client)
  if (archive === null) throw new Error('There is no archive')
  return archive
}
const read = async (client: Client, { url }: { url: string }): Promise<Map<string, string>> => {
  const answer = await client.fetch('GET', url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="waiverly-data-\d{4}-\d\d-\d\d\.zip"/,
  )
  return unzip(new Uint8Array(await answer.arrayBuffer()))
}
const listIn = (archive: Map<string, string>, file: string) =>
  JSON.parse(archive.get(file) ?? '') as Record<string, unknown>[]
const sweepAt = (days: number) =>
  sweepExports({ ...app.parts, clock: { now: () => new Date(Date.now() + days * DAY) } })

test('nobody who is signed in and no more gets it made: the password is asked for', async () => {
  const { client } = await signUp(app)
  expect(await start(client, '')).toMatchObject({ status: 400, body: { password: [REQUIRED] } })
  expect(await start(client, 'Wrong1Horse')).toMatchObject({ status: 400, body: { password: [WRONG_PASSWORD] } })
  expect((await client.post(EXPORT, { password: 5 })).status).toBe(400)
  expect((await client.post(EXPORT, { password: PASSWORD }, { headers: { 'x-csrftoken': 'made-up' } })).status).toBe(
    403,
  )
  expect((await start(app.visitor())).status).toBe(403)
  expect((await app.visitor().get(EXPORT)).status).toBe(403)
  expect(await view(client)).toEqual({ current_task_id: null, export: null })
})

test('guesses at the password are counted', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const { client } = await signUp(strict)
  const answers: number[] = []
  for (let guess = 0; guess < 11; guess++) answers.push((await start(client, `Wrong${guess}Horse`)).status)
  expect(answers).toEqual([...Array<number>(10).fill(400), 429])
  expect((await start(client)).status).toBe(429)
  await strict.close()
})

test('an account without a password is not asked for one', async () => {
  const { client, id } = await signUp(app)
  await app.parts.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
  const begun = await client.post<{ task_id: string }>(EXPORT, {})
  expect(begun.status).toBe(201)
  expect((await finishedTask(client, begun.body.task_id)).status).toBe('SUCCESS')
})

test('the archive holds every row and every file that is theirs, and nothing of anybody else', async () => {
  const whole = await startTestApp()
  const {
    client,
    first: { referee },
  } = await applyWithLetters(whole)
  await client.post(linksOf(referee), {})
  // The same name for two papers, the same paper twice, one that no record took, and a name made to climb out.
  const evil = { ...ENTRIES.evidence(), supporting_doc: inJson('..\\..\\CON.pdf', pdf('Climbs')) }
  await client.post('/api/evidence/', [evil])
  for (const words of ['One', 'Two', 'Two'])
    await client.post(
      '/api/files/',
      form({}, { file: { name: words === 'One' ? 'Scan.pdf' : 'scan.PDF', bytes: pdf(words) } }),
    )
  const { db } = whole.parts
  const { notice } = await analyseNotice(whole, client)
  await client.post(
    '/api/product/rfe/background/',
    form({ kind: 'endeavor' }, { file: { name: 'endeavor.pdf', bytes: pdf('Endeavor') } }),
  )
  const papers = (await client.get<{ results: { url: string }[] }>('/api/product/rfe/papers/')).body.results
  await client.patch('/api/product/rfe/papers/', [{ url: papers[0]?.url, is_filed: true }])
  const reminder = { notice_id: notice?.id ?? 0, deadline: '2026-04-28', days: 30 }
  await db.insertInto('rfe_reminders').values(reminder).execute()
  await waitFor('every paper to be read', async () => {
    const unread = await sql`select from pgboss.job where name = 'read-upload' and state < 'completed'`.execute(db)
    return unread.rows.length === 0
  })
  const archive = await read(client, await made(client))

  for (const [table, { file }] of exportedTables()) {
    const rows = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
    // The archive's own row and its mail's came after it was closed.
    const since = table === 'files' ? 1 : 0
    expect([file, listIn(archive, file).length]).toEqual([file, (rows.rows[0]?.n ?? 0) - since])
  }
  for (const file of [
    'profile/education.json',
    'documents/versions.json',
    'recommenders/letter-links.json',
    'plans/credits.json',
    'rfe/analyses.json',
    'rfe/earlier-papers.json',
    'rfe/filed-papers.json',
    'rfe/issues.json',
    'rfe/reminders.json',
  ])
    expect([file, listIn(archive, file).length > 0]).toEqual([file, true])

  const names = [...archive.keys()]
  expect(names.filter((name) => /^files\/(scan|_con)/i.test(name)).toSorted()).toEqual([
    'files/Scan.pdf',
    'files/_CON.pdf',
    'files/scan (2).PDF',
  ])
  expect(archive.get('files/Scan.pdf')).toBe(pdf('One').toString())
  expect(archive.get('files/scan (2).PDF')).toBe(pdf('Two').toString())
  expect(names.filter((name) => /^documents\/.+\.(pdf|docx)$/.test(name))).toHaveLength(6)
  expect(listIn(archive, 'profile/personal-info.json')).toMatchObject([{ resume: 'files/Résumé.pdf' }])
  expect(listIn(archive, 'account.json')).toMatchObject([{ username: expect.stringMatching(/^applicant/) as string }])
  for (const { pdf: pages } of listIn(archive, 'documents/documents.json')) expect(names).toContain(pages)

  const secrets = await sql<{ secret: string }>`
    select password_hash as secret from users union select encode(token_hash, 'hex') from sessions
    union select encode(token_hash, 'base64') from sessions union select encode(token_hash, 'hex') from email_tokens`.execute(
    db,
  )
  const text = [...archive]
    .filter(([name]) => name.endsWith('.json'))
    .map(([, json]) => json)
    .join('\n')
  expect(secrets.rows.length).toBeGreaterThan(2)
  for (const { secret } of secrets.rows) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/"type": "Buffer"/)
  const readMe = archive.get('README.txt') ?? ''
  for (const [, { file }] of exportedTables()) expect(readMe).toContain(file)

  const stranger = await apply(whole)
  const theirs = await read(stranger.client, await made(stranger.client))
  const own = new Set([
    'account.json',
    'account/devices.json',
    'profile/personal-info.json',
    'profile/progress.json',
    'files.json',
    'jobs.json',
    'words-in-files.json',
  ])
  for (const [, { file }] of exportedTables())
    if (!own.has(file)) expect([file, listIn(theirs, file)]).toEqual([file, []])
  expect([...theirs.keys()].filter((name) => name.startsWith('files/'))).toEqual(['files/Résumé.pdf'])
  await whole.close()
})

test('what the store has lost is named, and keeps nobody from the rest', async () => {
  const { client, id } = await apply(app)
  const resume = await app.parts.db.selectFrom('files').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()
  await app.parts.files.remove(resume.id)
  const archive = await read(client, await made(client))
  expect([...archive.keys()]).not.toContain('files/Résumé.pdf')
  expect(archive.get('README.txt')).toMatch(/could not be read[^]+files\/Résumé\.pdf/)
})

test('one runs at a time; a page that comes back finds it; its owner alone fetches it and gets the mail', async () => {
  const { client, email } = await apply(app)
  hold()
  const { task_id } = (await start(client)).body
  expect(await start(client)).toMatchObject({ status: 409, body: { code: 'already_running', task_id } })
  expect(await view(client)).toEqual({ current_task_id: task_id, export: null })
  release?.()
  expect((await finishedTask(client, task_id)).kind).toBe('data-export')
  const { current_task_id, export: archive } = await view(client)
  expect(current_task_id).toBeNull()
  expect(Date.parse(archive?.expires_at ?? '') - Date.parse(archive?.made_at ?? '')).toBe(EXPORT_KEPT_DAYS * DAY)
  const stranger = await signUp(app)
  expect((await stranger.client.fetch('GET', archive?.url ?? '')).status).toBe(404)
  expect((await app.visitor().fetch('GET', archive?.url ?? '')).status).toBe(403)
  const mail = await app.nextMailTo(email, ({ subject }) => subject === 'Your data is ready')
  expect(mail.text).toContain(`${app.url}/account-settings`)
  expect(`${mail.text}${mail.html}`).not.toContain('/api/files/')
})

test('the next one takes its place, and none is kept longer than a week', async () => {
  const { client, id } = await apply(app)
  const first = await made(client)
  const second = await made(client)
  expect(second.url).not.toBe(first.url)
  expect((await client.fetch('GET', first.url)).status).toBe(404)
  expect(await storedFiles(app.parts)).not.toContain(fileIdOf(first.url))
  expect([...(await read(client, second)).keys()].filter((name) => name.endsWith('.zip'))).toEqual([])

  await sweepAt(EXPORT_KEPT_DAYS - 0.1)
  // The sweep of files that are nobody's knows whose it is.
  await sweepFiles({ ...app.parts, clock: { now: () => new Date(Date.now() + 30 * DAY) } })
  expect((await client.fetch('GET', second.url)).status).toBe(200)
  const stubborn = { ...app.parts.files, remove: () => Promise.reject(new Error('the disk says no')) }
  const late = { now: () => new Date(Date.now() + (EXPORT_KEPT_DAYS + 0.1) * DAY) }
  await expect(sweepExports({ ...app.parts, files: stubborn, clock: late })).rejects.toThrow('the disk says no')
  expect((await client.fetch('GET', second.url)).status).toBe(200)
  await sweepAt(EXPORT_KEPT_DAYS + 0.1)
  expect((await client.fetch('GET', second.url)).status).toBe(404)
  expect(await view(client)).toEqual({ current_task_id: null, export: null })
  expect(await storedFiles(app.parts)).not.toContain(fileIdOf(second.url))
  const left = await app.parts.db.selectFrom('files').select('name').where('user_id', '=', id).execute()
  expect(left).toEqual([{ name: 'Résumé.pdf' }])
})

test('one that was cancelled leaves nothing', async () => {
  const { client } = await apply(app)
  const before = await storedFiles(app.parts)
  hold()
  const { task_id } = (await start(client)).body
  await waitFor('the archive to be begun', async () =>
    (await storedFiles(app.parts)).some((name) => name.endsWith('.partial')),
  )
  expect((await client.delete(`/api/task-status/${task_id}/`)).status).toBe(204)
  release?.()
  await waitFor('the half file to go', async () => (await storedFiles(app.parts)).join() === before.join())
  expect((await client.get<Task>(`/api/task-status/${task_id}/`)).body.status).toBe('REVOKED')
  expect(await view(client)).toEqual({ current_task_id: null, export: null })
})

test('where the store is full it says so after its tries, and leaves nothing', async () => {
  const { client } = await apply(app)
  const before = await storedFiles(app.parts)
  const { put } = app.parts.files
  app.parts.files.put = async (id, bytes) => {
    await buffer(bytes)
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC', id })
  }
  const { task_id } = (await start(client)).body
  const task = await finishedTask(client, task_id)
  app.parts.files.put = put
  expect(task).toMatchObject({ status: 'FAILURE', error: 'Something went wrong on our side. Please try again.' })
  expect(await storedFiles(app.parts)).toEqual(before)
})

test(
  'a worker that is killed in the middle: the job runs again, and its half file goes',
  { tags: 'long' },
  async () => {
    const api = await startTestApp({ env: { ROLE: 'api' } })
    const { config, jobs } = api.parts
    const worker = fork(fileURLToPath(new URL('testing/stalled-worker.ts', import.meta.url)), [
      api.databaseUrl,
      config.dataDir,
    ])
    await once(worker, 'message')
    const { client } = await apply(api)
    const { task_id } = (await start(client)).body
    await waitFor('half a file', async () => (await storedFiles(api.parts)).some((name) => name.endsWith('.partial')))
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await jobs.reclaim()
    await jobs.work(api.parts)
    expect((await finishedTask(client, task_id)).status).toBe('SUCCESS')
    expect([...(await read(client, (await view(client)).export ?? { url: '' })).keys()]).toContain('files/Résumé.pdf')
    await sweepOrphans({ ...api.parts, clock: { now: () => new Date(Date.now() + 2 * 3_600_000) } })
    const rows = await api.parts.db.selectFrom('files').select('id').execute()
    expect(await storedFiles(api.parts)).toEqual(rows.map(({ id }) => id).toSorted())
    await api.close()
  },
)
