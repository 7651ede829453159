import type { ImportedFile, ImportKind } from '#domain/import.ts'
import type { Db, Trx } from '../db/client.ts'
import { presentFile } from '../files/file-name.ts'
import type { Owner } from '../profile/owner.ts'

/** The file of these bytes and this name that was brought in before, if there is one. */
export const findImported = (
  db: Db | Trx,
  application_id: number,
  { name, sha256 }: { name: string; sha256: string },
): Promise<{ id: string; name: string } | undefined> =>
  db
    .selectFrom('imports')
    .innerJoin('files', 'files.id', 'imports.file_id')
    .select(['files.id', 'files.name'])
    .where('application_id', '=', application_id)
    .where('files.sha256', '=', sha256)
    .where('files.name', '=', name)
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
