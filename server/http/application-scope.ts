import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Db, Trx } from '../db/client.ts'
import type { Wanted } from './session.ts'

const unknown = () => new AppError('not_found', 'Application does not exist')
const RECORD_ID = /^[1-9]\d{0,14}$/
const NOBODYS = 0

/** Which application `X-Application-ID` asks for. What is not the number of a record is nobody's application. */
export function wantedApplication(request: FastifyRequest): Wanted {
  const given = request.headers['x-application-id']
  if (given === undefined || given === '') return undefined
  return typeof given === 'string' && RECORD_ID.test(given) ? Number(given) : NOBODYS
}

/** Why there is no application to work on: none such, or none at all. */
export const noApplication = (wanted: Wanted): AppError =>
  typeof wanted === 'number' ? unknown() : new AppError('not_found', 'No active application')

/** For calls that name the application in their path. Somebody else's does not exist. */
export async function requireApplication(db: Db | Trx, user_id: number, id: number): Promise<number> {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (found === undefined) throw unknown()
  return found.id
}
