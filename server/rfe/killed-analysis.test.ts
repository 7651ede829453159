import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Usage } from '#domain/credits.ts'
import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { fromFacts, purposeOf } from '#drafting/testing/model-script.ts'
import { localFiles } from '../adapters/files-local.ts'
import { openDatabase } from '../db/client.ts'
import { startEmbeddedDatabase } from '../db/embedded.ts'
import { apply } from '../testing/apply.ts'
import { audit } from '../testing/audit.ts'
import { press } from '../testing/buy.ts'
import { Client } from '../testing/client.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { type Answer, type ModelServer, startModelServer } from '../testing/model-server.ts'
import { addNotice } from '../testing/notice.ts'
import { outboxOf } from '../testing/outbox.ts'
import { type ProductProcess, startProduct } from '../testing/product-process.ts'
import { makeTempFolder, type TempFolder } from '../testing/temp-folder.ts'
import { ANALYSIS, ONE_ANALYSIS } from './testing/with-analysis.ts'

let folder: TempFolder
let model: ModelServer
let product: ProductProcess
/** Resolved when the model is asked to read the notice; it answers once it is let go. */
let asked: PromiseWithResolvers<void>
let released: PromiseWithResolvers<void>
let answer: Answer | undefined

const start = () =>
  startProduct({
    DATA_DIR: folder.path,
    RATE_LIMIT_FACTOR: '1000',
    LLM_PROVIDER: 'anthropic',
    LLM_API_KEY: 'k',
    LLM_BASE_URL: model.url,
  })
beforeEach(async () => {
  folder = await makeTempFolder()
  asked = Promise.withResolvers()
  released = Promise.withResolvers()
  model = await startModelServer({
    async script(call) {
      if (purposeOf(call) === 'notice') {
        asked.resolve()
        await released.promise
      }
      return answer ?? { text: fromFacts(call) }
    },
  })
  product = await start()
})
afterEach(async () => {
  released.resolve()
  await product.kill('SIGKILL')
  await model.close()
  await folder.remove()
})

async function pay(client: Client): Promise<void> {
  const cart = (await client.post<{ id: string }>('/api/payments/cart/')).body
  const path = `/api/payments/cart/${cart.id}`
  await client.post(`${path}/items/`, { item_id: ONE_ANALYSIS, quantity: 1 })
  const order = await client.post<{ payment_url: string }>(`${path}/checkout/`, { redirect_url: '/order-confirmation' })
  expect(await press(client, order.body, 'completed')).toMatchObject({ status: 303 })
}

test.each([
  { ends: 'SUCCESS', left: 0, issues: true, said: undefined },
  { ends: 'FAILURE', left: 1, issues: false, said: { status: 401 } },
])(
  'killed in the midst of an analysis, which then ends in $ends: its credit is taken once and never lost',
  { tags: 'long' },
  async ({ ends, left, issues, said }) => {
    answer = said
    const { client } = await apply({ visitor: () => new Client(product.url), ...outboxOf(folder.path) })
    await addNotice(client)
    await pay(client)
    const remaining = async () =>
      (await client.get<Usage[]>('/api/payments/usage/')).body.find(({ code }) => code === 'rfe_notice_analysis')
        ?.remaining_usage
    const view = async () => (await client.get<RfeAnalysisReply>(ANALYSIS)).body
    const { task_id } = (await client.post<{ task_id: string }>(ANALYSIS)).body
    await asked.promise
    expect(await remaining()).toBe(0)
    await product.kill('SIGKILL')
    product = await start()
    client.url = product.url
    released.resolve()
    expect(await finishedTask(client, task_id)).toMatchObject({ status: ends })
    expect(await remaining()).toBe(left)
    expect((await view()).issues.length > 0).toBe(issues)
    expect((await view()).current_task_id).toBeNull()

    expect(await product.kill()).toBe(0)
    const server = await startEmbeddedDatabase({ dataDir: folder.path })
    const db = openDatabase(server.url)
    try {
      expect(await audit(db, localFiles(join(folder.path, 'files')))).toEqual([])
    } finally {
      await db.destroy()
      await server.stop()
    }
  },
)
