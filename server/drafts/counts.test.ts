import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentView } from '#domain/drafted-document.ts'
import type { LetterPacketView } from '#domain/letter-packet.ts'
import { countToSettle } from '#domain/to-settle.ts'
import type { Client } from '../testing/client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyAndDraft, paragraphOf, pdfText, viewed } from './testing/with-documents.ts'

let app: TestApp
let client: Client
let documents: string[]
beforeAll(async () => {
  app = await startTestApp()
  const drafted = await applyAndDraft(app)
  client = drafted.client
  documents = [drafted.petition, drafted.letter]
})
afterAll(() => app.close())

/** Adds a sentence that two rules speak against, and one that nobody has confirmed. */
async function withMarks(path: string): Promise<DocumentView> {
  const { version, ...page } = await viewed(client, path)
  const { id, text } = paragraphOf({ version, ...page })
  const typed = `${text} The line treated 87,654 tonnes in May 1931. The crew keeps good order.`
  const { status, body } = await client.patch<DocumentView>(path, {
    base_version: version,
    blocks: [{ id, text: typed }],
  })
  expect(status).toBe(200)
  return body
}

const isOpen = ({ waived }: DocumentView['open'][number]): boolean => waived === null

/** How much a file says is open, on its first sheet. */
const onSheet = (text: string): number =>
  [/Open points: (\d+)/u, /nobody has confirmed yet: (\d+)/u].reduce(
    (sum, form) => sum + Number(form.exec(text)?.[1] ?? 0),
    0,
  )

test('a sentence with two marks is one thing to settle, wherever it is counted', async () => {
  for (const path of documents) {
    const page = await withMarks(path)
    const marks = page.open.filter(({ kind }) => kind === 'verify')
    const { sentences, all } = countToSettle(page.open.filter(isOpen))
    expect(marks.length).toBeGreaterThan(new Set(marks.map(({ block, sentence }) => `${sentence} ${block}`)).size)
    expect((page.states.open ?? 0) + (page.states.contradicted ?? 0)).toBe(sentences)
    expect(page.outline.reduce((sum, { open }) => sum + open, 0)).toBe(all)
    expect(onSheet(await pdfText(client, page.url))).toBe(all)
  }
})

test('lists of letters count what the letter counts', async () => {
  const [, letter = ''] = documents
  const page = await viewed(client, letter)
  const { all } = countToSettle(page.open.filter(isOpen))
  const packet = (await client.get<LetterPacketView>('/api/product/rec/packet/')).body
  expect(packet.writers.map((writer) => writer.letter?.open)).toEqual([all])
})
