import type { Block } from '#domain/document.ts'
import type { Db } from '../db/client.ts'
import { newestDocuments } from './newest-documents.ts'
import { findVersion } from './versions-store.ts'

/** The newest letter of each other recommender of an application, as it stands. */
export async function lettersBeside(db: Db, application_id: number, referee_id: number): Promise<Block[][]> {
  const others = (await newestDocuments(db, application_id)).filter(
    (one) => one.kind === 'recommendation_letter' && one.referee_id !== null && one.referee_id !== referee_id,
  )
  const versions = await Promise.all(others.map(({ id, version }) => findVersion(db, id, version)))
  return versions.flatMap((version) => (version === undefined ? [] : [version.document.blocks]))
}
