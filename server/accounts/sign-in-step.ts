import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db, Trx } from '../db/client.ts'
import { clearStepCookie, setStepCookie, stepToken } from '../http/cookies.ts'
import { hashToken, newToken } from '../http/session.ts'
import type { Parts } from '../parts.ts'

export type StepKind = 'second_factor' | 'passkey' | 'new_passkey' | 'provider' | 'link_provider'

/** How long an answer is waited for: a code is looked up, a provider is signed in to. */
const STEP_LIFE = 10 * 60_000

/** Begins what a later call of the same browser ends; a step that the browser had before is left behind. */
export async function beginStep(
  { db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>,
  reply: FastifyReply,
  step: { kind: StepKind; user_id: number | null; data: unknown },
): Promise<void> {
  const token = newToken()
  const now = clock.now()
  await db.deleteFrom('sign_in_steps').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('sign_in_steps')
    .values({
      token_hash: hashToken(token),
      kind: step.kind,
      user_id: step.user_id,
      data: JSON.stringify(step.data),
      created_at: now.toISOString(),
      expires_at: new Date(now.valueOf() + STEP_LIFE).toISOString(),
    })
    .execute()
  setStepCookie(reply, config, token)
}

/** The step that this browser is at, without ending it. */
export async function findStep<T>(
  { db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  kind: StepKind,
  data: z.ZodType<T>,
): Promise<{ user_id: number | null; data: T } | null> {
  const token = stepToken(request, config)
  if (token === undefined) return null
  const found = await db
    .selectFrom('sign_in_steps')
    .select(['user_id', 'data'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return found === undefined ? null : { user_id: found.user_id, data: data.parse(found.data) }
}

/** Ends whatever is under way with an account, since what was proved for it, or is to be proved, has changed. */
export const endStepsOf = async (trx: Trx, user_id: number): Promise<void> => {
  await trx.deleteFrom('sign_in_steps').where('user_id', '=', user_id).execute()
}

/** Ends the browser's step. Of two at the same time one gets true. */
export async function endStep(
  { db, config }: { db: Db | Trx; config: Parts['config'] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const token = stepToken(request, config)
  if (token === undefined) return false
  clearStepCookie(reply, config)
  const ended = await db
    .deleteFrom('sign_in_steps')
    .where('token_hash', '=', hashToken(token))
    .returning('kind')
    .executeTakeFirst()
  return ended !== undefined
}
