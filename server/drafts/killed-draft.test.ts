import { afterEach, expect, test } from 'vitest'
import type { Task } from '#domain/task.ts'
import { fromFacts, sectionOf } from '#drafting/testing/model-script.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { askedTwice, killWhileDrafting } from '../testing/kill-while-drafting.ts'
import { startModelServer, type Call } from '../testing/model-server.ts'
import { startProduct } from '../testing/product-process.ts'
import { selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end()
})

/** Sections whose answers the model holds back until they are let go. */
const HELD = ['conclusion']

test(
  'a worker killed in the midst of a letter costs nothing: what was answered is kept, what is being asked is awaited',
  { tags: 'long' },
  async () => {
    const released = Promise.withResolvers<void>()
    const model = await startModelServer({
      async script(call) {
        if (HELD.includes(sectionOf(call) ?? '')) await released.promise
        return { text: fromFacts(call) }
      },
    })
    cleanUp.push(() => model.close())
    const app = await startTestApp({ env: { ROLE: 'api' } })
    cleanUp.push(() => app.close())
    const startWorker = async () => {
      const worker = await startProduct({
        ROLE: 'worker',
        DATABASE_URL: app.databaseUrl,
        DATA_DIR: app.parts.config.dataDir,
        LLM_PROVIDER: 'openai-compatible',
        LLM_BASE_URL: `${model.url}/v1`,
        LLM_MODEL: 'scripted-1',
      })
      cleanUp.push(() => worker.kill('SIGKILL'))
      return worker
    }
    const first = await startWorker()
    const { client } = await apply(app)
    await fillProfile(client)
    await selectEndeavor(client)
    await buy(app, client, { 1: 1 })
    const { task_id } = (await client.post<{ task_id: string }>('/api/product/petition/letter/')).body
    const inFlight = (): Call[] => model.calls.filter(({ answered, left }) => !answered && !left)
    const kept = async () => (await app.parts.db.selectFrom('draft_answers').select('asked').execute()).length
    await waitFor(
      'the last section',
      async () => {
        const { progress } = (await client.get<Task>(`/api/task-status/${task_id}/`)).body
        return /^Drafting section (\d+) of \1:/.test(progress.label)
      },
      30_000,
    )
    expect(inFlight().map(sectionOf)).toEqual(HELD)
    await first.kill('SIGKILL')
    await startWorker()
    released.resolve()
    expect(await finishedTask(client, task_id)).toMatchObject({ status: 'SUCCESS' })

    expect(askedTwice(model.calls)).toEqual([])
    expect(model.calls.filter(({ left }) => left)).toEqual([])
    expect(await kept()).toBe(0)
    const version = await app.parts.db.selectFrom('document_versions').selectAll().executeTakeFirstOrThrow()
    const paid = model.calls.filter(({ answered }) => answered)
    expect(version.output_tokens).toBe(paid.reduce((total, call) => total + call.output_tokens, 0))
  },
)

test('the same holds where the database dies with the worker', { tags: 'long' }, async () => {
  const { task, calls } = await killWhileDrafting()
  expect(task.status).toBe('SUCCESS')
  expect(askedTwice(calls)).toEqual([])
  expect(calls.filter(({ answered }) => !answered)).toEqual([])
})
