import type { FastifyBaseLogger } from 'fastify'
import type { Usage } from '#domain/credits.ts'
import type { Provider } from '#drafting/llm.ts'
import { openLlm } from '../adapters/llm.ts'
import { apply } from './apply.ts'
import { buy } from './buy.ts'
import type { Client } from './client.ts'
import { fillProfile } from './fill-profile.ts'
import { startModelServer, type ModelServer } from './model-server.ts'
import { selectEndeavor } from './ready-letter.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const QUIET: Pick<FastifyBaseLogger, 'warn' | 'error'> = { warn: () => undefined, error: () => undefined }
const QUICK = { attempts: 3, firstWaitMs: 2, longestWaitMs: 20, callMs: 20_000 }

export interface ModelApp {
  app: TestApp
  model: ModelServer
  client: Client
  application_id: number
  evidence: number
  /** How many credits of a product are left. */
  credits(product: Usage['code']): Promise<number>
  close(): Promise<void>
}

/** The app with a scripted model that drafts, and an applicant whose petition letter can be started. */
export const startModelApp = async (provider: Provider = 'anthropic'): Promise<ModelApp> => {
  const model = await startModelServer()
  const settings = { provider, model: 'scripted-1', baseUrl: `${model.url}/v1`, apiKey: 'k' }
  const app = await startTestApp({ llm: await openLlm(settings, QUIET, QUICK) })
  const { client, application_id } = await apply(app)
  const { evidence } = await fillProfile(client)
  await selectEndeavor(client)
  await buy(app, client, { 1: 6 })
  return {
    app,
    model,
    client,
    application_id,
    evidence,
    async credits(product) {
      const { body } = await client.get<Usage[]>('/api/payments/usage/')
      return body.find(({ code }) => code === product)?.remaining_usage ?? 0
    },
    async close() {
      await app.close()
      await model.close()
    },
  }
}
