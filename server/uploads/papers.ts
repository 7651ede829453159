import type { FileRef } from '#domain/file.ts'
import { exhibitsOf } from '#drafting/case-file/exhibits.ts'
import type { Profile, UploadText } from '#drafting/profile.ts'
import { fileIdOf } from '../files/file-name.ts'
import type { Db, Trx } from '../db/client.ts'
import { readFiles } from './store.ts'

export const paperIdsOf = (files: readonly FileRef[]): string[] => [
  ...new Set(files.flatMap(({ url }) => fileIdOf(url) ?? [])),
]

/** The papers that the entries of a profile name. */
export const papersOf = (profile: Omit<Profile, 'uploads'>): FileRef[] =>
  exhibitsOf({ ...profile, uploads: [] }).map(({ file }) => file)

/** The words of a profile's papers, as far as they were read, and how many pages each has. */
export async function uploadTexts(
  db: Db | Trx,
  application_id: number,
  files: readonly FileRef[],
): Promise<Required<Pick<Profile, 'uploads' | 'pageCounts'>>> {
  const read = new Map((await readFiles(db, application_id, paperIdsOf(files))).map((row) => [row.file_id, row]))
  const rows = files.flatMap(({ url }) => {
    const row = read.get(fileIdOf(url) ?? '')
    return row === undefined ? [] : [{ url, ...row }]
  })
  return {
    uploads: rows.flatMap(({ url, pages, read_by: by }): UploadText[] => (by === 'none' ? [] : [{ url, pages, by }])),
    pageCounts: Object.fromEntries(
      rows.flatMap(({ url, page_count }) => (page_count === null ? [] : [[url, page_count]])),
    ),
  }
}
