import { z } from 'zod'

const PROVIDERS = ['builtin', 'anthropic', 'openai', 'openai-compatible'] as const

/** Who drafts on this server. `model` is null of the built-in drafter. */
export const drafterReply = z.object({ provider: z.enum(PROVIDERS), model: z.string().nullable() })
export type Drafter = z.infer<typeof drafterReply>

/** As a sentence names it. */
export const drafterName = ({ model }: Pick<Drafter, 'model'>): string =>
  model === null ? 'the built-in drafter' : `the language model ${model}`
