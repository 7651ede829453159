import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { OUTDATED, type DocumentView, type passagesReply } from '#domain/drafted-document.ts'
import { civilEngineer } from '#drafting/testing/profiles.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { inJson, pdf } from '../testing/papers.ts'
import { selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { pdfText, viewed } from './testing/with-documents.ts'

/** Of a field of results the paper holds all but the cost, in a sentence of other words. */
const IMPACT = 'The units cost 2,180 dollars each. The counties closed three roads before anyone was hurt.'
const COST = 'Cost of one unit: 2,180 dollars, of which the radio is 640 dollars.'
const [scour] = civilEngineer.professionalprojects

let app: TestApp
let client: Client
let petition: string
beforeAll(async () => {
  app = await startTestApp()
  ;({ client } = await apply(app))
  await fillProfile(client)
  const report = `${scour?.project_name ?? ''}\n\nThe counties closed three roads before anyone was hurt.\n\n${COST}`
  await client.post('/api/professionalprojects/', [
    {
      ...ENTRIES.professionalprojects(),
      project_name: scour?.project_name,
      impact: IMPACT,
      supporting_docs: inJson('Scour report.pdf', pdf(report)),
    },
  ])
  await selectEndeavor(client)
  await buy(app, client, { 1: 1 })
  const { task_id } = (await client.post<{ task_id: string }>('/api/product/petition/letter/')).body
  const { result } = await finishedTask<{ letter_id: number }>(client, task_id)
  petition = `/api/product/documents/${result?.letter_id}/`
})
afterAll(() => app.close())

const passages = (point: string, who = client) =>
  who.get<z.infer<typeof passagesReply>>(`${petition}open/${point}/passages/`)
const quote = (point: string, body: object, who = client) =>
  who.post<DocumentView>(`${petition}open/${point}/quote/`, body)
const asked = ({ open }: DocumentView) => {
  const found = open.find(({ papers }) => papers?.may_hold)
  if (found === undefined)
    throw new Error(`No question is about a page: ${JSON.stringify(open.map(({ text }) => text))}`)
  return found
}

test('words that no page holds, no words, an old version, and somebody else are refused', async () => {
  const page = await viewed(client, petition)
  const { id } = asked(page)
  const { client: stranger } = await apply(app)
  const base_version = page.version
  expect((await quote(id, { base_version, words: ' ' })).status).toBe(400)
  expect(await quote(id, { base_version, words: COST.replace('640', '641') })).toMatchObject({
    status: 400,
    body: { words: [expect.stringContaining('Copy them exactly as they are printed there.')] },
  })
  expect(await quote(id, { base_version: base_version + 1, words: COST })).toMatchObject({
    status: 409,
    body: { detail: OUTDATED },
  })
  expect((await quote('0'.repeat(16), { base_version, words: COST })).status).toBe(404)
  expect((await passages('0'.repeat(16))).status).toBe(404)
  expect((await passages(id, stranger)).status).toBe(404)
  expect((await quote(id, { base_version, words: COST }, stranger)).status).toBe(404)
  expect((await viewed(client, petition)).version).toBe(base_version)
})

test('a likely passage is offered and, accepted, stands quoted in place of the question', async () => {
  const page = await viewed(client, petition)
  const { id, block } = asked(page)
  const [first] = (await passages(id)).body.results
  expect(first?.words).toBe(COST)
  const { status, body } = await quote(id, { base_version: page.version, words: first?.words })
  expect(status).toBe(200)
  expect(body.version).toBe(page.version + 1)
  expect(body.open.map((point) => point.id)).not.toContain(id)
  expect(body.states.quoted).toBe((page.states.quoted ?? 0) + 1)
  expect(body.blocks.some((one) => one.kind === 'paragraph' && one.id === block)).toBe(true)
  expect(await pdfText(client, body.url)).toContain(COST)
})
