import { AppError } from '#domain/errors.ts'
import { openPointsOf } from '#drafting/editing/open-points.ts'
import type { Waiver } from '#drafting/editing/printed.ts'
import type { Trx } from '../db/client.ts'
import type { WorkParts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { changeWaivers } from './change-document.ts'
import type { OpenDocument } from './open-document.ts'
import { deleteWaiver, insertWaiver } from './waivers-store.ts'

/** As what somebody answers, and what is written along with it. */
export interface Answerer extends Pick<Waiver, 'as'> {
  keep?(trx: Trx): Promise<void>
}

const APPLICANT: Answerer = { as: 'applicant' }

/** Takes an open point upon oneself. Who waived it before stays where it is done twice under one name. */
export const waive = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  { point, name }: { point: string; name: string },
  { as, keep }: Answerer = APPLICANT,
): Promise<OpenDocument> =>
  changeWaivers(parts, owner, id, ({ newest, waivers }) => {
    const found = openPointsOf(newest.document.blocks).find((one) => one.id === point)
    if (found === undefined) throw new AppError('not_found', 'Open point does not exist')
    if (waivers.some((one) => one.point === point && one.by === name && one.as === as)) return undefined
    const created_at = parts.clock.now().toISOString()
    return {
      waivers: [...waivers.filter((one) => one.point !== point), { point, by: name, at: created_at, as }],
      async keep(trx) {
        await insertWaiver(trx, id, { point, name, text: found.text, created_at, taken_as: as })
        await keep?.(trx)
      },
    }
  })

/** Opens a point again. The applicant takes back anybody's word for it, the recommender only their own. */
export const reopen = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  point: string,
  { as, keep }: Answerer = APPLICANT,
): Promise<OpenDocument> =>
  changeWaivers(parts, owner, id, ({ waivers }) => {
    if (!waivers.some((one) => one.point === point && (as === 'applicant' || one.as === as)))
      throw new AppError('not_found', 'This point was not waived')
    return {
      waivers: waivers.filter((one) => one.point !== point),
      async keep(trx) {
        await deleteWaiver(trx, id, point)
        await keep?.(trx)
      },
    }
  })
