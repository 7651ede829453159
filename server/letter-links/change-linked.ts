import type { z } from 'zod'
import type { reviewRequest } from '#domain/drafted-document.ts'
import { AppError } from '#domain/errors.ts'
import { NOT_A_STATEMENT, type linkedEdit } from '#domain/letter-link.ts'
import { openPointsOf } from '#drafting/editing/open-points.ts'
import type { Trx } from '../db/client.ts'
import { BY_HAND, editDocument } from '../drafts/edit.ts'
import { openDocument, type OpenDocument } from '../drafts/open-document.ts'
import { reopen, review, waive } from '../drafts/review.ts'
import type { WorkParts } from '../parts.ts'
import { recommenderOf } from './link-state.ts'
import { lockLink, openLink, ownerOfLink, refuseSigned } from './open-link.ts'
import { noteEdited, type FoundLink } from './store.ts'

/** A link whose letter may still be changed, and what its change is written with. */
async function toChange(parts: WorkParts, id: string) {
  const link = refuseSigned(await openLink(parts, id))
  return {
    link,
    async keep(trx: Trx) {
      refuseSigned(await lockLink(trx, parts.clock, id))
      await noteEdited(trx, id, parts.clock.now().toISOString())
    },
  }
}

const byRecommender = (link: FoundLink) => ({
  made_by: 'recommender' as const,
  record: { ...BY_HAND, provider: 'recommender' },
  named: ` by ${recommenderOf(link)}`,
})

/** Saves the recommender's words, which are read like the applicant's, as a version of their own. */
export async function editLinked(
  parts: WorkParts,
  id: string,
  edit: z.output<typeof linkedEdit>,
): Promise<OpenDocument> {
  const { link, keep } = await toChange(parts, id)
  return editDocument(parts, ownerOfLink(link), link.document_id, edit, { ...byRecommender(link), keep })
}

/** The recommender answers for a statement by name. What is missing is no statement: it is written, or its sentence goes. */
export async function confirmLinked(
  parts: WorkParts,
  id: string,
  answer: { point: string; name: string },
): Promise<OpenDocument> {
  const { link, keep } = await toChange(parts, id)
  const { newest } = await openDocument(parts, link.application_id, link.document_id)
  const asked = openPointsOf(newest.document.blocks).find((point) => point.id === answer.point)
  if (asked?.kind === 'missing') throw new AppError('invalid', NOT_A_STATEMENT)
  return waive(parts, ownerOfLink(link), link.document_id, answer, { as: 'recommender', keep })
}

export async function reopenLinked(parts: WorkParts, id: string, point: string): Promise<OpenDocument> {
  const { link, keep } = await toChange(parts, id)
  return reopen(parts, ownerOfLink(link), link.document_id, point, { as: 'recommender', keep })
}

/** What the recommender settled in a review, sent together. */
export async function reviewLinked(
  parts: WorkParts,
  id: string,
  asked: z.output<typeof reviewRequest>,
): Promise<OpenDocument> {
  const { link, keep } = await toChange(parts, id)
  return review(parts, ownerOfLink(link), link.document_id, asked, { as: 'recommender', keep })
}
