import { sql } from 'kysely'
import { z } from 'zod'
import type { Block } from '#domain/document.ts'
import { OUTDATED, UNDERSTOOD, type RedraftResult } from '#domain/drafted-document.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { basisOf, joinedBasis, type Basis } from '#drafting/editing/basis.ts'
import { takenNoteOf } from '#drafting/editing/changes.ts'
import { numberedAs } from '#drafting/editing/numbering.ts'
import { warningsIn } from '#drafting/editing/open-points.ts'
import { withSection } from '#drafting/editing/sections.ts'
import { redraftSection } from '#drafting/redraft.ts'
import { readInstruction } from '#drafting/redraft/instruction.ts'
import { plannedFor } from '#drafting/redraft/planned.ts'
import type { Trx } from '../db/client.ts'
import { draftingJob } from '../jobs/job.ts'
import { findTask } from '../jobs/tasks.ts'
import type { Parts, WorkParts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { changeText } from './change-document.ts'
import { openDocument, type OpenDocument } from './open-document.ts'
import { followsInstructions, REDRAFT, redraftKey } from './redraft-kind.ts'
import type { VersionRecord } from './versions-store.ts'
import { withEngine } from './with-engine.ts'
import { changesOf, writingOf } from './writing-of.ts'

/** What a redraft task keeps: the proposal, and what accepting it needs. */
interface Proposal extends RedraftResult {
  instruction: string
  basis: Basis
  /** What had changed in the profile when it was drafted. */
  noted: Record<string, string>
  record: VersionRecord
  duration_ms: number
  /** The version that it was accepted as. */
  accepted?: number
}

interface Wish {
  section: string
  instruction: string
}

/** Refuses a section that cannot be drafted again, and an instruction that the drafter does not understand. */
export async function refuseRedraft(
  parts: WorkParts,
  application_id: number,
  document_id: number,
  { section, instruction }: Wish,
): Promise<void> {
  const { row, newest } = await openDocument(parts, application_id, document_id)
  const { outline } = await writingOf(parts.db, row, newest.caseFile)
  const { blocks } = newest.document
  const stands = blocks.some((block) => block.section === section)
  if (!stands || plannedFor(outline, blocks, section, newest.caseFile) === undefined)
    throw invalidFields({ section: ['This section cannot be drafted again'] })
  if (!followsInstructions(parts)) {
    const { wishes, unread } = readInstruction(
      instruction,
      newest.caseFile,
      blocks.filter((block) => block.section === section),
    )
    if (wishes.length === 0) throw invalidFields({ instruction: [[...unread, UNDERSTOOD].join(' ')] })
  }
}

/** Queues a section to be drafted again. It costs no credit; one at a time for a document. */
export async function startRedraft(parts: Parts, owner: Owner, document_id: number, wish: Wish): Promise<string> {
  const account = String(owner.user_id)
  await parts.workers.run('refuse-redraft', { ...owner, id: document_id, body: wish }, { account })
  const payload = { application_id: owner.application_id, document_id, ...wish }
  const task = { kind: REDRAFT, key: redraftKey(document_id), ...owner, payload }
  return parts.db.transaction().execute((trx) => parts.jobs.startTask(trx, task))
}

export const redraftJob = draftingJob({
  kind: REDRAFT,
  payload: z.object({ application_id: z.int(), document_id: z.int(), section: z.string(), instruction: z.string() }),

  async run(context, { application_id, document_id, section, instruction }) {
    const { parts } = context
    const started = performance.now()
    const { row, newest } = await openDocument(parts, application_id, document_id)
    const writing = await writingOf(parts.db, row, newest.caseFile)
    const asked = { section, instruction }
    const { blocks, unfollowed, leftOut, record } = await withEngine(context, (run, engine) =>
      redraftSection(writing, newest.document, asked, run, engine),
    )
    if (blocks.length === 0)
      throw new AppError('conflict', 'Your profile no longer gives rise to this section. Nothing was drafted.')
    const proposal: Proposal = {
      ...asked,
      blocks,
      unfollowed,
      warnings: [
        ...warningsIn(blocks),
        ...leftOut.map(({ text, reason }) => ({ kind: 'left_out' as const, text: `${text} (${reason})` })),
      ],
      basis: basisOf(blocks, newest.caseFile),
      noted: takenNoteOf(changesOf(newest, writing), section),
      record,
      duration_ms: Math.round(performance.now() - started),
    }
    return () => Promise.resolve(proposal)
  },
})

/** The user's own proposal for this document. */
async function findProposal(parts: WorkParts, owner: Owner, document_id: number, task_id: string): Promise<Proposal> {
  const task = await findTask(parts.db, task_id, owner.user_id)
  if (task.kind !== REDRAFT || task.key !== redraftKey(document_id) || task.status !== 'SUCCESS')
    throw new AppError('not_found', 'Proposal does not exist')
  // What comes out of the column is what `redraftJob` put in.
  return task.result as Proposal
}

/** How people call a section: by its heading, or by its name in the outline. */
function titleOf(blocks: readonly Block[], section: string): string {
  const heading = blocks.find((block) => block.section === section && block.kind === 'heading')
  return heading?.kind === 'heading' ? heading.text : section.replaceAll('-', ' ')
}

/** Takes over a proposal as a new version, once; the same text makes none. */
export async function acceptProposal(
  parts: WorkParts,
  owner: Owner,
  id: number,
  { task_id, base_version }: { task_id: string; base_version: number },
): Promise<OpenDocument> {
  return changeText(parts, owner, id, undefined, async ({ row, newest }) => {
    const proposal = await findProposal(parts, owner, id, task_id)
    // What was accepted may have been edited or taken back since: accepting it again would undo that unseen.
    if (proposal.accepted !== undefined)
      throw new AppError('conflict', `This proposal was accepted before, as version ${proposal.accepted}.`, {
        extra: { accepted: proposal.accepted },
      })
    if (base_version !== row.version) throw new AppError('conflict', OUTDATED)
    const { section, instruction, record, duration_ms: drafted_ms } = proposal
    const { blocks: standing } = newest.document
    const joined = joinedBasis(newest.basis, proposal.basis)
    if (joined === undefined || !standing.some((block) => block.section === section))
      throw new AppError('conflict', 'Your profile was changed meanwhile. Please draft the section again.')
    const blocks = withSection(standing, section, proposal.blocks)
    if (JSON.stringify(blocks) === JSON.stringify(standing)) return undefined
    const renewed = { ...joined.renewed, [section]: { ...joined.renewed?.[section], ...proposal.noted } }
    const basis = { ...joined, renewed }
    const from = { ...newest, basis, caseFile: numberedAs(newest.caseFile, basis) }
    const note = `Section “${titleOf(standing, section)}” drafted again: ${instruction}`.slice(0, 300)
    const keep = (trx: Trx, version: number) => noteAccepted(trx, task_id, version)
    return { blocks, from, made_by: 'redraft', note, record, drafted_ms, keep }
  })
}

async function noteAccepted(trx: Trx, task_id: string, version: number): Promise<void> {
  const accepted = JSON.stringify({ accepted: version })
  await trx
    .updateTable('tasks')
    .set({ result: sql`result || ${accepted}::jsonb` })
    .where('task_id', '=', task_id)
    .execute()
}
