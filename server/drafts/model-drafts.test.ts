import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Endeavor } from '#domain/endeavor.ts'
import type { Task } from '#domain/task.ts'
import { fromFacts, passage, purposeOf, sectionOf } from '#drafting/testing/model-script.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { startModelApp, type ModelApp } from '../testing/model-app.ts'
import type { Answer, Script } from '../testing/model-server.ts'
import { addReadyReferee } from '../testing/ready-letter.ts'
import { waitFor } from '../testing/wait-for.ts'

const PETITION = '/api/product/petition/letter/'
const ENDEAVORS = '/api/product/proposed-endeavor/'

interface Result {
  letter_id: number
  warnings: { kind: string; text: string }[]
}

let it: ModelApp
beforeAll(async () => {
  it = await startModelApp()
})
afterAll(() => it.close())

const honest: Script = (asked) => ({ text: fromFacts(asked) })
beforeEach(() => {
  it.model.follow(honest)
  it.model.calls.length = 0
})

const start = async (url: string) => (await it.client.post<{ task_id: string }>(url)).body.task_id
const draft = async (url: string): Promise<Task<Result>> => finishedTask<Result>(it.client, await start(url))
const keptAnswers = async () => (await it.app.parts.db.selectFrom('draft_answers').select('asked').execute()).length
/** What the newest petition letter's task took that ended so. */
const takenBy = (status: 'SUCCESS' | 'FAILURE') =>
  it.app.parts.db
    .selectFrom('tasks')
    .select(['input_tokens', 'cached_tokens', 'output_tokens'])
    .where('kind', '=', 'petition-letter')
    .where('status', '=', status)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const sum = (field: 'input_tokens' | 'cached_tokens' | 'output_tokens') =>
  it.model.calls.reduce((total, call) => total + call[field], 0)

test('pages are told who drafts', async () => {
  const drafter = { provider: 'anthropic', model: 'scripted-1' }
  expect((await it.client.get(PETITION)).body).toMatchObject({ drafter })
  expect((await it.client.get(ENDEAVORS)).body).toMatchObject({ drafter })
})

test('a petition letter of the model is kept with its tokens, and what it was answered goes', async () => {
  const { status, result } = await draft(PETITION)
  expect(status).toBe('SUCCESS')
  const row = await it.app.parts.db
    .selectFrom('document_versions')
    .selectAll()
    .where('document_id', '=', result?.letter_id ?? 0)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    provider: 'anthropic',
    model: 'scripted-1',
    prompt_version: expect.stringContaining('petition-letter-') as unknown,
    input_tokens: sum('input_tokens'),
    cached_tokens: sum('cached_tokens'),
    output_tokens: sum('output_tokens'),
  })
  expect(row.cached_tokens).toBeGreaterThan(0)
  expect(await keptAnswers()).toBe(0)
  const { input_tokens, cached_tokens, output_tokens } = row
  expect(await takenBy('SUCCESS')).toEqual({ input_tokens, cached_tokens, output_tokens })
})

test('a recommendation letter and endeavors are the model’s too', async () => {
  const endeavor = (await it.client.get<{ results: Endeavor[] }>(ENDEAVORS)).body.results[0]?.id ?? 0
  const ref = await addReadyReferee(it.client, { evidence: it.evidence, endeavor })
  expect((await draft(`/api/product/rec/letter/${ref}/`)).status).toBe('SUCCESS')
  expect(it.model.calls.some((asked) => asked.system.includes('letter of recommendation'))).toBe(true)
  const { status } = await draft(`${ENDEAVORS}generate/`)
  expect(status).toBe('SUCCESS')
  expect(it.model.calls.filter((asked) => purposeOf(asked) === 'plan').length).toBeGreaterThan(0)
})

test('an acquaintance with somebody never met, on which the model insists, stands in a mark', async () => {
  const endeavor = (await it.client.get<{ results: Endeavor[] }>(ENDEAVORS)).body.results[0]?.id ?? 0
  const met = { relationship: 'We have never met, I know the work from publications', category: 'other', comments: '' }
  const ref = await addReadyReferee(it.client, { evidence: it.evidence, endeavor }, met)
  const text = 'I have known her for 6.5 years.'
  const repaired: string[] = []
  it.model.follow((asked) => {
    if (purposeOf(asked) === 'repair') {
      repaired.push(asked.prompt)
      return { text: JSON.stringify({ sentences: [{ sentence: 1, text, sources: [] }] }) }
    }
    return sectionOf(asked) === 'acquaintance' ? { text: passage([{ text, sources: [] }]) } : honest(asked)
  })
  const { status, result } = await draft(`/api/product/rec/letter/${ref}/`)
  expect(status).toBe('SUCCESS')
  // The model is told why, once, and what it says again is marked.
  expect(repaired.join(' ')).toContain('has never met the applicant')
  const marked = result?.warnings.filter(({ kind }) => kind === 'verify').map((warning) => warning.text)
  expect(marked?.join(' ')).toMatch(/known her.*never met the applicant/)
})

const GERMAN =
  'Die Antragstellerin hat im Rahmen ihrer Arbeit neue Verfahren entwickelt, mit denen sich die Tragfähigkeit alter Brücken schneller prüfen lässt, und sie plant, diese Verfahren auch anderen Behörden zur Verfügung zu stellen.'

describe('a model that fails for good', () => {
  test.each<[string, Answer, RegExp]>([
    ['that does not answer', { status: 503 }, /^The language model did not answer\. Nothing was charged/],
    ['whose key is wrong', { status: 401 }, /^The language model refused the request\. Nothing was charged/],
    ['that gives half a JSON', { text: '{"paragraphs":[' }, /^The language model gave no usable answer\. Nothing/],
    ['that says nothing', { text: '' }, /no usable answer/],
    ['that talks nonsense', { text: 'Colorless green ideas sleep furiously.' }, /no usable answer/],
    ['that answers in another language', { text: passage([{ text: GERMAN, sources: [] }]) }, /no usable answer/],
    ['that does not end', { text: passage([{ text: 'It is so. '.repeat(20_000), sources: [] }]) }, /no usable answer/],
    ['that is elsewhere now', { status: 308, headers: { location: '/v2/' } }, /refused the request.*settings/],
    ['that is a page', { body: '<!doctype html>', type: 'text/html' }, /did not answer/],
    ['that is cut off', { text: '{"par', ended: 'cut off' }, /no usable answer/],
    ['that refuses', { text: 'No.', ended: 'refused' }, /no usable answer/],
  ])('%s fails the job, and the credit is back once', async (_, answer, words) => {
    const before = await it.credits('petition_letter')
    it.model.follow(() => answer)
    const task = await draft(PETITION)
    expect(task).toMatchObject({ status: 'FAILURE', error: expect.stringMatching(words) as unknown })
    expect(await it.credits('petition_letter')).toBe(before)
    expect(await keptAnswers()).toBe(0)
  })

  test('leaves on the task what it took all the same', async () => {
    it.model.follow(() => ({ text: 'No.' }))
    expect((await draft(PETITION)).status).toBe('FAILURE')
    expect((await takenBy('FAILURE')).output_tokens).toBeGreaterThan(0)
  })

  test('in one section breaks off the others', async () => {
    it.model.follow((asked) => (sectionOf(asked) === 'introduction' ? { status: 400 } : { hangs: true }))
    expect((await draft(PETITION)).status).toBe('FAILURE')
    await waitFor('the other calls to be left', async () =>
      it.model.calls.every(({ left, answered }) => left || answered),
    )
  })
})

test('answers that cannot be used are asked for again, and their tokens count', async () => {
  const spoiled = new Set<string>()
  it.model.follow((asked) => {
    const section = sectionOf(asked)
    if (section === undefined || spoiled.has(section)) return honest(asked)
    spoiled.add(section)
    return { text: ['', '{"paragraphs":', '{"a":1}', '她领导了这个项目。'][spoiled.size % 4] ?? '' }
  })
  const { status, result } = await draft(PETITION)
  expect(status).toBe('SUCCESS')
  expect(spoiled.size).toBeGreaterThan(3)
  const { input_tokens } = await it.app.parts.db
    .selectFrom('document_versions')
    .select('input_tokens')
    .where('document_id', '=', result?.letter_id ?? 0)
    .executeTakeFirstOrThrow()
  expect(input_tokens).toBe(sum('input_tokens'))
})

test('a fabrication that the model insists on stands in a mark and among the warnings', async () => {
  const text = 'In 2019 the Governor of Ohio awarded her the Buckeye Medal.'
  it.model.follow((asked) => {
    if (purposeOf(asked) === 'repair')
      return { text: JSON.stringify({ sentences: [{ sentence: 1, text, sources: [] }] }) }
    return sectionOf(asked) === 'introduction' ? { text: passage([{ text, sources: ['F1'] }]) } : honest(asked)
  })
  const { status, result } = await draft(PETITION)
  expect(status).toBe('SUCCESS')
  expect(result?.warnings.some((warning) => warning.kind === 'verify' && warning.text.includes('Buckeye'))).toBe(true)
})

test('cancelled, it leaves the model, and the credit is back', async () => {
  const before = await it.credits('petition_letter')
  it.model.follow(() => ({ hangs: true }))
  const task_id = await start(PETITION)
  await waitFor('calls', async () => it.model.calls.length > 3)
  expect((await it.client.delete(`/api/task-status/${task_id}/`)).status).toBe(204)
  await waitFor('all calls to be left', async () => it.model.calls.every(({ left }) => left))
  const calls = it.model.calls.length
  expect((await finishedTask(it.client, task_id)).status).toBe('REVOKED')
  expect(await it.credits('petition_letter')).toBe(before)
  expect(it.model.calls).toHaveLength(calls)
  expect(await keptAnswers()).toBe(0)
})
