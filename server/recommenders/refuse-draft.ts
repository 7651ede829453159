import { draftSignIn } from '#documents/draft-signs.ts'
import { invalidFields } from '#domain/errors.ts'
import type { FileKind } from '#domain/file.ts'
import { draftNotSigned } from '#domain/recommender.ts'
import type { Parts } from '../parts.ts'
import { withCopy } from '../uploads/read-file.ts'

/**
 * Refuses a file that is one of our own drafts where a signed letter is asked for. Only words that stand in the file as text are
 * read here; a scan is read later, and does not count as signed where that finds a draft.
 */
export async function refuseDraft(
  parts: Pick<Parts, 'files' | 'config' | 'readUpload'>,
  { id, kind }: { id: string; kind: FileKind },
  signal: AbortSignal,
): Promise<void> {
  const { pages, by } = await withCopy(parts, id, kind, signal, (copy) =>
    parts.readUpload(copy, kind, { path: parts.config.toolPath, signal, scannedPages: 0 }),
  )
  const sign = draftSignIn(pages, by, true)
  if (sign !== undefined) throw invalidFields({ file: [draftNotSigned(sign)] })
}
