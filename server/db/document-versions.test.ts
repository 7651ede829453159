import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await makeTestDatabase('template1')
})
afterEach(() => database.drop())

const FILE = `insert into files (user_id, name, content_type, size, sha256)
  select id, $1, 'application/pdf', 1, '-' from users returning id`

test('what was drafted before there were versions is the first of its own', async () => {
  const all = await readMigrations()
  const before = all.filter(({ number }) => number < 22)
  await migrate(database.url, before)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`insert into users (email, username, password_hash) values ('a@example.test', 'a', '-')`)
  const file = async (name: string): Promise<string> =>
    (await client.query<{ id: string }>(FILE, [name])).rows[0]?.id ?? ''
  const [pdf, docx] = [await file('a.pdf'), await file('a.docx')]
  await client.query(
    `insert into applications (user_id, first_name, middle_name, last_name, email, phone_number, gender, pronoun, resume)
     select id, 'A', '', 'B', 'a@example.test', '', '', '', $1 from users`,
    [pdf],
  )
  await client.query(`insert into tasks (kind, key, user_id) select 'petition-letter', 'k', id from users`)
  await client.query(
    `insert into documents (application_id, kind, task_id, ast, pdf, docx, warnings, provider, prompt_version,
                            input_tokens, output_tokens, duration_ms, created_at)
     select applications.id, 'petition_letter', task_id, '{"title": "T"}', $1, $2, '[]', 'builtin', 'p-1', 3, 4, 5, '2026-01-02'
       from applications, tasks`,
    [pdf, docx],
  )
  expect(
    await migrate(
      database.url,
      all.filter(({ number }) => number <= 22),
    ),
  ).toContain('022-document-versions.sql')
  const versions = await client.query('select * from document_versions')
  expect(versions.rows).toMatchObject([
    {
      number: 1,
      ast: { title: 'T' },
      basis: null,
      warnings: [],
      unshown: '',
      pdf,
      docx,
      made_by: 'draft',
      provider: 'builtin',
      prompt_version: 'p-1',
      input_tokens: 3,
      cached_tokens: 0,
      output_tokens: 4,
      duration_ms: 5,
    },
  ])
  expect((await client.query('select version, pdf, docx from documents')).rows).toEqual([{ version: 1, pdf, docx }])
  await client.end()
})
