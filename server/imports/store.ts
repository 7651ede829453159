import type { ImportedFile, ImportKind } from '#domain/import.ts'
import type { Db, Trx } from '../db/client.ts'
import { presentFile } from '../files/file-name.ts'
import type { Owner } from '../profile/owner.ts'

/** The file of these bytes and this name that was brought in before, if there is one; it stays as long as the transaction. */
export const findImported = (
  trx: Trx,
  application_id: number,
  { name, sha256 }: { name: string; sha256: string },
): Promise<{ id: string; name: string } | undefined> =>
  trx
    .selectFrom('imports')
    .innerJoin('files', 'files.id', 'imports.file_id')
    .select(['files.id', 'files.name'])
    .where('application_id', '=', application_id)
    .where('files.sha256', '=', sha256)
    .where('files.name', '=', name)
    .forUpdate()
    .executeTakeFirst()

/** Notes that a file was brought in; the same one again is the newest again. */
export async function keepImport(
  trx: Trx,
  { application_id }: Owner,
  file_id: string,
  kind: ImportKind,
): Promise<void> {
  await trx
    .insertInto('imports')
    .values({ application_id, file_id, kind })
    .onConflict((row) =>
      row.columns(['application_id', 'file_id']).doUpdateSet({ imported_at: new Date().toISOString() }),
    )
    .execute()
}

/** Forgets that a file was brought in; the file's id, or undefined where the application has no such import. */
export async function forgetImport(trx: Trx, application_id: number, id: number): Promise<string | undefined> {
  const gone = await trx
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('application_id', '=', application_id)
    .returning('file_id')
    .executeTakeFirst()
  return gone?.file_id
}

export async function listImports(db: Db, application_id: number): Promise<ImportedFile[]> {
  const rows = await db
    .selectFrom('imports')
    .innerJoin('files', 'files.id', 'imports.file_id')
    .select(['imports.id', 'kind', 'imported_at', 'files.id as file_id', 'files.name'])
    .where('application_id', '=', application_id)
    .orderBy('imported_at', 'desc')
    .orderBy('imports.id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, kind, imported_at, file_id, name }) => ({
    id,
    kind: kind as ImportKind,
    imported_at: new Date(imported_at).toISOString(),
    source: presentFile({ id: file_id, name }),
  }))
}
