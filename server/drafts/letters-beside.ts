import type { Block } from '#domain/document.ts'
import type { Db } from '../db/client.ts'
import { findVersion } from './versions-store.ts'

/** The newest letter of each other recommender of an application, as it stands. */
export async function lettersBeside(db: Db, application_id: number, referee_id: number): Promise<Block[][]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('referees', 'referees.id', 'documents.referee_id')
    .distinctOn('referee_id')
    .select(['documents.id', 'version'])
    .where('documents.application_id', '=', application_id)
    .where('kind', '=', 'recommendation_letter')
    .where('referees.is_deleted', '=', false)
    .where('referee_id', '!=', referee_id)
    .orderBy('referee_id')
    .orderBy('documents.id', 'desc')
    .execute()
  const versions = await Promise.all(rows.map(({ id, version }) => findVersion(db, id, version)))
  return versions.flatMap((version) => (version === undefined ? [] : [version.document.blocks]))
}
