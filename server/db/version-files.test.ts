import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await makeTestDatabase('template1')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

const user = async (name: string): Promise<number> =>
  (
    await client.query<{ id: number }>(
      `insert into users (email, username, password_hash) values ($1 || '@example.test', $1, '-') returning id`,
      [name],
    )
  ).rows[0]?.id ?? 0

const file = async (user_id: number): Promise<string> =>
  (
    await client.query<{ id: string }>(
      `insert into files (id, user_id, name, content_type, size, sha256)
       values ($1, $2, 'a.pdf', 'application/pdf', 1, '-') returning id`,
      [randomUUID(), user_id],
    )
  ).rows[0]?.id ?? ''

/** A document of the user whose first version has this text and rests on this. */
async function version(user_id: number, basis: object | null, ast: object): Promise<string> {
  const pages = await file(user_id)
  const { rows } = await client.query<{ id: string }>(
    `with application as (
       insert into applications (user_id, first_name, middle_name, last_name, email, phone_number, gender, pronoun, resume)
       values ($1, 'A', '', 'B', 'a@example.test', '', '', '', $2) returning id
     ), task as (
       insert into tasks (kind, key, user_id) values ('petition-letter', $2::text, $1) returning task_id
     )
     insert into documents (application_id, kind, task_id, pdf, docx)
     select application.id, 'petition_letter', task_id, $2, $2 from application, task returning id`,
    [user_id, pages],
  )
  const id = rows[0]?.id ?? ''
  await client.query(
    `insert into document_versions (document_id, number, ast, basis, warnings, pdf, docx, made_by, note, provider,
                                    prompt_version, input_tokens, cached_tokens, output_tokens, duration_ms)
     values ($1, 1, $2, $3, '[]', $4, $4, 'draft', '', 'builtin', '1', 0, 0, 0, 0)`,
    [id, JSON.stringify(ast), basis === null ? null : JSON.stringify(basis), pages],
  )
  return id
}

const named = async (document_id: string): Promise<string[]> =>
  (
    await client.query<{ file_id: string }>('select file_id from version_files where document_id = $1', [document_id])
  ).rows
    .map(({ file_id }) => file_id)
    .toSorted()

const addressOf = (id: string): string => `/api/files/${id}/a.pdf`

test.for(['before', 'after'] as const)(
  'the files that a version names are noted, written %s the table',
  async (when) => {
    const all = await readMigrations()
    await migrate(database.url, when === 'after' ? all : all.filter(({ number }) => number < 38))
    const owner = await user('owner')
    const [cited, linked, stranger] = [await file(owner), await file(owner), await file(await user('stranger'))]
    const basis = { exhibits: [{ file: { url: addressOf(cited) } }] }
    const text = {
      text: [addressOf(linked), addressOf(linked), addressOf(stranger), addressOf(randomUUID())].join(' '),
    }
    const first = await version(owner, basis, text)
    const second = await version(owner, null, { text: `/api/files/${'-'.repeat(36)}/ is no address` })
    await migrate(database.url, all)
    expect(await named(first)).toEqual([cited, linked].toSorted())
    expect(await named(second)).toEqual([])
  },
)

test('a file that a version names is not deleted, and the names go with the version', async () => {
  await migrate(database.url)
  const owner = await user('owner')
  const cited = await file(owner)
  const id = await version(owner, null, { text: addressOf(cited) })
  await expect(client.query('delete from files where id = $1', [cited])).rejects.toMatchObject({ code: '23503' })
  await client.query('delete from document_versions where document_id = $1', [id])
  expect(await named(id)).toEqual([])
  await client.query('delete from files where id = $1', [cited])
})
