import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { OUTDATED, type addSourceReply, type foundSources } from '#domain/drafted-document.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyAndDraft, paragraphOf, pdfText, viewed } from './testing/with-documents.ts'

let app: TestApp
let client: Client
let petition: string
beforeAll(async () => {
  app = await startTestApp()
  ;({ client, petition } = await applyAndDraft(app))
})
afterAll(() => app.close())

const find = (body: object) => client.post<z.infer<typeof foundSources>>(`${petition}sources/find/`, body)
const choose = (body: object, who = client) => who.post<z.infer<typeof addSourceReply>>(`${petition}sources/`, body)

test('what is no search, no sentence, no source or somebody else’s document is refused', async () => {
  const { client: stranger } = await apply(app)
  const page = await viewed(client, petition)
  const asked = { base_version: page.version, block: paragraphOf(page).id, sentence: 0, source: 'F1' }
  expect((await find({ q: 'x' })).status).toBe(400)
  expect((await find({ q: 'x'.repeat(201), near: '' })).status).toBe(400)
  expect((await choose({ ...asked, sentence: -1 })).status).toBe(400)
  expect((await choose({ ...asked, sentence: 2 ** 53 })).status).toBe(400)
  expect(await choose({ ...asked, sentence: 999 })).toMatchObject({
    status: 400,
    body: { sentence: ['This sentence is not in the paragraph'] },
  })
  expect(await choose({ ...asked, source: 'F99999' })).toMatchObject({
    status: 400,
    body: { source: ['This is not in your case file'] },
  })
  expect(await choose({ ...asked, base_version: page.version + 1 })).toMatchObject({
    status: 409,
    body: { detail: OUTDATED },
  })
  expect((await choose(asked, stranger)).status).toBe(404)
  expect((await stranger.post(`${petition}sources/find/`, { q: '', near: '' })).status).toBe(404)
  expect((await viewed(client, petition)).version).toBe(page.version)
})

test('a source is found by its words, and takes the mark away where it holds the sentence', async () => {
  const before = await viewed(client, petition)
  const { id, text } = paragraphOf(before)
  const near = 'She received [Verify: the Lakeside Prize for Storage Engineering].'
  const typed = { base_version: before.version, blocks: [{ id, text: `${text} ${near}` }] }
  const { version, blocks } = (await client.patch<typeof before>(petition, typed)).body
  const block = blocks.find((one) => one.kind === 'paragraph' && one.id === id)
  const sentence = (block?.kind === 'paragraph' ? block.sentences.length : 0) - 1

  const found = (await find({ q: 'lakeside prize', near })).body
  expect(found.count).toBeGreaterThan(0)
  const [source] = found.results
  expect(source).toMatchObject({ excerpt: expect.stringContaining('Lakeside Prize') as unknown })
  const chosen = { base_version: version, block: id, sentence, source: source?.id }
  const { status, body } = await choose(chosen)
  expect({ status, ...body }).toMatchObject({ status: 200, is_saved: true, findings: [] })
  expect(body.document.version).toBe(version + 1)
  expect(body.document.versions.at(-1)).toMatchObject({ made_by: 'edit', provider: 'applicant' })
  expect(body.document.versions.at(-1)?.note).toBe(`Source chosen: ${source?.place}`)
  expect(body.document.open.filter(({ kind, block }) => kind === 'verify' && block === id)).toEqual([])
  expect(await pdfText(client, body.document.url)).toContain('She received the Lakeside Prize for Storage Engineering.')
})

test('where it does not hold the sentence, nothing changes and the reason is told', async () => {
  const before = await viewed(client, petition)
  const { id, text } = paragraphOf(before)
  const typed = {
    base_version: before.version,
    blocks: [{ id, text: `${text} The line treated 98,765 tonnes in 2031.` }],
  }
  const { version, blocks } = (await client.patch<typeof before>(petition, typed)).body
  const block = blocks.find((one) => one.kind === 'paragraph' && one.id === id)
  const sentence = (block?.kind === 'paragraph' ? block.sentences.length : 0) - 1
  for (const { id: source } of (await find({ q: '', near: 'tonnes' })).body.results.slice(0, 3)) {
    const { body } = await choose({ base_version: version, block: id, sentence, source })
    expect(body).toMatchObject({ is_saved: false, document: { version } })
    expect(body.findings.map((one) => one.text)).toContain('98,765')
    for (const { reason } of body.findings) expect(reason).toMatch(/\w/)
  }
})
