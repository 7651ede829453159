import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentView, RedraftResult } from '#domain/drafted-document.ts'
import { isEditable } from '#domain/editable.ts'
import type { Client } from '../testing/client.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyAndDraft, paragraphOf, pdfText, viewed } from './testing/with-documents.ts'

let app: TestApp
let client: Client
let petition: string
let letter: string
beforeAll(async () => {
  app = await startTestApp()
  ;({ client, petition, letter } = await applyAndDraft(app))
})
afterAll(() => app.close())

const save = (path: string, base_version: number, blocks: { id: string; text: string }[]) =>
  client.patch<DocumentView>(path, { base_version, blocks })
const saved = async (path: string, text: string): Promise<DocumentView> => {
  const page = await viewed(client, path)
  const { status, body } = await save(path, page.version, [{ id: paragraphOf(page).id, text }])
  if (status !== 200) throw new Error(`It answered ${status}: ${JSON.stringify(body)}`)
  return body
}
const waived = async (path: string, page: DocumentView, text: string): Promise<DocumentView> => {
  const point = page.open.find((one) => one.text === text)
  return (await client.post<DocumentView>(`${path}open/${point?.id}/waive/`, { name: 'Ilona Kőszegi' })).body
}
const waiverOf = ({ open }: DocumentView, text: string) => open.find((one) => one.text === text)?.waived

describe('is refused', () => {
  test('the same paragraph twice in one edit', async () => {
    const { version } = await viewed(client, petition)
    const { id } = paragraphOf(await viewed(client, petition))
    const both = [
      { id, text: 'One.' },
      { id, text: 'Two.' },
    ]
    expect(await save(petition, version, both)).toMatchObject({
      status: 400,
      body: { 'blocks.1.id': ['This paragraph was sent twice'] },
    })
    expect((await viewed(client, petition)).version).toBe(version)
  })

  test('a mark that is not closed', async () => {
    const page = await viewed(client, petition)
    const blocks = [{ id: paragraphOf(page).id, text: 'It was [Missing: the year.' }]
    expect(await save(petition, page.version, blocks)).toMatchObject({
      status: 400,
      body: { 'blocks.0.text': ['“[Missing: the year.” opens a mark that is not closed. Put ] after its last word.'] },
    })
  })

  test.each(['9999999999', '2147483648', '999999999999999'])('version %s as one that is not there', async (number) => {
    expect((await client.get(`${petition}versions/${number}/`)).status).toBe(404)
    expect((await client.post(`${petition}versions/${number}/restore/`)).status).toBe(404)
  })
})

describe('a waiver', () => {
  test('goes with its sentence, and comes back with a version that has it', async () => {
    const sentence = 'It ran [Verify: nine] times.'
    const first = await waived(letter, await saved(letter, sentence), 'nine')
    expect(waiverOf(first, 'nine')).toMatchObject({ by: 'Ilona Kőszegi' })
    await saved(letter, 'It is over.')
    const typedAgain = await saved(letter, sentence)
    expect(waiverOf(typedAgain, 'nine')).toBeNull()
    expect(typedAgain.draft).toBe(true)
    const back = (await client.post<DocumentView>(`${letter}versions/${first.version}/restore/`)).body
    expect(waiverOf(back, 'nine')).toMatchObject({ by: 'Ilona Kőszegi' })
    expect(await pdfText(client, back.url)).toContain('Confirmed by Ilona Kőszegi')
  })

  test('goes where its sentence says something else, and stays where another one does', async () => {
    const page = await waived(letter, await saved(letter, 'It ran [Verify: seven] rigs. It was warm.'), 'seven')
    expect(waiverOf(page, 'seven')).not.toBeNull()
    const beside = await saved(letter, 'It ran [Verify: seven] rigs. It was cold.')
    expect(waiverOf(beside, 'seven')).toMatchObject({ by: 'Ilona Kőszegi' })
    const reworded = await saved(letter, 'It lost [Verify: seven] rigs. It was cold.')
    expect(waiverOf(reworded, 'seven')).toBeNull()
    expect(await pdfText(client, reworded.url)).toContain('[Verify: seven]')
  })

  test('that was taken back does not return with an earlier version', async () => {
    const page = await waived(letter, await saved(letter, 'They built [Verify: six] kilns.'), 'six')
    const point = page.open.find(({ text }) => text === 'six')
    await client.delete(`${letter}open/${point?.id}/waive/`)
    await saved(letter, 'They built kilns.')
    const back = (await client.post<DocumentView>(`${letter}versions/${page.version}/restore/`)).body
    expect(waiverOf(back, 'six')).toBeNull()
  })
})

test('what was done by hand in a section is told until it is drafted again, and comes back with its version', async () => {
  const drafted = await viewed(client, petition)
  expect(drafted.by_hand).toEqual([])
  const page = await waived(petition, await saved(petition, 'It was [Verify: eleven] times as cold.'), 'eleven')
  const section = page.open.find(({ text }) => text === 'eleven')?.section ?? ''
  expect(page.by_hand).toEqual([section])
  const asked = { section, instruction: 'From your profile as it is now' }
  const { task_id } = (await client.post<{ task_id: string }>(`${petition}redraft/`, asked)).body
  await finishedTask<RedraftResult>(client, task_id)
  expect((await viewed(client, petition)).by_hand).toEqual([section])
  const base_version = page.version
  const anew = (await client.post<DocumentView>(`${petition}accept/`, { task_id, base_version })).body
  expect(anew.by_hand).toEqual([])
  expect(waiverOf(anew, 'eleven')).toBeUndefined()
  const back = (await client.post<DocumentView>(`${petition}versions/${base_version}/restore/`)).body
  expect(back.blocks).toEqual(page.blocks)
  expect(back.by_hand).toEqual([section])
  expect(waiverOf(back, 'eleven')).toMatchObject({ by: 'Ilona Kőszegi' })
})

test('an emptied document is not settled, nor is one with an emptied section', async () => {
  const empty = async (which: (section: string | undefined) => boolean): Promise<DocumentView> => {
    const page = await viewed(client, petition)
    const blocks = page.blocks.filter((block) => isEditable(block) && which(block.section))
    const edits = blocks.flatMap((block) => (block.kind === 'page-break' ? [] : [{ id: block.id, text: '' }]))
    const reply = await save(petition, page.version, edits)
    expect(reply.status).toBe(200)
    return reply.body
  }
  const { outline } = await viewed(client, petition)
  const section = outline[1]?.section ?? ''
  const one = await empty((of) => of === section)
  const gaps = ({ open }: DocumentView) => open.filter(({ text }) => text === 'the text of this section')
  expect(gaps(one)).toMatchObject([{ kind: 'missing', section }])
  const all = await empty(() => true)
  expect(all.draft).toBe(true)
  expect(gaps(all).length).toBeGreaterThan(3)
  expect(await pdfText(client, all.url)).toContain('DRAFT')
})
