import type { Task } from '#domain/task.ts'
import { fromFacts, purposeOf } from '#drafting/testing/model-script.ts'
import { apply } from './apply.ts'
import { Client } from './client.ts'
import { fillProfile } from './fill-profile.ts'
import { finishedTask } from './finished-task.ts'
import { startModelServer, type Call } from './model-server.ts'
import { outboxOf } from './outbox.ts'
import { startProduct } from './product-process.ts'
import { makeTempFolder } from './temp-folder.ts'
import { waitFor } from './wait-for.ts'

const askedIn = ({ system, material, prompt }: Call): string => JSON.stringify([system, material, prompt])

/** Calls that were made although the same had been asked before. */
export const askedTwice = (calls: readonly Call[]): Call[] => {
  const seen = new Set<string>()
  return calls.filter((call) => {
    const asked = askedIn(call)
    return seen.has(asked) || !seen.add(asked)
  })
}

/** Kills the whole product, its own database with it, while a model is being asked for an endeavor; starts it again and waits for the end. */
export async function killWhileDrafting(): Promise<{ task: Task; calls: Call[] }> {
  const released = Promise.withResolvers<void>()
  let asked = 0
  const model = await startModelServer({
    async script(call) {
      if (purposeOf(call) === 'endeavor' && ++asked === 3) await released.promise
      return { text: fromFacts(call) }
    },
  })
  const folder = await makeTempFolder()
  const start = () =>
    startProduct({
      DATA_DIR: folder.path,
      RATE_LIMIT_FACTOR: '1000',
      LLM_PROVIDER: 'anthropic',
      LLM_API_KEY: 'k',
      LLM_BASE_URL: model.url,
    })
  let product = await start()
  try {
    const { client } = await apply({ visitor: () => new Client(product.url), ...outboxOf(folder.path) })
    await fillProfile(client)
    const { task_id } = (await client.post<{ task_id: string }>('/api/product/proposed-endeavor/generate/')).body
    const step = async () => (await client.get<Task>(`/api/task-status/${task_id}/`)).body.progress.label
    await waitFor('the last endeavor', async () => /^Drafting endeavor (\d+) of \1$/.test(await step()))
    await product.kill('SIGKILL')
    product = await start()
    client.url = product.url
    released.resolve()
    return { task: await finishedTask(client, task_id), calls: [...model.calls] }
  } finally {
    await product.kill()
    await model.close()
    await folder.remove()
  }
}
