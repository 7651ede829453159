import type { FastifyBaseLogger } from 'fastify'
import type { Llm, Provider } from '#drafting/llm.ts'
import type { Connection } from './llm-reply.ts'
import type { Prices } from './llm-prices.ts'
import { patientLlm, type Patience } from './llm-patience.ts'

/** Which model drafts, and how it is reached. */
export interface ModelSettings {
  provider: Provider
  model: string
  /** As far as `/v1`. */
  baseUrl: string
  /** Unset: a server that wants none. */
  apiKey: string | undefined
  /** Unset: what answers cost is not told. */
  prices?: Prices | undefined
}

/** Packages of providers are loaded only where they are used. */
const connect = async (settings: ModelSettings): Promise<Connection> => {
  switch (settings.provider) {
    case 'anthropic':
      return (await import('./llm-anthropic.ts')).anthropic(settings)
    case 'openai':
      return (await import('./llm-openai.ts')).openai(settings)
    case 'openai-compatible':
      return (await import('./llm-openai-compatible.ts')).openaiCompatible(settings)
  }
}

export const openLlm = async (
  settings: ModelSettings,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  patience?: Patience,
): Promise<Llm> => patientLlm(await connect(settings), log, patience)
