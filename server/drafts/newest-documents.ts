import type { DocumentKind } from '#domain/document.ts'
import type { Db } from '../db/client.ts'

/** The newest document of each kind and recommender of an application, as the filing would hold them. */
export interface NewestDocument {
  id: number
  version: number
  kind: DocumentKind
  referee_id: number | null
}

export const newestDocuments = (db: Db, application_id: number): Promise<NewestDocument[]> =>
  db
    .selectFrom('documents')
    .leftJoin('referees', 'referees.id', 'documents.referee_id')
    .distinctOn(['kind', 'referee_id'])
    .select(['documents.id', 'documents.version', 'kind', 'referee_id'])
    .where('documents.application_id', '=', application_id)
    .where((eb) => eb.or([eb('referee_id', 'is', null), eb('referees.is_deleted', '=', false)]))
    .orderBy('kind')
    .orderBy('referee_id')
    .orderBy('documents.id', 'desc')
    .execute()
