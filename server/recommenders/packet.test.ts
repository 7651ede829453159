import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterPacketReply, type LetterPacketView } from '#domain/letter-packet.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { viewed } from '../drafts/testing/with-documents.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { addReferee, fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { form, pdf } from '../testing/papers.ts'
import { addReadyReferee, selectEndeavor } from '../testing/ready-letter.ts'
import { signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const PACKET = '/api/product/rec/packet/'

/** The document that a recommender's letter was drafted as. */
async function draftedFor(client: Client, referee: number): Promise<{ letter: number; task_id: string }> {
  const { task_id } = (await client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body
  const { result, error } = await finishedTask<{ letter_id: number }>(client, task_id)
  if (result === null) throw new Error(`No letter was drafted: ${error}`)
  return { letter: result.letter_id, task_id }
}

/** An applicant with a recommender whose letter is drafted. */
async function applyWithLetter() {
  const { client } = await apply(app)
  const items = { evidence: (await fillProfile(client)).evidence, endeavor: await selectEndeavor(client) }
  await buy(app, client, { 1: 1 })
  const referee = await addReadyReferee(client, items)
  return { client, items, referee, ...(await draftedFor(client, referee)) }
}

let app: TestApp
let applicant: Awaited<ReturnType<typeof applyWithLetter>>
let other: typeof applicant
let client: Client
beforeAll(async () => {
  app = await startTestApp()
  applicant = await applyWithLetter()
  other = await applyWithLetter()
  ;({ client } = applicant)
})
afterAll(() => app.close())

const packetOf = async (whose: Client = client): Promise<LetterPacketView> => {
  const { status, body } = await whose.get<LetterPacketView>(PACKET)
  expect(status).toBe(200)
  expect(letterPacketReply.parse(body)).toEqual(body)
  return body
}
const kinds = ({ gaps }: LetterPacketView) => gaps.map(({ kind }) => kind)
const hrefOf = ({ gaps }: LetterPacketView, wanted: string) => gaps.find(({ kind }) => kind === wanted)?.href

const INDEPENDENT = {
  first_name: 'Sunniva',
  last_name: 'Thornquay',
  category: 'other',
  organization: 'Harbor Light Storage Cooperative',
  title: 'Director of Testing',
  relationship: 'Reader of the published protocol; we have never met',
  comments: '',
}

test('who is not signed in, and who has no application, has no packet', async () => {
  const { client: nobody } = await signUp(app)
  expect(await nobody.get(PACKET)).toMatchObject({ status: 404, body: { detail: 'No active application' } })
  await nobody.post('/api/auth/logout/')
  expect((await nobody.get(PACKET)).status).toBe(403)
})

test('without recommenders nothing is missing yet', async () => {
  expect(await packetOf((await apply(app)).client)).toEqual({ contributions: [], writers: [], overlaps: [], gaps: [] })
})

test('a recommender with a letter, and one who was only asked', async () => {
  const asked = await addReferee(client, INDEPENDENT)
  await client.post(`/api/product/rec/conf/${asked}/`, { item_category: 'goal', item_id: 'national_interest' })
  const packet = await packetOf()
  const { letter } = applicant
  expect(packet.writers).toMatchObject([
    {
      id: applicant.referee,
      name: 'Marten Oakhollow',
      tie: 'dependent',
      reason: 'Your professor.',
      letter: { id: letter, version: 1, stale: false },
      is_drafting: false,
      is_signed: false,
    },
    {
      id: asked,
      name: 'Sunniva Thornquay',
      tie: 'independent',
      letter: null,
      contributions: [],
      prongs: [
        { prong: 1, state: 'chosen', sentences: 0, block: null },
        { prong: 3, state: 'chosen' },
      ],
    },
  ])
  expect(packet.overlaps).toEqual([])
  expect(kinds(packet)).toEqual(expect.arrayContaining(['contribution', 'few letters', 'no draft', 'open points']))
  expect(hrefOf(packet, 'no draft')).toBe(`/recommender-config?ref=${asked}&tab=letters`)
  expect(hrefOf(packet, 'open points')).toBe(`/documents/${letter}?panel=todo`)
  await client.delete(`/api/referee/${asked}/`)
  expect((await packetOf()).writers.map(({ id }) => id)).toEqual([applicant.referee])
})

test('a recommender and letter of another applicant are never in it', async () => {
  const { writers, contributions } = await packetOf(other.client)
  const own = await packetOf()
  expect(writers.map(({ id }) => id)).toEqual([other.referee])
  expect(own.writers.map(({ id }) => id)).toEqual([applicant.referee])
  const rows = new Set(own.contributions.map(({ key }) => key))
  expect(contributions.filter(({ key }) => rows.has(key))).toEqual([])
  expect(await client.get(PACKET, { headers: { 'x-application-id': '999999' } })).toMatchObject({ status: 404 })
})

test('two drafted letters share no words until one is pasted into the other', async () => {
  const second = await addReadyReferee(client, applicant.items, INDEPENDENT)
  const { letter, task_id } = await draftedFor(client, second)
  expect((await packetOf()).overlaps).toMatchObject([{ percent: [0, 0], passages: [] }])
  const isDrafting = async () => (await packetOf()).writers.map(({ is_drafting }) => is_drafting)
  const standsAt = (status: 'STARTED' | 'SUCCESS') =>
    app.parts.db.updateTable('tasks').set({ status }).where('task_id', '=', task_id).execute()
  expect(await isDrafting()).toEqual([false, false])
  await standsAt('STARTED')
  expect(await isDrafting()).toEqual([false, true])
  await standsAt('SUCCESS')

  const [first, other] = await Promise.all([
    viewed(client, `/api/product/documents/${applicant.letter}/`),
    viewed(client, `/api/product/documents/${letter}/`),
  ])
  const copied = 'I read the protocol twice and then built the rig again on my own bench.'
  const paste = async ({ id, version, blocks }: typeof first) => {
    const block = blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
    if (block === undefined) throw new Error('The letter has no paragraph')
    const edit = { base_version: version, blocks: [{ id: block.id, text: `${paragraphText(block)} ${copied}` }] }
    expect((await client.patch(`/api/product/documents/${id}/`, edit)).status).toBe(200)
    return block.id
  }
  const [at] = [await paste(first), await paste(other)]
  const packet = await packetOf()
  const [overlap] = packet.overlaps
  expect(overlap?.letters).toEqual([first.id, letter])
  // The words before the pasted ones may be the same too.
  expect(overlap?.passages.map(({ words }) => words >= copied.split(' ').length)).toEqual([true])
  expect(Math.min(...(overlap?.percent ?? [0]))).toBeGreaterThan(0)
  expect(packet.writers.map((writer) => writer.letter?.version)).toEqual([2, 2])
  expect(packet.gaps[0]).toMatchObject({
    kind: 'shared words',
    severity: 'must',
    href: `/documents/${first.id}#block-${at}`,
  })
})

test('a letter that is signed is no longer open, and one whose profile changed is old', async () => {
  const signed = form({}, { file: { name: 'signed.pdf', bytes: pdf('Signed') } })
  expect((await client.post(`/api/product/rec/letter/${applicant.referee}/signed/`, signed)).status).toBe(201)
  await client.patch(`/api/referee/${applicant.referee}/`, form({ title: 'Dean of Electrochemistry' }))
  const packet = await packetOf()
  expect(packet.writers[0]).toMatchObject({
    title: 'Dean of Electrochemistry',
    is_signed: true,
    letter: { stale: true },
  })
  const ofFirst = packet.gaps.filter(({ text }) => text.includes('Marten Oakhollow’s letter'))
  expect(ofFirst.map(({ kind }) => kind)).toEqual(['stale'])
})
