import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import type { DocumentView, RedraftResult } from '#domain/drafted-document.ts'
import { isEditable } from '#domain/editable.ts'
import type { Client } from '../testing/client.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { OLDER_LETTER } from './testing/older-letter.ts'
import { applyAndDraft, docxText, paragraphOf, pdfText, viewed } from './testing/with-documents.ts'

/** Documents of an account that is older than the states of sentences: nothing says how a sentence was made. */

let app: TestApp
let client: Client
let petition: string
let letter: string
beforeAll(async () => {
  app = await startTestApp()
  ;({ client, petition, letter } = await applyAndDraft(app))
  await rewritten(letter, () => OLDER_LETTER)
  await rewritten(petition, asBefore)
})
afterAll(() => app.close())

const idOf = (path: string): number => Number(/(\d+)\/$/.exec(path)?.[1])

async function rewritten(path: string, change: (document: Document) => Document): Promise<void> {
  const { db } = app.parts
  const of = db.selectFrom('document_versions').select('ast').where('document_id', '=', idOf(path))
  const { ast } = await of.executeTakeFirstOrThrow()
  await db
    .updateTable('document_versions')
    .set({ ast: JSON.stringify(change(ast as Document)) })
    .where('document_id', '=', idOf(path))
    .execute()
}

/** A document without what came with states. */
function asBefore(document: Document): Document {
  const bare = JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'made' || key === 'proof' ? undefined : value)),
  ) as Document
  const open = bare.cover.open.filter(({ text }) => !text.endsWith('†'))
  const paragraphs = [
    ...bare.cover.paragraphs.slice(0, 3),
    `Open points: ${open.length}. Each stands in the text in brackets until it is settled, and the document is marked as a draft for that long.`,
  ]
  return { ...bare, cover: { ...bare.cover, paragraphs, open } }
}

const sentencesOf = ({ blocks }: Pick<DocumentView, 'blocks'>): Sentence[] =>
  blocks.filter(isEditable).flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.sentences))
const statesIn = (view: DocumentView) => new Set(sentencesOf(view).map(({ proof }) => proof?.state))

test('open without a crash, each sentence open or contradicted, and what is marked stays marked', async () => {
  for (const path of [letter, petition]) {
    const view = await viewed(client, path)
    expect([...statesIn(view)].filter((state) => state !== 'open' && state !== 'contradicted')).toEqual([])
    const asked = view.open.map(({ text }) => text)
    for (const sentence of sentencesOf(view))
      if (sentence.inlines.every(({ kind }) => kind === 'text')) expect(asked).toContain(sentenceText(sentence))
    expect(view.draft).toBe(true)
    expect((await client.get(`${path}versions/1/`)).status).toBe(200)
    expect((await client.fetch('GET', view.url)).status).toBe(200)
    expect((await client.fetch('GET', view.docx_url)).status).toBe(200)
  }
  const doubted = sentencesOf(await viewed(client, letter)).filter(({ proof }) => proof?.state === 'contradicted')
  expect(doubted.map(sentenceText)).toEqual(['It ran [Verify: nine] times.', 'It was warm on the [Verify: 31 rigs].'])
})

test('what somebody answers for stays answered for, and new files say what is open and how much', async () => {
  const point = (await viewed(client, letter)).open.find(({ text }) => text === 'nine')
  const waived = await client.post<DocumentView>(`${letter}open/${point?.id}/waive/`, { name: 'Ilona Kőszegi' })
  expect(waived.status).toBe(200)
  const text = await pdfText(client, waived.body.url)
  expect(text).toContain('Confirmed by Ilona Kőszegi')
  expect(text).toContain('It ran nine times.')
  expect(text).toContain('[Verify: 31 rigs]')
  const unconfirmed = waived.body.open.filter(({ kind }) => kind === 'open').length
  expect(unconfirmed).toBeGreaterThan(5)
  expect(text).toContain('Open points: 4. Each stands in the text in brackets')
  expect(text).toContain(`Sentences that nobody has confirmed yet: ${unconfirmed}. Each ends in †`)
  expect(text).toMatch(/Of the sentences of this document: .*not confirmed yet/)
  expect(text).toContain('I remain available for questions.†')
  expect(await docxText(client, waived.body.docx_url)).toContain('†')
})

test('an edited, a restored and a newly drafted section of an older petition are set and decided on anew', async () => {
  const before = await viewed(client, petition)
  const { id, text } = paragraphOf(before)
  const blocks = [{ id, text: `${text} She sold 77 kilns in 1983.` }]
  const edited = await client.patch<DocumentView>(petition, { base_version: before.version, blocks })
  expect(edited.status).toBe(200)
  expect(await pdfText(client, edited.body.url)).toMatch(/\[Verify: 77 kilns\]/)
  const restored = await client.post<DocumentView>(`${petition}versions/1/restore/`)
  expect(await pdfText(client, restored.body.url)).toContain('†')

  const section = restored.body.outline[0]?.section ?? ''
  const asked = { section, instruction: 'From your profile as it is now' }
  const { task_id } = (await client.post<{ task_id: string }>(`${petition}redraft/`, asked)).body
  await finishedTask<RedraftResult>(client, task_id)
  const base_version = restored.body.version
  const { body: anew } = await client.post<DocumentView>(`${petition}accept/`, { task_id, base_version })
  const of = (isIn: boolean) => anew.blocks.filter((block) => (block.section === section) === isIn)
  expect(statesIn({ ...anew, blocks: of(true) })).toContain('composed')
  expect(statesIn({ ...anew, blocks: of(false) })).not.toContain('composed')
})
