import type { Document } from '#domain/document.ts'
import { AppError } from '#domain/errors.ts'
import { calledName, type NameFields } from '#domain/filing-name.ts'
import type { ProgressSection } from '#domain/section.ts'
import type { Warning } from '#domain/task.ts'
import { buildCaseFile, type CaseFile } from '#drafting/case-file.ts'
import type { Drafted, Run } from '#drafting/drafted.ts'
import { basisOf } from '#drafting/editing/basis.ts'
import type { Engine } from '#drafting/engine.ts'
import type { Profile } from '#drafting/profile.ts'
import { onCover } from '#drafting/quality/on-cover.ts'
import { loadWithPapers } from '../case-file/load-with-papers.ts'
import type { Trx } from '../db/client.ts'
import { fileUrl } from '../files/file-name.ts'
import { Overtaken, type Finish, type TaskContext } from '../jobs/job.ts'
import { completeSection } from '../profile/progress.ts'
import { readThrough } from './read-through.ts'
import { setPages, storePages } from './set-pages.ts'
import { insertDraft } from './store.ts'
import { withEngine } from './with-engine.ts'

/** What one kind of document needs beside the case file. */
export interface Assignment {
  application_id: number
  referee_id: number | null
  endeavor_id: number | null
  /** The notice that it is about; absent for what is filed with the petition. */
  notice_id?: number
  /** With the case that it was written from, where that holds more than the profile. */
  draft(caseFile: CaseFile, run: Run, engine: Engine): Promise<Drafted & { caseFile?: CaseFile }>
  /** What its files are called, without the extension. */
  fileName(profile: Profile): string
  /** Throws where what the document is about has gone meanwhile. */
  stillWanted(trx: Trx): Promise<void>
  /** True where what was stored since it was drafted asks for another draft; in its transaction, before anything is kept. */
  isOvertaken?(trx: Trx, document: Document, caseFile: CaseFile): Promise<boolean>
  /** Writes what goes with the document, in its transaction; gives what the task's result tells of it. */
  keep?(trx: Trx, letter_id: number): Promise<object>
  completes?: ProgressSection
}

/**
 * Drafts, sets and stores a document. Nothing is kept before the end: the files, the letter and the task's success are one
 * transaction, so that a run that is broken off can be run again.
 */
export async function draftDocument(context: TaskContext, assignment: Assignment): Promise<Finish> {
  const { parts, task, signal } = context
  const { application_id, referee_id, endeavor_id, notice_id = null } = assignment
  const started = performance.now()
  const profile = await loadWithPapers(context, application_id)
  const own = buildCaseFile(profile)
  const progress = leaveRoomForPages(context)
  const drafted = await withEngine({ ...context, progress: progress.tell }, (run, engine) =>
    assignment.draft(own, run, engine),
  )
  const { document, warnings, record, caseFile = own } = drafted
  progress.setPages()
  const pages = await setPages(onCover(document, readThrough(document, caseFile, [])), signal)
  const duration_ms = Math.round(performance.now() - started)
  const name = assignment.fileName(profile)

  return async (trx) => {
    await assignment.stillWanted(trx)
    if (await assignment.isOvertaken?.(trx, document, caseFile)) throw new Overtaken()
    const files = { pdf: `${name}.pdf`, docx: `${name}.docx` }
    const stored = await storePages(parts, trx, task.user_id, pages, files)
    const { kind } = document
    const { task_id } = task
    const about = { application_id, kind, referee_id, endeavor_id, notice_id, task_id }
    const basis = basisOf(document.blocks, caseFile)
    const { unshown } = pages
    const version = { ...stored, document, basis, warnings, unshown, record, duration_ms }
    const letter_id = await insertDraft(trx, { ...about, ...version })
    const kept = await assignment.keep?.(trx, letter_id)
    if (assignment.completes) await completeSection(trx, application_id, assignment.completes)
    return {
      letter_id,
      url: fileUrl({ id: stored.pdf, name: files.pdf }),
      docx_url: fileUrl({ id: stored.docx, name: files.docx }),
      warnings: [...warnings, ...warningsOf(unshown)],
      ...kept,
    }
  }
}

/** Letters for which the PDF has no font: they print as boxes, so the name or passage they stand in is to be looked at. */
const warningsOf = (letters: string[]): Warning[] =>
  letters.length === 0 ? [] : [{ kind: 'verify', text: `The PDF cannot show these letters: ${letters.join(' ')}` }]

/** Drafting tells its own steps; setting the pages is one more after them. */
function leaveRoomForPages({ progress }: TaskContext) {
  let steps = 1
  return {
    tell(done: number, total: number, label: string) {
      steps = total
      progress(done, total + 1, label)
    },
    setPages: () => progress(steps, steps + 1, 'Setting the pages'),
  }
}

/** A person's name as part of a file's name. */
export const inFileName = (person: NameFields): string =>
  calledName(person)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

export const gone = (what: string): AppError => new AppError('not_found', `${what} was deleted. Nothing was generated.`)
