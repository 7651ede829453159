import type { FastifyReply } from 'fastify'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import type { InputOf, OperationName } from '../workers/operations.ts'
import { whenGone } from './gone.ts'

/** Sends text that is JSON already. */
export const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json)

/** Sends what a worker answers to this account. A read is called off once nobody waits for it; a change goes on to its end. */
export async function answer<N extends OperationName>(
  { workers }: Pick<Parts, 'workers'>,
  reply: FastifyReply,
  name: N,
  input: InputOf<N> & Owner,
): Promise<FastifyReply> {
  const signal = reply.request.method === 'GET' ? whenGone(reply) : undefined
  return sendJson(reply, await workers.json(name, input, { account: String(input.user_id), signal }))
}
