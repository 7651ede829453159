import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_APPLICATIONS, MAX_ENTRIES, MAX_STORED_BYTES, STORAGE_IS_FULL } from '#domain/limits.ts'
import { apply } from '../testing/apply.ts'
import { ENTRIES } from '../testing/entries.ts'
import { form, inJson, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let applicant: Awaited<ReturnType<typeof apply>>
beforeEach(async () => {
  applicant = await apply(app)
})

const plan = (characters = 10) => ({ ...ENTRIES.futureplan(), plans: 'a'.repeat(characters) })
const count = async (): Promise<number> =>
  (await applicant.client.get<{ count: number }>('/api/futureplan/')).body.count

test('a section takes so many entries and no more; removing one makes room', async () => {
  const many = Array.from({ length: MAX_ENTRIES }, () => plan())
  const added = await applicant.client.post<{ id: number }[]>('/api/futureplan/', many)
  expect(added.status).toBe(201)
  expect(await applicant.client.post('/api/futureplan/', [plan()])).toMatchObject({
    status: 400,
    body: { detail: 'A section holds at most 200 entries. Please remove some before you add more.' },
  })
  expect(await count()).toBe(MAX_ENTRIES)
  expect((await applicant.client.delete(`/api/futureplan/${added.body[0]?.id}/`)).status).toBe(204)
  expect((await applicant.client.post('/api/futureplan/', [plan()])).status).toBe(201)
})

test('a profile takes so many characters and no more; what makes it shorter is always taken', async () => {
  const added = await applicant.client.post<{ id: number }[]>(
    '/api/futureplan/',
    Array.from({ length: 9 }, () => plan(20_000)),
  )
  expect(added.status).toBe(201)
  const refused = await applicant.client.post('/api/futureplan/', [plan(20_000)])
  expect(refused).toMatchObject({
    status: 400,
    body: {
      detail: 'Your profile holds at most 200,000 characters. Please shorten or remove entries before you add more.',
    },
  })
  expect(await count()).toBe(9)
  const [first] = added.body
  // As of a profile that was stored before there was a bound.
  await sql`update futureplan set comments = repeat('a', 60000) where id = ${first?.id ?? 0}`.execute(app.parts.db)
  const shorter = { id: first?.id, plans: 'a'.repeat(100), comments: 'a'.repeat(19_000) }
  expect((await applicant.client.patch('/api/futureplan/', [shorter])).status).toBe(200)
})

test('an account has so many applications and no more', async () => {
  await sql`
    insert into applications (user_id, filing_type, first_name, middle_name, last_name, email, phone_number, gender, pronoun, resume)
    select user_id, filing_type, first_name, middle_name, last_name, email, phone_number, gender, pronoun, resume
      from applications, generate_series(2, ${MAX_APPLICATIONS}::int)
     where id = ${applicant.application_id}`.execute(app.parts.db)
  const { results } = (await applicant.client.get<{ results: Record<string, string>[] }>('/api/application/')).body
  const [newest] = results
  const another = { ...newest, first_name: 'Another', resume: inJson('Resume.pdf', pdf('Resume')) }
  expect(await applicant.client.post('/api/application/', another)).toMatchObject({
    status: 400,
    body: { detail: 'An account holds at most 20 applications.' },
  })
})

test('an account stores so many bytes and no more', async () => {
  await sql`
    insert into files (id, user_id, name, content_type, size, sha256)
    values (gen_random_uuid(), ${applicant.id}, 'large.pdf', 'application/pdf', ${MAX_STORED_BYTES}, '-')`.execute(
    app.parts.db,
  )
  const sent = form({}, { file: { name: 'one.pdf', bytes: pdf('One more') } })
  expect(await applicant.client.post('/api/files/', sent)).toMatchObject({
    status: 413,
    body: { detail: STORAGE_IS_FULL },
  })
})
