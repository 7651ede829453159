import type { FileRef } from '#domain/file.ts'
import { exhibitsOf } from '#drafting/case-file/exhibits.ts'
import type { Profile, UploadText } from '#drafting/profile.ts'
import { fileIdOf } from '../files/file-name.ts'
import type { Db, Trx } from '../db/client.ts'
import { boundedReading } from './bounded-reading.ts'
import { readFiles, type ReadFile } from './store.ts'

export const paperIdsOf = (files: readonly FileRef[]): string[] => [
  ...new Set(files.flatMap(({ url }) => fileIdOf(url) ?? [])),
]

/** The papers that the entries of a profile name, and the resumes of its recommenders, which are no exhibits. */
export const papersOf = (profile: Omit<Profile, 'uploads'>): FileRef[] => [
  ...exhibitsOf({ ...profile, uploads: [] }).map(({ file }) => file),
  ...profile.referees.flatMap(({ resume }) => resume ?? []),
]

/** The readings of files in the order of the files, with their addresses; those that were not read are left out. */
export function inOrderOf(files: readonly FileRef[], readings: readonly ReadFile[]): (ReadFile & { url: string })[] {
  const read = new Map(readings.map((row) => [row.file_id, row]))
  return files.flatMap(({ url }) => {
    const row = read.get(fileIdOf(url) ?? '')
    return row === undefined ? [] : [{ url, ...row }]
  })
}

/** The words of a profile's papers, as far as they were read, and how many pages each has. */
export async function uploadTexts(
  db: Db | Trx,
  application_id: number,
  files: readonly FileRef[],
): Promise<Required<Pick<Profile, 'uploads' | 'pageCounts'>>> {
  const rows = boundedReading(inOrderOf(files, await readFiles(db, application_id, paperIdsOf(files))))
  return {
    uploads: rows.flatMap(({ url, pages, read_by: by }): UploadText[] => (by === 'none' ? [] : [{ url, pages, by }])),
    pageCounts: Object.fromEntries(
      rows.flatMap(({ url, page_count }) => (page_count === null ? [] : [[url, page_count]])),
    ),
  }
}
