import { afterAll, beforeAll, expect, test } from 'vitest'
import { writersOwn, type DocumentView } from '#domain/drafted-document.ts'
import { isEditable } from '#domain/editable.ts'
import { NOT_A_STATEMENT, type LinkedLetter } from '#domain/letter-link.ts'
import { viewed } from '../drafts/testing/with-documents.ts'
import type { Client } from '../testing/client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyWithLetters, holderOf, makeLink, tokenOf, type Holder, type Letter } from './testing/with-links.ts'

const NAME = 'Marten Oakhollow'
const TYPED = ['The yard keeps good order.', 'The yard shares what it learns.', 'The yard works with care.']

let app: TestApp
let client: Client
let first: Letter
let holder: Holder
beforeAll(async () => {
  app = await startTestApp()
  ;({ client, first } = await applyWithLetters(app))
  holder = holderOf(app, tokenOf(await makeLink(client, first.referee, {})))
})
afterAll(() => app.close())

const document = (): string => `/api/product/documents/${first.id}/`
const pointOf = ({ open }: LinkedLetter, text: string) => open.find((one) => one.text === text)

test('a recommender confirms and leaves out many sentences at once, and takes back only their own', async () => {
  // The applicant types them, so that nobody has confirmed them yet.
  const page = await viewed(client, document())
  const block = page.blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  const blocks = [{ id: block?.id ?? '', text: `${TYPED.join(' ')} [Missing: the year]` }]
  expect((await client.patch(document(), { base_version: page.version, blocks })).status).toBe(200)
  const letter = (await holder.send<LinkedLetter>('GET')).body
  const [a = '', b = '', c = ''] = TYPED.map((text) => pointOf(letter, text)?.id)
  const base_version = letter.version

  const reply = await holder.send<LinkedLetter>('POST', 'review/', {
    base_version,
    name: NAME,
    confirm: [a],
    leave_out: [b],
  })
  expect(reply.status).toBe(200)
  expect(pointOf(reply.body, TYPED[0] ?? '')?.confirmed).toMatchObject({
    by: NAME,
    as: 'recommender',
    left_out: false,
  })
  expect(pointOf(reply.body, TYPED[1] ?? '')?.confirmed?.left_out).toBe(true)
  expect(reply.body.state).toBe('edited')

  // A question wants an answer, and nothing of the call is done.
  const missing = letter.open.find(({ kind }) => kind === 'missing')?.id ?? ''
  const asked = { base_version, name: NAME, confirm: [missing, c] }
  expect(await holder.send('POST', 'review/', asked)).toMatchObject({ status: 400, body: { detail: NOT_A_STATEMENT } })

  // What the applicant confirmed stays when the recommender takes back their own.
  const own = await client.post<DocumentView>(`${document()}review/`, {
    base_version,
    name: 'Ilona Kőszegi',
    confirm: [c],
  })
  expect(own.body.open.find(({ id }) => id === a)?.waived).toMatchObject({ as: 'recommender' })
  const back = (await holder.send<LinkedLetter>('POST', 'review/', { base_version, reopen: [a, c] })).body
  expect(TYPED.map((text) => pointOf(back, text)?.confirmed?.by ?? null)).toEqual([null, NAME, 'Ilona Kőszegi'])
})

test('the applicant confirms nothing that only the recommender knows, and leaves it out at will', async () => {
  const OWN = 'I watched the yard for a year.'
  const page = await viewed(client, document())
  const block = page.blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  const blocks = [{ id: block?.id ?? '', text: `${OWN} The yard is kept dry.` }]
  expect((await client.patch(document(), { base_version: page.version, blocks })).status).toBe(200)
  const now = await viewed(client, document())
  const [own, dry] = [OWN, 'The yard is kept dry.'].map((text) => now.open.find((point) => point.text === text))
  expect(own?.asked_of).toMatch(/ Marten Oakhollow$/u)
  expect(dry?.asked_of).toBeNull()

  const told = writersOwn(own?.asked_of ?? '')
  const refused = { status: 403, body: { detail: told, code: 'forbidden' } }
  const asked = { base_version: now.version, name: 'Ilona Kőszegi', confirm: [dry?.id, own?.id] }
  expect(await client.post(`${document()}review/`, asked)).toMatchObject(refused)
  expect(await client.post(`${document()}open/${own?.id}/waive/`, { name: 'Ilona Kőszegi' })).toMatchObject(refused)
  expect((await viewed(client, document())).open.filter(({ waived }) => waived !== null)).toEqual([])

  const left = { base_version: now.version, name: 'Ilona Kőszegi', leave_out: [own?.id] }
  expect((await client.post(`${document()}review/`, left)).status).toBe(200)
  expect((await client.post(`${document()}review/`, { base_version: now.version, reopen: [own?.id] })).status).toBe(200)

  // The recommender confirms it on the own link.
  const sent = { base_version: now.version, name: NAME, confirm: [own?.id] }
  const { body } = await holder.send<LinkedLetter>('POST', 'review/', sent)
  expect(pointOf(body, OWN)?.confirmed).toMatchObject({ by: NAME, as: 'recommender' })
})
