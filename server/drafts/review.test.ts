import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OUTDATED, SENTENCES_CHANGED, type DocumentView } from '#domain/drafted-document.ts'
import { isEditable } from '#domain/editable.ts'
import { sentenceText } from '#domain/document-text.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyAndDraft, paragraphOf, pdfText, viewed } from './testing/with-documents.ts'

const NAME = 'Ilona Kőszegi'
const TYPED = ['The yard keeps good order.', 'The yard shares what it learns.', 'The yard works with care.']

let app: TestApp
let client: Client
let letter: string
beforeAll(async () => {
  app = await startTestApp()
  ;({ client, letter } = await applyAndDraft(app))
})
afterAll(() => app.close())

/** The letter with three sentences that nothing vouches for, and a figure that no source holds. */
async function typed(): Promise<DocumentView> {
  const before = await viewed(client, letter)
  const block = paragraphOf(before).id
  // What was answered for goes with its words.
  const blank = { base_version: before.version, blocks: [{ id: block, text: 'It is quiet here.' }] }
  const page = (await client.patch<DocumentView>(letter, blank)).body
  const text = [...TYPED, 'It ran [Verify: 8,765] times at [Verify: 4,321] degrees.'].join(' ')
  const blocks = [{ id: block, text }]
  const reply = await client.patch<DocumentView>(letter, { base_version: page.version, blocks })
  if (reply.status !== 200) throw new Error(`the edit was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}
const pointOf = ({ open }: DocumentView, text: string) => {
  const point = open.find((one) => one.text === text)
  if (point === undefined) throw new Error(`nothing is open about ${text}`)
  return point
}
const idsOf = (page: DocumentView, ...texts: string[]) => texts.map((text) => pointOf(page, text).id)
const review = (body: object, who = client, path = letter) => who.post<DocumentView>(`${path}review/`, body)
const stateOf = ({ blocks }: DocumentView, text: string) =>
  blocks
    .filter(isEditable)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.sentences))
    .find((sentence) => sentenceText(sentence).trim() === text)?.proof?.state
const countOf = ({ states }: DocumentView) => Object.values(states).reduce((sum, count) => sum + count, 0)

describe('many sentences at once', () => {
  test('are confirmed, left out and counted, and the pages say so', async () => {
    const page = await typed()
    const [first = '', second = '', third = ''] = idsOf(page, ...TYPED)
    const { version: base_version } = page
    const before = page.states
    const reply = await review({ base_version, name: NAME, confirm: [first, second], leave_out: [third] })
    expect(reply.status).toBe(200)
    const { body } = reply
    expect(body.version).toBe(base_version)
    expect(TYPED.map((text) => stateOf(body, text))).toEqual(['confirmed', 'confirmed', 'open'])
    expect(pointOf(body, TYPED[2] ?? '').waived).toMatchObject({ by: NAME, as: 'applicant', left_out: true })
    expect(body.states.confirmed).toBe((before.confirmed ?? 0) + 2)
    expect(body.states.open ?? 0).toBe((before.open ?? 0) - 3)
    expect(countOf(body)).toBe(countOf(page) - 1)
    const pdf = await pdfText(client, body.url)
    expect(pdf).toContain(TYPED[0])
    expect(pdf).not.toContain(`${TYPED[0]}†`)
    // What is left out stands in the list of the cover alone.
    expect(pdf.split(TYPED[2] ?? '')).toHaveLength(2)
    expect(pdf).toContain(`Left out by ${NAME}`)
    expect(pdf).toContain(`${body.states.confirmed} confirmed by a person`)

    const back = (await review({ base_version, reopen: [first, third] })).body
    expect(TYPED.map((text) => pointOf(back, text).waived?.by ?? null)).toEqual([null, NAME, null])
    expect(await pdfText(client, back.url)).toContain(`${TYPED[2]}†`)
  })

  test('a sentence is left out and comes back as a whole, whatever point of it is named', async () => {
    const page = await typed()
    const [first = ''] = idsOf(page, '8,765')
    const base_version = page.version
    const out = (await review({ base_version, name: NAME, leave_out: [first] })).body
    expect(pointOf(out, '4,321').waived?.left_out).toBe(true)
    const [second = ''] = idsOf(page, '4,321')
    const back = (await review({ base_version, reopen: [second] })).body
    expect(pointOf(back, '8,765').waived).toBeNull()
  })

  test('a contradicted sentence is confirmed once all of its points are', async () => {
    const page = await typed()
    const points = idsOf(page, '8,765', '4,321')
    const text = 'It ran [Verify: 8,765] times at [Verify: 4,321] degrees.'
    const half = (await review({ base_version: page.version, name: NAME, confirm: points.slice(0, 1) })).body
    expect(stateOf(half, text)).toBe('contradicted')
    const { body } = await review({ base_version: page.version, name: NAME, confirm: points.slice(1) })
    expect(stateOf(body, text)).toBe('confirmed')
    expect(await pdfText(client, body.url)).toContain(`Confirmed by ${NAME}`)
  })

  test('the same twice sets no pages anew', async () => {
    const page = await typed()
    const asked = { base_version: page.version, name: NAME, confirm: idsOf(page, TYPED[0] ?? '') }
    const first = (await review(asked)).body
    expect((await review(asked)).body.url).toBe(first.url)
  })
})

describe('two windows', () => {
  test('another version is refused, and nothing is changed', async () => {
    const page = await typed()
    const reply = await review({ base_version: page.version - 1, name: NAME, confirm: idsOf(page, TYPED[0] ?? '') })
    expect(reply).toMatchObject({ status: 409, body: { detail: OUTDATED, code: 'conflict' } })
    expect(pointOf(await viewed(client, letter), TYPED[0] ?? '').waived).toBeNull()
  })

  test('a sentence that reads otherwise by now is named, and the others wait', async () => {
    const page = await typed()
    const [known = ''] = idsOf(page, TYPED[0] ?? '')
    const gone = 'a'.repeat(16)
    const reply = await review({ base_version: page.version, name: NAME, confirm: [known, gone] })
    expect(reply).toMatchObject({
      status: 409,
      body: { detail: SENTENCES_CHANGED, code: 'changed_elsewhere', ids: [gone] },
    })
    expect(pointOf(await viewed(client, letter), TYPED[0] ?? '').waived).toBeNull()
  })

  test('two reviews at the same time both count', async () => {
    const page = await typed()
    const each = TYPED.map((text) => ({ base_version: page.version, name: NAME, confirm: idsOf(page, text) }))
    const replies = await Promise.all(each.map((body) => review(body)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const after = await viewed(client, letter)
    expect(TYPED.map((text) => pointOf(after, text).waived?.by)).toEqual([NAME, NAME, NAME])
  })
})

test('a confirmation falls when a source of its sentence changes, and stands when it is as it was', async () => {
  const page = await viewed(client, letter)
  const history = (await client.get<{ results: { id: number; organization: string }[] }>('/api/professionalhistory/'))
    .body
  const [post] = history.results
  if (post === undefined) throw new Error('the profile has no post')
  const text = `The applicant likes the canteen of ${post.organization}.`
  const blocks = [{ id: paragraphOf(page).id, text }]
  const edited = (await client.patch<DocumentView>(letter, { base_version: page.version, blocks })).body
  const point = edited.open.find(({ kind, text: said }) => kind !== 'missing' && said.includes('canteen'))
  const points = edited.open.filter(({ block, sentence }) => block === point?.block && sentence === point.sentence)
  const confirmed = await review({ base_version: edited.version, name: NAME, confirm: points.map(({ id }) => id) })
  expect(confirmed.status).toBe(200)
  const isSettled = async () => {
    const { open } = await viewed(client, letter)
    return open.filter(({ id }) => points.some((one) => one.id === id)).every(({ waived }) => waived !== null)
  }
  expect(await isSettled()).toBe(true)
  const rename = async (organization: string) =>
    expect((await client.patch('/api/professionalhistory/', [{ ...post, organization }])).status).toBe(200)
  await rename('Somewhere Else Works')
  expect(await isSettled()).toBe(false)
  await rename(post.organization)
  expect(await isSettled()).toBe(true)
})

describe('is refused', () => {
  test.each([
    ['nothing to do', {}, 'confirm'],
    ['no name', { confirm: ['a'.repeat(16)] }, 'name'],
    ['initials', { name: 'A.', confirm: ['a'.repeat(16)] }, 'name'],
    ['a point twice', { name: NAME, confirm: ['a'.repeat(16)], leave_out: ['a'.repeat(16)] }, 'confirm'],
    ['no point at all', { name: NAME, confirm: ['x'] }, 'confirm'],
    ['a wrong type', { name: NAME, confirm: 'x' }, 'confirm'],
  ])('%s', async (_, body, field) => {
    const reply = await review({ base_version: 1, ...body })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body)).toContain(field)
  })

  test('somebody else’s document', async () => {
    const page = await viewed(client, letter)
    const { client: other } = await apply(app)
    const point = page.open[0]?.id ?? 'a'.repeat(16)
    expect((await review({ base_version: page.version, name: NAME, confirm: [point] }, other)).status).toBe(404)
  })
})
