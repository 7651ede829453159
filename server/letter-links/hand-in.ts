import type { FastifyRequest } from 'fastify'
import { queueMail } from '../mail/send-mail.ts'
import { transact } from '../files/keep-file.ts'
import type { Parts } from '../parts.ts'
import { keepSignedLetter, readSignedLetter } from '../recommenders/letters.ts'
import { recommenderOf } from './link-state.ts'
import { signedMail } from './mails.ts'
import { lockLink, openLink, ownerOfLink } from './open-link.ts'
import { noteSigned } from './store.ts'

/** Keeps what the recommender signed, and tells the applicant once; a better scan takes the place of the first. */
export async function handIn(parts: Parts, request: FastifyRequest, site: string): Promise<void> {
  const id = request.letterLink
  const opened = await openLink(parts, id)
  const { referee_id } = opened
  const file = await readSignedLetter(parts, request)
  await transact(parts, async (trx) => {
    const signed_letter = await keepSignedLetter(parts, trx, ownerOfLink(opened), referee_id, file)
    const link = await lockLink(trx, parts.clock, id)
    await noteSigned(trx, id, parts.clock.now().toISOString(), signed_letter)
    if (link.signed_at !== null) return
    const url = `${site}/recommender-config?ref=${referee_id}&tab=final`
    const told = { recommender: recommenderOf(link), file: file.name, url }
    await queueMail(parts, trx, signedMail({ email: link.user_email, username: link.username }, told))
  })
}
