import type { z } from 'zod'
import { unshownLetters } from '#documents/unshown-letters.ts'
import type { checkReply } from '#domain/drafted-document.ts'
import { AppError } from '#domain/errors.ts'
import { checkBlock, editableBlock, withEdits, type BlockEdit } from '#drafting/editing/edit-blocks.ts'
import { ownAnswers } from '#drafting/editing/own-answers.ts'
import type { Voice } from '#drafting/grounding.ts'
import type { Trx } from '../db/client.ts'
import { keepAnswers } from '../facts/store.ts'
import type { WorkParts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { changeText } from './change-document.ts'
import { openVersion, type OpenDocument } from './open-document.ts'
import { requireDocument, type DocumentRow } from './require-document.ts'
import { sourceViews } from './source-views.ts'
import type { NewVersion, VersionRecord } from './versions-store.ts'

/** What a person typed cost no model anything. */
export const BY_HAND: VersionRecord = {
  provider: 'applicant',
  model: null,
  prompt_version: '',
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
}

/** Who types, and what is written along with what was typed. */
export interface Editor extends Pick<NewVersion, 'made_by' | 'record'> {
  /** Put after what was done: ` by …`. */
  named: string
  /** The name that a recommender typed, under which their answers count. */
  answersAs?: string | undefined
  keep?(trx: Trx): Promise<void>
}

const APPLICANT: Editor = { made_by: 'edit', record: BY_HAND, named: '' }

const paragraphs = (count: number): string => (count === 1 ? '1 paragraph edited' : `${count} paragraphs edited`)

/** Who speaks in a document: a letter is its writer's. */
export const voiceOf = ({ referee_id }: DocumentRow): Voice =>
  referee_id === null ? 'petition' : { referee: referee_id }

/** Saves typed paragraphs as a new version; the same words make none. */
export const editDocument = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  { base_version, blocks: edits }: { base_version: number; blocks: BlockEdit[] },
  { named, answersAs, ...editor }: Editor = APPLICANT,
): Promise<OpenDocument> =>
  changeText(parts, owner, id, base_version, ({ row, newest }) => {
    const { document, caseFile } = newest
    const reader = { caseFile, voice: voiceOf(row), isWriter: editor.made_by === 'recommender' }
    const blocks = withEdits(document.blocks, edits, reader)
    const changed = document.blocks.filter((block) => !blocks.includes(block)).length
    if (changed === 0) return undefined
    const text = { blocks, from: newest, note: paragraphs(changed) + named, ...editor }
    if (!reader.isWriter) return text
    const answers = ownAnswers(document.blocks, blocks, reader, { by: answersAs, at: parts.clock.now().toISOString() })
    return {
      ...text,
      blocks: answers.blocks,
      from: { ...newest, caseFile: answers.caseFile },
      async keep(trx) {
        await keepAnswers(trx, owner.application_id, answers)
        await editor.keep?.(trx)
      },
    }
  })

/** What typed words would rest on, and what of them nothing holds. Nothing is stored. */
export async function checkWords(
  parts: WorkParts,
  application_id: number,
  id: number,
  { block: name, text }: { block: string; text: string },
): Promise<z.infer<typeof checkReply>> {
  const row = await requireDocument(parts.db, application_id, id)
  const { document, caseFile, basis } = await openVersion(parts, row, row.version)
  const { findings, sentences } = checkBlock(editableBlock(document.blocks, name, 'block'), text, {
    caseFile,
    voice: voiceOf(row),
  })
  const named = sentences.flatMap(({ sources }) => sources)
  return { findings, sentences, sources: sourceViews(named, caseFile, basis), unshown: await unshownLetters(text) }
}

/** Makes an earlier version's text the newest again. */
export const restoreVersion = (parts: WorkParts, owner: Owner, id: number, number: number): Promise<OpenDocument> =>
  changeText(parts, owner, id, undefined, async ({ row }) => {
    if (number > row.version) throw new AppError('not_found', 'Version does not exist')
    if (number === row.version) return undefined
    const from = await openVersion(parts, row, number)
    const record = { ...from.record, input_tokens: 0, cached_tokens: 0, output_tokens: 0 }
    return { blocks: from.document.blocks, from, made_by: 'restore', note: `Version ${number} restored`, record }
  })
