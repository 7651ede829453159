import { AppError } from '#domain/errors.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import { basisOf, type Basis } from '#drafting/editing/basis.ts'
import { numberedAs } from '#drafting/editing/numbering.ts'
import { openPointsOf } from '#drafting/editing/open-points.ts'
import { sourcesAt, type Waiver } from '#drafting/editing/settled.ts'
import { heldNow, proved } from '#drafting/proof/prove.ts'
import { measuredIn } from '#drafting/verifier/calibration.ts'
import type { WorkParts } from '../parts.ts'
import { caseOfDocument } from './case-of-document.ts'
import { requireDocument, type DocumentRow } from './require-document.ts'
import { findVersion, type StoredVersion } from './versions-store.ts'
import { listWaivers, type KeptWaiver } from './waivers-store.ts'

/** A version of a document beside the case file as it is now, which is numbered as the document knows it. */
export interface OpenVersion extends StoredVersion {
  basis: Basis
  caseFile: CaseFile
}

export interface OpenDocument {
  row: DocumentRow
  newest: OpenVersion
  waivers: Waiver[]
  /** Those whose words stand no longer in the text. */
  pastWaivers: Waiver[]
}

export async function openVersion(
  parts: Pick<WorkParts, 'db' | 'clock' | 'verifier'>,
  row: Pick<DocumentRow, 'id' | 'application_id' | 'notice_id' | 'endeavor_id'>,
  number: number,
): Promise<OpenVersion> {
  const [version, current] = await Promise.all([findVersion(parts.db, row.id, number), caseOfDocument(parts, row)])
  if (version === undefined) throw new AppError('not_found', 'Version does not exist')
  const caseFile = version.basis === null ? current : numberedAs(current, version.basis)
  const { document } = version
  // A working paper is not filed, and nobody vouches for it. Of any other the record decides as it is now.
  const verifier = parts.verifier?.calibration
  const blocks = document.kind === 'rfe_analysis' ? document.blocks : proved(document.blocks, caseFile, { verifier })
  const now = { ...document, blocks, ...(verifier && { verifier: measuredIn(verifier) }) }
  return { ...version, document: now, caseFile, basis: version.basis ?? basisOf(blocks, caseFile) }
}

/** The application's own document as its page works on it. */
export async function openDocument(
  parts: Pick<WorkParts, 'db' | 'clock' | 'verifier'>,
  application_id: number,
  id: number,
): Promise<OpenDocument> {
  const row = await requireDocument(parts.db, application_id, id)
  const [newest, kept] = await Promise.all([openVersion(parts, row, row.version), listWaivers(parts.db, id)])
  const waivers = stillHeld(
    kept.filter(({ stands }) => stands),
    newest,
  )
  return { row, newest, waivers, pastWaivers: kept.filter(({ stands }) => !stands) }
}

/** Waivers but of sentences of which a source holds something else by now: whoever confirmed them saw what it held before. */
function stillHeld(waivers: readonly KeptWaiver[], { document, caseFile }: OpenVersion): Waiver[] {
  const points = new Map(openPointsOf(document.blocks).map((point) => [point.id, point]))
  return waivers
    .filter(({ point, held }) => {
      const about = points.get(point)
      return held === null || about === undefined || held === heldNow(sourcesAt(document.blocks, about), caseFile)
    })
    .map(({ stands: _, held: __, ...waiver }) => waiver)
}
