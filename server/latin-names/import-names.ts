import type { Records } from '#documents/records/records.ts'
import { AppError } from '#domain/errors.ts'
import { AtHand } from '../drafts/at-hand.ts'
import { presentFile } from '../files/file-name.ts'
import { bytesOfFile } from '../files/file-kind.ts'
import { readFile, SHORT_BYTES } from '../imports/read-file.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import type { PrintedName } from './printed-name.ts'

/** The newest files that are read for a name. */
const MOST_FILES = 3

/** Reading is slow, and the same file gives the same names each time. By the file's id. */
const MOST_AT_HAND = 200
const known = new AtHand<Records['names']>(MOST_AT_HAND)

interface Imported {
  id: string
  name: string
  size: number
}

/** A list of works that is long takes seconds, too long for somebody who fills in a form. */
const isQuick = ({ kind, size }: { kind: string; size: number }): boolean => kind !== 'bibtex' || size <= SHORT_BYTES

async function importedFiles({ db }: Parts, { application_id }: Owner): Promise<Imported[]> {
  const rows = await db
    .selectFrom('imports')
    .innerJoin('files', 'files.id', 'imports.file_id')
    .select(['files.id', 'files.name', 'size', 'kind'])
    .where('application_id', '=', application_id)
    .orderBy('imported_at', 'desc')
    .limit(MOST_FILES)
    .execute()
  return rows.map((row) => ({ ...row, size: Number(row.size) })).filter(isQuick)
}

async function namesIn(parts: Parts, { user_id }: Owner, { id, size }: Imported, signal: AbortSignal) {
  const found = known.get(id)
  if (found !== undefined) return found
  try {
    const bytes = await bytesOfFile(size, (range) => parts.files.open(id, range)).read(0, size - 1)
    const { names } = await readFile(parts, user_id, bytes, signal)
    known.set(id, names)
    return names
  } catch (error) {
    // Without an offer the person types the name. A busy reader or a lost file is no reason to fail.
    if (error instanceof AppError) return []
    throw error
  }
}

/** The names that imported files give the person whose record they hold. */
export async function namesInImports(parts: Parts, owner: Owner, signal: AbortSignal): Promise<PrintedName[]> {
  const printed: PrintedName[] = []
  for (const file of await importedFiles(parts, owner))
    for (const name of await namesIn(parts, owner, file, signal))
      printed.push({ name, source: 'import', file: presentFile(file) })
  return printed
}
