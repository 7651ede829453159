import type { Usage } from '#domain/credits.ts'
import type { Product } from '#domain/plans.ts'
import type { Client } from '../../testing/client.ts'
import { finishedTask } from '../../testing/finished-task.ts'

interface Caller {
  client: Client
}

/** The calls of a step of the stage: what it shows, its beginning and its end, and what is left of its credits. */
export const stepCalls = <View, Result>(path: string, product: Product) => {
  const start = ({ client }: Caller, sent?: unknown) => client.post<{ task_id: string; detail: string }>(path, sent)
  return {
    start,
    view: async ({ client }: Caller) => (await client.get<View>(path)).body,
    credits: async ({ client }: Caller) =>
      (await client.get<Usage[]>('/api/payments/usage/')).body.find(({ code }) => code === product)?.remaining_usage,
    run: async (who: Caller, sent?: unknown) => {
      const begun = await start(who, sent)
      if (begun.status !== 201) throw new Error(`${path} answered ${begun.status}: ${JSON.stringify(begun.body)}`)
      return finishedTask<Result>(who.client, begun.body.task_id)
    },
  }
}

interface Paper {
  kind: string
  name: string
}

/** The papers of the filing before. */
export const backgroundOf = async ({ client }: Caller): Promise<Paper[]> =>
  (await client.get<{ results: Paper[] }>('/api/product/rfe/background/')).body.results
