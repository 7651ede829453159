import pg from 'pg'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '../testing/test-database.ts'
import { readMigrations } from './migrate.ts'

const NAME = 'Marten Oakhollow'
/** What the migration reads of the tables, and a letter in which somebody has confirmed a sentence by name. */
const BEFORE = `
  create table letter_links (id integer);
  create table documents (id integer, referee_id integer);
  create table document_waivers (document_id integer, name text, text text, taken_as text, left_out boolean);
  create table fact_cards (id text, state text, text text, sources jsonb, referee_id integer, confirmed_by text, confirmed_at text);
  create table fact_card_changes (before jsonb, after jsonb);
  insert into documents values (1, 7);
  insert into document_waivers values (1, '${NAME}', 'She built the line.', 'recommender', false)`

const card = (id: string, state: string, says: string, field: string) => `
  insert into fact_cards values ('${id}', '${state}', '${says}',
    '[{"section": "referees", "entry": 7, "field": "${field}", "words": ""}]', 7, '${NAME}', '2026-11-29')`

test('an answer keeps its name where somebody typed it, and waits for one elsewhere', async () => {
  const migration = (await readMigrations()).find(({ number }) => number === 50)
  const database = await makeTestDatabase('template1')
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    await client.query(BEFORE)
    await client.query(card('added', 'confirmed', 'Oakhollow runs a laboratory.', ''))
    await client.query(card('left out', 'left_out', 'Oakhollow says: “I hold a plaque.”', 'letter/merits/002'))
    await client.query(card('named', 'confirmed', 'Oakhollow says: “She built the line.”', 'letter/merits/000'))
    await client.query(card('nameless', 'confirmed', 'Oakhollow says: “I hold a medal.”', 'letter/merits/001'))
    await client.query(
      `insert into fact_card_changes select jsonb_build_array(to_jsonb(fact_cards)), '[]' from fact_cards`,
    )
    await client.query(migration?.sql ?? '')
    const text = 'select id, state, confirmed_by, confirmed_at from fact_cards order by id'
    expect((await client.query({ text, rowMode: 'array' })).rows).toEqual([
      ['added', 'confirmed', NAME, '2026-11-29'],
      ['left out', 'left_out', null, null],
      ['named', 'confirmed', NAME, '2026-11-29'],
      ['nameless', 'proposed', null, null],
    ])
    const changes = await client.query(`select before -> 0 ->> 'id' as id from fact_card_changes`)
    expect(changes.rows).toEqual([{ id: 'added' }])
  } finally {
    await client.end()
    await database.drop()
  }
})
