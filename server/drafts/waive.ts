import type { DocumentView } from '#domain/drafted-document.ts'
import { AppError } from '#domain/errors.ts'
import { openPointsOf } from '#drafting/editing/open-points.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { changeWaivers } from './change-document.ts'
import { deleteWaiver, insertWaiver } from './waivers-store.ts'

/** Takes an open point upon oneself. Who waived it before stays where it is done twice under one name. */
export const waive = (parts: Parts, owner: Owner, id: number, point: string, name: string): Promise<DocumentView> =>
  changeWaivers(parts, owner, id, ({ newest, waivers }) => {
    const found = openPointsOf(newest.document.blocks).find((one) => one.id === point)
    if (found === undefined) throw new AppError('not_found', 'Open point does not exist')
    if (waivers.some((one) => one.point === point && one.by === name)) return undefined
    const created_at = parts.clock.now().toISOString()
    return {
      waivers: [...waivers.filter((one) => one.point !== point), { point, by: name, at: created_at, as: 'applicant' }],
      keep: (trx) => insertWaiver(trx, id, { point, name, text: found.text, created_at, taken_as: 'applicant' }),
    }
  })

export const reopen = (parts: Parts, owner: Owner, id: number, point: string): Promise<DocumentView> =>
  changeWaivers(parts, owner, id, ({ waivers }) => {
    if (!waivers.some((one) => one.point === point)) throw new AppError('not_found', 'This point was not waived')
    return {
      waivers: waivers.filter((one) => one.point !== point),
      keep: (trx) => deleteWaiver(trx, id, point),
    }
  })
