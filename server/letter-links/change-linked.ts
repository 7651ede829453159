import type { z } from 'zod'
import type { reviewRequest } from '#domain/drafted-document.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { NOT_A_STATEMENT, notTheWriter, type linkedEdit } from '#domain/letter-link.ts'
import { isNameOf } from '#domain/name-of-person.ts'
import { openPointsOf } from '#drafting/editing/open-points.ts'
import { confirmedAnswers } from '#drafting/editing/own-answers.ts'
import type { Trx } from '../db/client.ts'
import { BY_HAND, editDocument } from '../drafts/edit.ts'
import { openDocument, type OpenDocument } from '../drafts/open-document.ts'
import { reopen, review, waive } from '../drafts/review.ts'
import { keepAnswers } from '../facts/store.ts'
import type { WorkParts } from '../parts.ts'
import { applicantOf, recommenderOf, writerOf } from './link-state.ts'
import { lockLink, openLink, ownerOfLink, refuseSigned } from './open-link.ts'
import { noteEdited, noteNamed, type FoundLink } from './store.ts'

/** A link whose letter may still be changed, and what its change is written with. */
async function toChange(parts: WorkParts, id: string) {
  const link = refuseSigned(await openLink(parts, id))
  const now = () => parts.clock.now().toISOString()
  const lock = async (trx: Trx) => refuseSigned(await lockLink(trx, parts.clock, id))
  return {
    link,
    async keep(trx: Trx) {
      await lock(trx)
      await noteEdited(trx, id, now())
    },
    async keepName(trx: Trx, name: string) {
      await lock(trx)
      await noteNamed(trx, id, now(), name)
    },
  }
}

const byRecommender = (link: FoundLink) => ({
  made_by: 'recommender' as const,
  record: { ...BY_HAND, provider: 'recommender' },
  named: ` by ${recommenderOf(link)}`,
  answersAs: writerOf(link)?.name,
})

/** Whoever answers by the link of a letter answers in the name of its recommender. */
function refuseOtherName(link: FoundLink, name: string): void {
  if (!isNameOf(name, link)) throw invalidFields({ name: [notTheWriter(applicantOf(link))] })
}

/** The recommender types a name once: what is answered by this link counts under it, from now on. */
export async function nameWriter(parts: WorkParts, id: string, name: string): Promise<void> {
  const { link, keepName } = await toChange(parts, id)
  refuseOtherName(link, name)
  await parts.db.transaction().execute((trx) => keepName(trx, name))
}

/** Saves the recommender's words, which are read like the applicant's, as a version of their own. */
export async function editLinked(
  parts: WorkParts,
  id: string,
  edit: z.output<typeof linkedEdit>,
): Promise<OpenDocument> {
  const { link, keep } = await toChange(parts, id)
  return editDocument(parts, ownerOfLink(link), link.document_id, edit, { ...byRecommender(link), keep })
}

type Keep = (trx: Trx) => Promise<void>

const inOrder =
  (...keeps: Keep[]): Keep =>
  async (trx) => {
    for (const keep of keeps) await keep(trx)
  }

/** Keeps what the recommender settles by name as answers of the recommender, for the next draft of the letter. */
async function answersKept(
  parts: WorkParts,
  link: FoundLink,
  { name = '', confirm = [], withdraw = [] }: { name?: string | undefined; confirm?: string[]; withdraw?: string[] },
) {
  const { newest, waivers } = await openDocument(parts, link.application_id, link.document_id)
  const known = waivers.filter(({ left_out }) => left_out !== true).map(({ point }) => point)
  const at = parts.clock.now().toISOString()
  const settled = { referee: link.referee_id, confirm, known, withdraw, by: name, at }
  const answers = confirmedAnswers(newest.document.blocks, newest.caseFile, settled)
  return (trx: Trx): ReturnType<Keep> => keepAnswers(trx, link.application_id, answers)
}

/** The recommender answers for a statement by name. What is missing is no statement: it is written, or its sentence goes. */
export async function confirmLinked(
  parts: WorkParts,
  id: string,
  answer: { point: string; name: string },
): Promise<OpenDocument> {
  const { link, keep, keepName } = await toChange(parts, id)
  refuseOtherName(link, answer.name)
  const { newest } = await openDocument(parts, link.application_id, link.document_id)
  const asked = openPointsOf(newest.document.blocks).find((point) => point.id === answer.point)
  if (asked?.kind === 'missing') throw new AppError('invalid', NOT_A_STATEMENT)
  const keepAnswer = await answersKept(parts, link, { name: answer.name, confirm: [answer.point] })
  const named = (trx: Trx) => keepName(trx, answer.name)
  const keeping = inOrder(keep, named, keepAnswer)
  return waive(parts, ownerOfLink(link), link.document_id, answer, { as: 'recommender', keep: keeping })
}

export async function reopenLinked(parts: WorkParts, id: string, point: string): Promise<OpenDocument> {
  const { link, keep } = await toChange(parts, id)
  const keepAnswer = await answersKept(parts, link, { withdraw: [point] })
  const keeping = inOrder(keep, keepAnswer)
  return reopen(parts, ownerOfLink(link), link.document_id, point, { as: 'recommender', keep: keeping })
}

/** What the recommender settled in a review, sent together. */
export async function reviewLinked(
  parts: WorkParts,
  id: string,
  asked: z.output<typeof reviewRequest>,
): Promise<OpenDocument> {
  const { link, keep, keepName } = await toChange(parts, id)
  const { name, confirm, leave_out, reopen: taken } = asked
  if (name !== undefined) refuseOtherName(link, name)
  const keepAnswer = await answersKept(parts, link, { name, confirm, withdraw: [...leave_out, ...taken] })
  const named = async (trx: Trx) => (name === undefined ? undefined : keepName(trx, name))
  const keeping = inOrder(keep, named, keepAnswer)
  return review(parts, ownerOfLink(link), link.document_id, asked, { as: 'recommender', keep: keeping })
}
