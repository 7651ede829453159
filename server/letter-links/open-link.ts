import type { User } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import { LINK_INVALID, linkSigned } from '#domain/letter-link.ts'
import type { Db, Trx } from '../db/client.ts'
import type { Clock, Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { applicantOf, refuseEnded } from './link-state.ts'
import { findLink, lockLinkRow, noteOpened, type FoundLink } from './store.ts'

/** A link that opens something, or the refusal that says why not. */
async function requireLink(db: Db | Trx, clock: Clock, id: string): Promise<FoundLink> {
  const link = await findLink(db, id)
  if (link === undefined) throw new AppError('not_found', LINK_INVALID)
  refuseEnded(link, clock.now())
  return link
}

/** The same for whoever holds it, who has opened it by that; the applicant who looks at what was sent has not. */
export async function openLink({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string, by?: User): Promise<FoundLink> {
  const link = await requireLink(db, clock, id)
  if (link.opened_at !== null || by?.id === link.user_id) return link
  const opened_at = clock.now().toISOString()
  await noteOpened(db, id, opened_at)
  return { ...link, opened_at }
}

/** What was handed in with a signature is not to be changed behind it. */
export function refuseSigned(link: FoundLink): FoundLink {
  if (link.signed_at !== null) throw new AppError('conflict', linkSigned(applicantOf(link)))
  return link
}

/** Asks again in the transaction that writes: a link that was revoked or signed meanwhile changes nothing more. */
export async function lockLink(trx: Trx, clock: Clock, id: string): Promise<FoundLink> {
  await lockLinkRow(trx, id)
  return requireLink(trx, clock, id)
}

/** Whose letter it is: what the recommender changes is the applicant's document. */
export const ownerOfLink = ({ user_id, application_id }: FoundLink): Owner => ({ user_id, application_id })
