import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { OUTDATED, type DocumentView } from '#domain/drafted-document.ts'
import { isEditable } from '#domain/editable.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyAndDraft, paragraphOf, viewed } from './testing/with-documents.ts'

let app: TestApp
let client: Client
let stranger: Client
let petition: string
let letter: string
let referee: number
let evidence: number
beforeAll(async () => {
  app = await startTestApp()
  stranger = (await apply(app)).client
  ;({ client, petition, letter, referee, evidence } = await applyAndDraft(app))
})
afterAll(() => app.close())

describe('is refused', () => {
  test('what is no document of this application', async () => {
    const name = { name: 'Ilona Kőszegi' }
    const calls = (path: string, who: Client) => [
      who.get(path),
      who.patch(path, { base_version: 1, blocks: [{ id: 'x', text: 'y' }] }),
      who.post(`${path}check/`, { block: 'x', text: 'y' }),
      who.post(`${path}redraft/`, { section: 'x', instruction: 'Shorter' }),
      who.post(`${path}accept/`, { task_id: crypto.randomUUID(), base_version: 1 }),
      who.get(`${path}versions/1/`),
      who.post(`${path}versions/1/restore/`),
      who.post(`${path}open/${'0'.repeat(16)}/waive/`, name),
      who.delete(`${path}open/${'0'.repeat(16)}/waive/`),
    ]
    const others = calls(petition, stranger)
    const none = calls('/api/product/documents/999999/', client)
    for (const reply of await Promise.all([...others, ...none])) expect(reply.status).toBe(404)
  })

  test.each<[string, object, object]>([
    [
      'an unknown paragraph',
      { id: 'nowhere', text: 'y' },
      { 'blocks.0.id': ['This paragraph is not in the document'] },
    ],
    ['a text over the limit', { id: 'x', text: 'y'.repeat(20_001) }, { 'blocks.0.text': [expect.any(String)] }],
    ['no text', { id: 'x' }, { 'blocks.0.text': [expect.any(String)] }],
  ])('%s', async (_, block, fields) => {
    const { version } = await viewed(client, petition)
    const reply = await client.patch(petition, { base_version: version, blocks: [block] })
    expect(reply).toMatchObject({ status: 400, body: fields })
  })

  test('a heading or a table typed anew', async () => {
    const { version, blocks } = await viewed(client, petition)
    for (const kind of ['heading', 'table', 'signature']) {
      const block = blocks.find((one) => one.kind === kind)
      const id = block === undefined || block.kind === 'page-break' ? '' : block.id
      expect(await client.patch(petition, { base_version: version, blocks: [{ id, text: 'y' }] })).toMatchObject({
        status: 400,
        body: { 'blocks.0.id': ['Only paragraphs, quotations and lists can be edited'] },
      })
      expect((await client.post(`${petition}check/`, { block: id, text: 'y' })).status).toBe(400)
    }
  })

  test('an outdated version', async () => {
    const page = await viewed(client, petition)
    const edit = { blocks: [{ ...paragraphOf(page), text: 'Other words.' }] }
    for (const base_version of [page.version - 1, page.version + 1])
      expect(await client.patch(petition, { base_version, ...edit })).toMatchObject({
        status: 409,
        body: { detail: OUTDATED },
      })
    expect((await viewed(client, petition)).version).toBe(page.version)
  })

  test('a redraft of an unknown section, without an instruction, or with one that the built-in drafter does not know', async () => {
    const [section] = (await viewed(client, petition)).outline.map((one) => one.section)
    const redraft = (body: object) => client.post(`${petition}redraft/`, body)
    expect(await redraft({ section: 'nowhere', instruction: 'Shorter' })).toMatchObject({
      status: 400,
      body: { section: ['This section cannot be drafted again'] },
    })
    expect(await redraft({ section, instruction: '  ' })).toMatchObject({
      status: 400,
      body: { instruction: ['Please say what should change'] },
    })
    expect(await redraft({ section, instruction: 'Mention the Moon' })).toMatchObject({
      status: 400,
      body: { instruction: [expect.stringMatching(/^“Mention the Moon”: .* in other words/)] },
    })
  })

  test('a proposal that is none, a version that is none, a point that is none, a waiver without a name', async () => {
    const { version, open } = await viewed(client, letter)
    for (const task_id of [crypto.randomUUID(), (await anyTask()) ?? ''])
      expect((await client.post(`${letter}accept/`, { task_id, base_version: version })).status).toBe(404)
    for (const number of ['0', '99', 'x', '1.5']) {
      expect((await client.get(`${letter}versions/${number}/`)).status).toBe(404)
      expect((await client.post(`${letter}versions/${number}/restore/`)).status).toBe(404)
    }
    for (const point of ['x', '0'.repeat(16)])
      expect((await client.post(`${letter}open/${point}/waive/`, { name: 'Ada' })).status).toBe(404)
    expect(await client.post(`${letter}open/${open[0]?.id}/waive/`, { name: ' ' })).toMatchObject({
      status: 400,
      body: { name: ['Please type your name'] },
    })
    expect((await client.delete(`${letter}open/${open[0]?.id}/waive/`)).status).toBe(404)
  })
})

const anyTask = async () => (await app.parts.db.selectFrom('tasks').select('task_id').executeTakeFirst())?.task_id

describe('the page of a document', () => {
  test('shows each sentence’s sources, the outline, the papers and what is open', async () => {
    for (const path of [petition, letter]) {
      const page = await viewed(client, path)
      expect(page).toMatchObject({ version: 1, stale: false, current_task_id: null })
      expect(page.versions).toMatchObject([{ number: 1, made_by: 'draft', note: 'Drafted', provider: 'builtin' }])
      expect(page.outline.length).toBeGreaterThan(3)
      const named = new Set(
        page.blocks
          .filter(isEditable)
          .flatMap((block) =>
            (block.kind === 'list' ? block.items.flat() : block.sentences).flatMap(({ sources }) => sources),
          ),
      )
      expect(named.size).toBeGreaterThan(3)
      expect(new Set(page.sources.map(({ id }) => id))).toEqual(named)
      for (const source of page.sources) expect(source).toMatchObject({ gone: false, was: null, place: /./, text: /./ })
      expect(page.open.length).toBeGreaterThan(0)
      expect(page.draft).toBe(true)
      const counted = page.outline.reduce((sum, { open }) => sum + open, 0)
      expect(counted).toBe(page.open.filter(({ section }) => section !== null).length)
    }
    const { exhibits, sources } = await viewed(client, petition)
    expect(exhibits.map(({ number }) => number)).toEqual(exhibits.map((_, index) => index + 1))
    for (const { url } of exhibits) expect((await client.fetch('GET', url)).status).toBe(200)
    expect(sources.find(({ id }) => id === 'dhanasar@889')).toMatchObject({
      place: 'Matter of Dhanasar at 889',
      authority: { level: 'precedent', checked: { on: '2026-11-21' } },
    })
    expect(sources.find(({ place }) => place.startsWith('Evidence 1, Name'))).toMatchObject({
      text: 'Lakeside Prize for Storage Engineering',
      href: '/evidence',
    })
  })
})

describe('words are checked as they are typed', () => {
  test('what nothing holds is found at its place; what was not changed is not', async () => {
    const { id, text } = paragraphOf(await viewed(client, petition))
    const check = async (typed: string) => {
      const reply = await client.post<{
        findings: { start: number; end: number; text: string }[]
        sentences: object[]
      }>(`${petition}check/`, { block: id, text: typed })
      expect(reply.status).toBe(200)
      return reply.body
    }
    expect((await check(text)).findings).toEqual([])
    const added = 'The Moon Agency ordered 7,301 cells (Ex. 99).'
    const typed = `  ${text}\n\n${added}`
    const { findings, sentences } = await check(typed)
    const found = findings.map(({ start, end }) => typed.slice(start, end))
    expect(found).toContain('7,301')
    expect(found).toContain('(Ex. 99)')
    for (const { start } of findings) expect(start).toBeGreaterThanOrEqual(typed.indexOf(added))
    expect(sentences.at(-1)).toMatchObject({ start: typed.indexOf(added), end: typed.length })
    expect((await viewed(client, petition)).version).toBe(1)
  })

  test('and letters that the PDF cannot show are named', async () => {
    const { id } = paragraphOf(await viewed(client, petition))
    const check = (text: string) => client.post(`${petition}check/`, { block: id, text })
    expect(await check('Her name is 한 글, or Kőszegi.')).toMatchObject({
      status: 200,
      body: { unshown: ['한', '글'] },
    })
    expect((await check('Her name is Kőszegi.')).body).toMatchObject({ unshown: [] })
  })

  test('with far less work than the time between two strokes allows', async () => {
    const { id, text } = paragraphOf(await viewed(client, petition))
    const work: number[] = []
    for (let stroke = 1; stroke <= 12; stroke++) {
      const before = process.cpuUsage()
      await client.post(`${petition}check/`, { block: id, text: `${text} It was${' so'.repeat(stroke)}.` })
      // What the processor did, whoever else keeps it busy.
      const { user, system } = process.cpuUsage(before)
      work.push((user + system) / 1_000)
    }
    const median = work.toSorted((a, b) => a - b)[6] ?? Infinity
    expect(median).toBeLessThan(100)
  })
})

describe('when the profile changes', () => {
  test('the page says what was otherwise, and what is no longer there', async () => {
    const before = await viewed(client, petition)
    const isName = ({ place }: { place: string }) => place.startsWith('Evidence 1, Name')
    const named = before.sources.find(isName)
    await client.patch('/api/evidence/', [{ id: evidence, name: 'Harbor Prize' }])
    const changed = await viewed(client, petition)
    expect(changed.stale).toBe(true)
    expect(changed.sources.find(({ id }) => id === named?.id)).toMatchObject({ text: 'Harbor Prize', was: named?.text })
    const [award] = changed.changed
    expect(changed.changed).toHaveLength(1)
    expect(award).toMatchObject({ place: named?.place, was: named?.text, now: 'Harbor Prize', href: '/evidence' })
    const names = (block: DocumentView['blocks'][number]) => JSON.stringify(block).includes(`"${named?.id}"`)
    const concerned = new Set(before.blocks.filter(names).map(({ section }) => section))
    expect(new Set(award?.sections)).toEqual(concerned)
    await client.delete(`/api/evidence/${evidence}/`)
    const gone = await viewed(client, petition)
    expect(gone.sources.find(({ id }) => id === named?.id)).toMatchObject({ gone: true, text: named?.text })
    const textOf = ({ blocks }: DocumentView) => blocks.map(blockText)
    expect(textOf(gone)).toEqual(textOf(before))
    expect(gone.exhibits.map(({ number }) => number)).toEqual(before.exhibits.map(({ number }) => number))
  })

  test('a section drafted again from it, at no cost, is no longer among those concerned; nor is a new entry', async () => {
    const usage = (await client.get('/api/payments/usage/')).body
    const again = async (section: string) => {
      const started = await client.post<{ task_id: string }>(`${petition}redraft/`, {
        section,
        instruction: 'From your profile as it is now',
      })
      const { task_id } = await finishedTask(client, started.body.task_id)
      const { version: base_version } = await viewed(client, petition)
      const reply = await client.post<DocumentView>(`${petition}accept/`, { task_id, base_version })
      expect(reply.status).toBe(200)
      return reply.body
    }
    const concerned = ({ changed }: DocumentView) => [...new Set(changed.flatMap(({ sections }) => sections))]
    const before = await viewed(client, petition)
    expect(concerned(before)).toContain('recognition')
    await client.post('/api/evidence/', [{ ...ENTRIES.evidence(), name: 'Quayside Medal' }])
    const added = await viewed(client, petition)
    const medal = added.changed.find(({ now }) => now === 'Quayside Medal')
    expect(medal).toMatchObject({ was: null, href: '/evidence' })
    expect(medal?.place).toMatch(/^Evidence \d$/)
    expect(medal?.sections).toContain('recognition')
    const told = await again('recognition')
    const words = JSON.stringify(told.blocks.filter(({ section }) => section === 'recognition'))
    expect(words).toContain('Quayside Medal')
    expect(words).not.toContain('Lakeside Prize')
    expect(concerned(told)).toEqual(concerned(added).filter((section) => section !== 'recognition'))
    const others = medal?.sections.filter((section) => section !== 'recognition')
    expect(told.changed.find(({ now }) => now === 'Quayside Medal')?.sections).toEqual(others)
    expect((await client.get('/api/payments/usage/')).body).toEqual(usage)
  })

  test('a letter whose recommender was deleted is no longer there', async () => {
    await client.delete(`/api/referee/${referee}/`)
    expect((await client.get(letter)).status).toBe(404)
  })
})
