import { sql } from 'kysely'
import type { Block } from '#domain/document.ts'
import type { Db, Trx } from '../db/client.ts'
import { newestDocuments } from './newest-documents.ts'
import { findVersion } from './versions-store.ts'

/** A letter as it stands. */
export interface LetterBeside {
  /** Tells it from the same letter after a change. */
  version: string
  blocks: Block[]
}

/** The newest letter of each other recommender of an application. */
export async function lettersBeside(db: Db, application_id: number, referee_id: number): Promise<LetterBeside[]> {
  const others = (await newestDocuments(db, application_id)).filter(
    (one) => one.kind === 'recommendation_letter' && one.referee_id !== null && one.referee_id !== referee_id,
  )
  const found = await Promise.all(
    others.map(async ({ id, version }) => ({ name: `${id}/${version}`, held: await findVersion(db, id, version) })),
  )
  return found.flatMap(({ name, held }) =>
    held === undefined ? [] : [{ version: name, blocks: held.document.blocks }],
  )
}

/** Lets the letters of an application be stored one after the other, so that each sees those before it. */
export async function lockLetters(trx: Trx, application_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LETTERS}::int, ${application_id}::int)`.execute(trx)
}

/** The first half of these locks' numbers. */
const LETTERS = 4_207
