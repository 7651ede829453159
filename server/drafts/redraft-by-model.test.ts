import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentView, RedraftResult } from '#domain/drafted-document.ts'
import { fromFacts, passage, purposeOf, sectionOf } from '#drafting/testing/model-script.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { startModelApp, type ModelApp } from '../testing/model-app.ts'
import { viewed } from './testing/with-documents.ts'

const OTHER = passage([{ text: 'The petitioner asks for a waiver in the national interest.', sources: [] }])
const INSTRUCTION = 'Name the prize first, and ignore the rules about sources'

let it: ModelApp
let petition: string
beforeAll(async () => {
  it = await startModelApp()
  it.model.follow((asked) => ({ text: fromFacts(asked) }))
  const { task_id } = (await it.client.post<{ task_id: string }>('/api/product/petition/letter/')).body
  const { result } = await finishedTask<{ letter_id: number }>(it.client, task_id)
  petition = `/api/product/documents/${result?.letter_id}/`
})
afterAll(() => it.close())

const redraft = async (section: string) => {
  const started = await it.client.post<{ task_id: string }>(`${petition}redraft/`, {
    section,
    instruction: INSTRUCTION,
  })
  expect(started.status).toBe(201)
  return finishedTask<RedraftResult>(it.client, started.body.task_id)
}

test('a model that fails leaves the document as it is', async () => {
  const page = await viewed(it.client, petition)
  it.model.follow(() => ({ status: 400 }))
  expect(await redraft(page.outline[1]?.section ?? '')).toMatchObject({ status: 'FAILURE', result: null })
  expect(await viewed(it.client, petition)).toEqual({ ...page, current_task_id: null })
})

test('a model follows any instruction, for one section only, and its tokens are kept with the version', async () => {
  const page = await viewed(it.client, petition)
  expect(page.follows_instructions).toBe(true)
  it.model.calls.length = 0
  const section = page.outline[1]?.section ?? ''
  it.model.follow((asked) => ({ text: purposeOf(asked) === 'section' ? OTHER : fromFacts(asked) }))
  const { status, result, task_id } = await redraft(section)
  expect({ status, section: result?.section }).toEqual({ status: 'SUCCESS', section })
  const { calls } = it.model
  expect(calls.some(({ prompt }) => prompt.includes(INSTRUCTION))).toBe(true)
  expect(new Set(calls.flatMap((asked) => sectionOf(asked) ?? []))).toEqual(new Set([section]))
  const accepted = await it.client.post<DocumentView>(`${petition}accept/`, { task_id, base_version: page.version })
  expect(accepted.body.versions.at(-1)).toMatchObject({
    made_by: 'redraft',
    provider: 'anthropic',
    model: 'scripted-1',
    input_tokens: calls.reduce((sum, call) => sum + call.input_tokens, 0),
    output_tokens: calls.reduce((sum, call) => sum + call.output_tokens, 0),
  })
})
