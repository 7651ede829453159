import type { Block } from '#domain/document.ts'
import { OUTDATED } from '#domain/drafted-document.ts'
import { AppError } from '#domain/errors.ts'
import { basisOf, keptSources } from '#drafting/editing/basis.ts'
import { openPointsOf, warningsIn } from '#drafting/editing/open-points.ts'
import { printed, withBlocks } from '#drafting/editing/printed.ts'
import type { Waiver } from '#drafting/editing/settled.ts'
import { proved } from '#drafting/proof/prove.ts'
import { onCover } from '#drafting/quality/on-cover.ts'
import type { Trx } from '../db/client.ts'
import { transact } from '../files/keep-file.ts'
import type { WorkParts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { openDocument, type OpenDocument, type OpenVersion } from './open-document.ts'
import { readThrough } from './read-through.ts'
import { setPages, storePages } from './set-pages.ts'
import { advance, insertVersion, replaceFiles, type NewVersion } from './versions-store.ts'
import { keepStanding } from './waivers-store.ts'
import { withLists } from './writing-of.ts'

/** A new text of a document: its blocks, and the version that they were made of. */
export interface NewText extends Pick<NewVersion, 'made_by' | 'note' | 'record'> {
  blocks: Block[]
  from: OpenVersion
  /** How long it was drafted, where a drafter did. */
  drafted_ms?: number
  /** What else is written with the version. */
  keep?(trx: Trx, version: number): Promise<void>
}

interface Change {
  /** What is printed of it, and under which number. */
  document: OpenDocument['newest']['document']
  waivers: readonly Waiver[]
  version: number
  /** Writes it beside the files that were set. */
  keep(trx: Trx, files: { pdf: string; docx: string }, set: { unshown: string[]; ms: number }): Promise<void>
}

/** How often a change is begun anew because another came in between. */
const ATTEMPTS = 4

class Overtaken extends Error {}

/** An analysis tells what a notice says and the record holds: what one does about it has its own place, beside its issues. */
const READ_ONLY = 'An analysis is not edited. Note what you do about an issue beside it, or analyse the notice again.'

/**
 * Changes a document and sets its pages, all or nothing. Pages are set before the transaction, which refuses where the
 * document was changed meanwhile; then `make` decides again on what stands there now. Undefined changes nothing.
 */
async function change(
  parts: WorkParts,
  owner: Owner,
  id: number,
  make: (document: OpenDocument) => Promise<Change | undefined> | Change | undefined,
): Promise<OpenDocument> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const document = await openDocument(parts, owner.application_id, id)
    if (document.row.kind === 'rfe_analysis') throw new AppError('conflict', READ_ONLY)
    const made = await make(document)
    if (made === undefined) return document
    const { row } = document
    const started = performance.now()
    const shown = printed(made.document, made.waivers, made.version)
    const pages = await setPages(onCover(shown, readThrough(shown, document.newest.caseFile, [])))
    const set = { unshown: pages.unshown, ms: Math.round(performance.now() - started) }
    try {
      await transact(parts, async (trx) => {
        const files = await storePages(parts, trx, owner.user_id, pages, { pdf: row.pdf_name, docx: row.docx_name })
        if (!(await advance(trx, row, { version: made.version, ...files }))) throw new Overtaken()
        await made.keep(trx, files, set)
      })
      return await openDocument(parts, owner.application_id, id)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
  throw new AppError('conflict', OUTDATED)
}

/** Makes a new version. Refused where `base_version` is no longer the newest. */
export const changeText = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  base_version: number | undefined,
  make: (document: OpenDocument) => Promise<NewText | undefined> | NewText | undefined,
): Promise<OpenDocument> =>
  change(parts, owner, id, async (open) => {
    const { row } = open
    if (base_version !== undefined && base_version !== row.version) throw new AppError('conflict', OUTDATED)
    const text = await make(open)
    if (text === undefined) return undefined
    const { from, made_by, note, record, drafted_ms = 0 } = text
    // What comes back is printed as it was.
    const listed = made_by === 'restore' ? text.blocks : await withLists(parts.db, row, text.blocks, from)
    const blocks = proved(listed, from.caseFile, { verifier: parts.verifier?.calibration })
    const number = row.version + 1
    const document = withBlocks(from.document, blocks)
    const basis = basisOf(blocks, from.caseFile, {
      basis: from.basis,
      kept: keptSources(from.document.blocks, blocks),
    })
    const warnings = warningsIn(blocks)
    const points = new Set(openPointsOf(blocks).map((point) => point.id))
    // What was taken away and is typed again is not what somebody took upon themselves; what comes back is.
    const known = made_by === 'restore' ? [...open.waivers, ...open.pastWaivers] : open.waivers
    const waivers = known.filter(({ point }) => points.has(point))
    return {
      document,
      waivers,
      version: number,
      async keep(trx, files, { unshown, ms }) {
        const duration_ms = drafted_ms + ms
        const written = { number, document, basis, warnings, unshown, made_by, note, record, duration_ms }
        await insertVersion(trx, id, { ...files, ...written })
        await keepStanding(trx, id, waivers)
        await text.keep?.(trx, number)
      },
    }
  })

/** Waives or reopens points: the text and its number stay, the pages are set anew. Refused where `base_version` is no longer the newest. */
export const changeWaivers = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  make: (open: OpenDocument) => { waivers: readonly Waiver[]; keep(trx: Trx): Promise<void> } | undefined,
  base_version?: number,
): Promise<OpenDocument> =>
  change(parts, owner, id, (open) => {
    if (base_version !== undefined && base_version !== open.row.version) throw new AppError('conflict', OUTDATED)
    const made = make(open)
    if (made === undefined) return undefined
    const { version } = open.row
    return {
      document: open.newest.document,
      waivers: made.waivers,
      version,
      async keep(trx, files) {
        await made.keep(trx)
        await replaceFiles(trx, id, version, files)
      },
    }
  })
