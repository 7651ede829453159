import { afterAll, beforeAll, expect, test } from 'vitest'
import { STILL_THE_NOTE, type FactCard } from '#domain/fact-card.ts'
import { DRAFT_SIGN } from '#domain/record-text.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { addReferee } from '../testing/fill-profile.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const SUMMARY = 'I designed the coating line. I sold three coating lines. The line runs daily.'

type Card = FactCard & { change: number }

/** An applicant with one post, whose duties are three sentences. */
async function applicant(): Promise<{ client: Client; entry: number }> {
  const { client } = await apply(app)
  const job = { ...ENTRIES.professionalhistory(), job_summary: SUMMARY }
  const saved = await client.post<{ id: number }[]>('/api/professionalhistory/', [job])
  expect(saved.status).toBe(201)
  return { client, entry: saved.body[0]?.id ?? 0 }
}
const facts = async (client: Client): Promise<FactCard[]> => {
  const { status, body } = await client.get<{ count: number; results: FactCard[] }>('/api/facts/')
  expect([status, body.count]).toEqual([200, body.results.length])
  return body.results
}
const states = async (client: Client) => (await facts(client)).map(({ state }) => state)

test('the texts of a profile are cards; a confirmation names who and when', async () => {
  const { client } = await applicant()
  const cards = await facts(client)
  expect(cards.map(({ state }) => state)).toEqual(['proposed', 'proposed', 'confirmed'])
  expect(cards[0]?.sources).toEqual([
    expect.objectContaining({ field: 'job_summary', words: 'I designed the coating line.' }),
  ])

  const confirmed = await client.post('/api/facts/confirm/', { ids: [cards[0]?.id] })
  expect(confirmed.status).toBe(200)
  const [first] = await facts(client)
  expect([first?.id, first?.state, first?.confirmed_by === null]).toEqual([cards[0]?.id, 'confirmed', false])
  expect(first?.confirmed_at).not.toBeNull()
})

test('nothing is confirmed where one of the cards was changed meanwhile, by its source or in another window', async () => {
  const { client, entry } = await applicant()
  const [first, second] = await facts(client)
  const ids = [first?.id ?? '', second?.id ?? '']
  const seen = { [ids[0] ?? '']: first?.text ?? '', [ids[1] ?? '']: 'Something that was never there' }
  const other = await client.post<{ ids: string[] }>('/api/facts/confirm/', { ids, seen })
  expect([other.status, other.body.ids]).toEqual([409, [ids[1]]])

  const changed = { ...ENTRIES.professionalhistory(), job_summary: SUMMARY.replace('coating', 'drying') }
  expect((await client.patch('/api/professionalhistory/', [{ ...changed, id: entry }])).status).toBe(200)
  const gone = await client.post<{ ids: string[] }>('/api/facts/confirm/', { ids })
  expect([gone.status, gone.body.ids]).toEqual([409, [ids[0]]])
  expect(await states(client)).toEqual(['proposed', 'proposed', 'confirmed'])
})

test('a correction confirms; what is left out can be taken back; every change can be undone', async () => {
  const { client } = await applicant()
  const [first, second] = await facts(client)
  const path = `/api/facts/${second?.id}/`
  const text = 'Ardent Coatings sold three coating lines.'
  const corrected = await client.patch<Card>(path, { text })
  expect([corrected.status, corrected.body.id, corrected.body.text, corrected.body.state]).toEqual([
    200,
    second?.id,
    text,
    'confirmed',
  ])
  expect((await facts(client))[1]).toMatchObject({ text, state: 'confirmed', origin: 'person', questions: [] })

  const left = await client.patch<Card>(`/api/facts/${first?.id}/`, { state: 'left_out' })
  expect([left.status, left.body.state]).toEqual([200, 'left_out'])
  const back = await client.patch<Card>(`/api/facts/${first?.id}/`, { state: 'proposed' })
  expect([back.status, back.body.state, back.body.text]).toEqual([200, 'proposed', first?.text])

  expect((await client.post('/api/facts/undo/', { change: corrected.body.change })).status).toBe(200)
  expect((await facts(client))[1]).toEqual(second)
  expect((await client.post('/api/facts/undo/', { change: corrected.body.change })).status).toBe(404)
})

test('a fact that another window worded otherwise is neither corrected, left out, taken back nor split', async () => {
  const { client } = await applicant()
  const [first] = await facts(client)
  const path = `/api/facts/${first?.id}/`
  const seen = first?.text
  const text = 'Dr. A designed it.'
  expect((await client.patch<Card>(path, { text, seen })).status).toBe(200)
  // The same once more, since its answer did not arrive.
  expect((await client.patch<Card>(path, { text, seen })).status).toBe(200)

  for (const late of [{ text: 'Dr. B designed it.' }, { state: 'left_out' }, { state: 'proposed' }])
    expect(await client.patch(path, { ...late, seen })).toMatchObject({
      status: 409,
      body: { code: 'changed_elsewhere', ids: [first?.id] },
    })
  const split = { ids: [first?.id], texts: ['One.', 'Two.'], seen: { [first?.id ?? '']: seen } }
  expect((await client.post('/api/facts/regroup/', split)).status).toBe(409)
  expect((await facts(client))[0]).toMatchObject({ text, state: 'confirmed' })

  expect((await client.patch<Card>(path, { text: 'Dr. B designed it.', seen: text })).body.text).toBe(
    'Dr. B designed it.',
  )
  expect((await client.patch(path, { state: 'left_out', seen: 7 })).status).toBe(400)
})

test('a change is not undone over a later one', async () => {
  const { client } = await applicant()
  const [first] = await facts(client)
  const one = await client.patch<Card>(`/api/facts/${first?.id}/`, { text: 'Dr. A designed it.' })
  await client.patch<Card>(`/api/facts/${first?.id}/`, { text: 'Dr. B designed it.' })
  expect((await client.post('/api/facts/undo/', { change: one.body.change })).status).toBe(409)
  expect((await facts(client))[0]?.text).toBe('Dr. B designed it.')
})

test('cards are split and joined, and both can be undone', async () => {
  const { client } = await applicant()
  const before = await facts(client)
  const texts = ['Dr. Kőszegi designed the line.', 'The line coats foil.']
  const split = await client.post<{ change: number; results: FactCard[] }>('/api/facts/regroup/', {
    ids: [before[0]?.id],
    texts,
  })
  expect([split.status, split.body.results.map(({ text }) => text)]).toEqual([200, texts])
  expect(await facts(client)).toHaveLength(4)
  expect((await client.post('/api/facts/undo/', { change: split.body.change })).status).toBe(200)
  expect(await facts(client)).toEqual(before)

  const joined = await client.post('/api/facts/regroup/', {
    ids: before.slice(0, 2).map(({ id }) => id),
    texts: ['Dr. Kőszegi designed the coating line and sold three of them.'],
  })
  expect(joined.status).toBe(200)
  expect(await states(client)).toEqual(['confirmed', 'confirmed'])
})

test('one’s own fact stands with its entry; of a recommender it belongs to the recommender', async () => {
  const { client, entry } = await applicant()
  const referee_id = await addReferee(client)
  const own = await client.post<Card>('/api/facts/', {
    text: 'Ardent Coatings has 12 lines.',
    section: 'professionalhistory',
    entry,
  })
  expect([own.status, own.body.state, own.body.origin]).toEqual([201, 'confirmed', 'person'])
  const theirs = await client.post<Card>('/api/facts/', { text: 'Dr. Oakhollow chairs the board.', referee_id })
  expect([theirs.status, theirs.body.referee_id]).toEqual([201, referee_id])
  expect((await facts(client)).filter(({ origin }) => origin === 'person').map(({ text }) => text)).toEqual([
    'Ardent Coatings has 12 lines.',
    'Dr. Oakhollow chairs the board.',
  ])
})

test('what cannot be seen is taken out of a fact', async () => {
  const { client } = await applicant()
  const { body } = await client.post<Card>('/api/facts/', { text: 'Ardent\u200b Coatings has \u202e12\u202c lines.' })
  expect(body.text).toBe('Ardent Coatings has 12 lines.')
})

test.each([
  ['post', '/api/facts/', { text: ' ' }, { text: ['Please write one statement'] }],
  ['post', '/api/facts/', { text: 'a'.repeat(1_001) }, { text: ['Please keep it under 1,000 characters'] }],
  ['post', '/api/facts/', { text: 'Two\nlines' }, { text: ['Please keep it on one line'] }],
  ['post', '/api/facts/', { text: 'She sold 12 lines.†' }, { text: [DRAFT_SIGN] }],
  [
    'post',
    '/api/facts/regroup/',
    { ids: ['c1'], texts: ['[Verify: 12 lines].'] },
    { texts: [`${DRAFT_SIGN} (number 1)`] },
  ],
  ['patch', '/api/facts/cnone/', { text: '[Missing: when] she left.' }, { text: [DRAFT_SIGN] }],
  [
    'post',
    '/api/facts/',
    { text: 'It is.', section: 'evidence', entry: 999_999 },
    { entry: ['This entry does not exist'] },
  ],
  ['post', '/api/facts/', { text: 'It is.', referee_id: 999_999 }, { referee_id: ['Recommender does not exist'] }],
  ['post', '/api/facts/confirm/', { ids: [] }, undefined],
  ['post', '/api/facts/confirm/', {}, undefined],
  ['patch', '/api/facts/cnone/', {}, undefined],
] as const)('%s %s refuses what it cannot use (%#)', async (method, path, sent, told) => {
  const { client } = await applicant()
  const { status, body } = await client[method](path, sent)
  expect(status).toBe(400)
  if (told !== undefined) expect(body).toEqual(told)
})

test('another account can neither see nor change a fact', async () => {
  const { client } = await applicant()
  const [card] = await facts(client)
  const { client: other } = await apply(app)
  expect(await facts(other)).toEqual([])
  expect((await other.patch(`/api/facts/${card?.id}/`, { state: 'confirmed' })).status).toBe(404)
  expect((await other.post('/api/facts/confirm/', { ids: [card?.id] })).status).toBe(409)
  const mine = await client.patch<Card>(`/api/facts/${card?.id}/`, { state: 'confirmed' })
  expect((await other.post('/api/facts/undo/', { change: mine.body.change })).status).toBe(404)
})

test('the cards of an entry are purged with it', async () => {
  const { client, entry } = await applicant()
  const [card] = await facts(client)
  await client.post('/api/facts/confirm/', { ids: [card?.id] })
  const held = () =>
    app.parts.db
      .selectFrom('fact_cards')
      .select('id')
      .where('id', '=', card?.id ?? '')
      .execute()
  expect(await held()).toHaveLength(1)
  expect((await client.delete(`/api/professionalhistory/${entry}/`)).status).toBeLessThan(300)
  expect(await facts(client)).toEqual([])
  expect((await client.delete(`/api/recently-deleted/professionalhistory/${entry}/`)).status).toBe(204)
  expect(await held()).toEqual([])
})

test('two windows that confirm at once leave one confirmation', async () => {
  const { client } = await applicant()
  const [card] = await facts(client)
  const both = await Promise.all([1, 2].map(() => client.post('/api/facts/confirm/', { ids: [card?.id] })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await states(client)).toEqual(['confirmed', 'proposed', 'confirmed'])
})

const NOTE = 'schools w/ instruments: 22'
const LESSONS = 'lessons: 6, taught EAS 101 x3 autumns'

/** An applicant whose project is told in notes; its one card asks. */
async function noteWriter(): Promise<{ client: Client; card: FactCard }> {
  const { client } = await apply(app)
  const job = { ...ENTRIES.professionalhistory(), job_summary: `${NOTE}\n${LESSONS}` }
  expect((await client.post('/api/professionalhistory/', [job])).status).toBe(201)
  const card = (await facts(client)).find(({ state }) => state === 'asks')
  if (card === undefined) throw new Error('No card asks')
  return { client, card }
}

test('a note that is saved as it was typed stays a question, whichever call sends it', async () => {
  const { client, card } = await noteWriter()
  const refused = { status: 400, body: { text: [STILL_THE_NOTE] } }
  const path = `/api/facts/${card.id}/`
  for (const text of [card.text, ` ${card.text.replaceAll(' ', '  ')} `, NOTE, LESSONS])
    expect(await client.patch(path, { text })).toMatchObject(refused)
  expect(await client.patch(path, { state: 'confirmed' })).toMatchObject(refused)
  expect(await client.post('/api/facts/confirm/', { ids: [card.id] })).toMatchObject(refused)
  for (const texts of [
    [NOTE, LESSONS],
    ['Dr. A taught EAS 101.', NOTE],
    ['schools w/ instruments: 22 lessons: 6', 'taught EAS 101 x3 autumns'],
  ])
    expect(await client.post('/api/facts/regroup/', { ids: [card.id], texts })).toMatchObject(refused)
  expect((await facts(client)).find(({ id }) => id === card.id)).toEqual(card)

  // What was left out is still a note.
  expect((await client.patch(path, { state: 'left_out' })).status).toBe(200)
  expect(await client.patch(path, { state: 'confirmed' })).toMatchObject(refused)
  expect((await client.patch(path, { state: 'proposed' })).status).toBe(200)

  const text = 'Dr. A taught 22 schools.'
  expect((await client.patch<Card>(path, { text })).body).toMatchObject({ text, state: 'confirmed' })
})

test('nothing is confirmed of many facts where one is a note', async () => {
  const { client, card } = await noteWriter()
  const job = { ...ENTRIES.professionalhistory(), job_summary: SUMMARY }
  await client.post('/api/professionalhistory/', [job])
  const open = (await facts(client)).filter(({ state }) => state === 'proposed')
  const ids = [...open.map(({ id }) => id), card.id]
  expect((await client.post('/api/facts/confirm/', { ids })).status).toBe(400)
  expect((await facts(client)).filter(({ state }) => state === 'proposed')).toEqual(open)
})
