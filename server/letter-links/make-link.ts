import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { LINK_PAGE, NO_LETTER_YET, type LetterLink, type linkRequest } from '#domain/letter-link.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Trx } from '../db/client.ts'
import { listLettersOf } from '../drafts/store.ts'
import type { Parts } from '../parts.ts'
import { lockReferee, requireReferee } from '../recommenders/require-referee.ts'
import { applicantOf, isLiving, recommenderOf, stateOf, typedName } from './link-state.ts'
import { boundMails } from './mail-bounds.ts'
import { askingMail } from './mails.ts'
import { findLink, insertLink, listLinks, revokeLinks, type StoredLink } from './store.ts'
import { linkToken } from './token.ts'

const DAY = 24 * 3_600_000

const urlOf = ({ config }: Pick<Parts, 'config'>, site: string, id: string): string =>
  `${site}${LINK_PAGE}#${linkToken(config.sessionSecret, id)}`

/** A link as the applicant sees it. One that opens nothing any more has no address. */
function present(parts: Pick<Parts, 'config' | 'clock'>, site: string, link: StoredLink): LetterLink {
  const { document_id: letter_id, writer_name: _name, writer_named_at: _at, ...dates } = link
  const now = parts.clock.now()
  return {
    ...dates,
    letter_id,
    writer: typedName(link),
    state: stateOf(link, now),
    url: isLiving(link, now) ? urlOf(parts, site, link.id) : null,
  }
}

export async function linksOf(
  parts: Parts,
  application_id: number,
  referee_id: number,
  site: string,
): Promise<LetterLink[]> {
  await requireReferee(parts.db, application_id, referee_id)
  return (await listLinks(parts.db, referee_id)).map((link) => present(parts, site, link))
}

/** The letter that was asked for, or the newest. */
async function letterFor(parts: Parts, application_id: number, referee_id: number, wanted?: number): Promise<number> {
  const letters = await listLettersOf(parts.db, application_id, referee_id)
  if (letters.length === 0) throw new AppError('invalid', NO_LETTER_YET)
  const letter = wanted === undefined ? letters.at(-1) : letters.find(({ id }) => id === wanted)
  if (letter === undefined) throw new AppError('not_found', 'Letter does not exist')
  return letter.id
}

/** Makes a recommender's link, which ends the one before, and mails it where that is wanted: all or nothing. */
export async function makeLink(
  parts: Parts,
  application_id: number,
  referee_id: number,
  { letter_id, days, note, send }: z.output<typeof linkRequest>,
  site: string,
): Promise<LetterLink> {
  await requireReferee(parts.db, application_id, referee_id)
  const document_id = await letterFor(parts, application_id, referee_id, letter_id)
  const link = await parts.db.transaction().execute(async (trx) => {
    const { email } = await lockReferee(trx, application_id, referee_id)
    const now = parts.clock.now()
    const created_at = now.toISOString()
    const expires_at = new Date(now.valueOf() + days * DAY).toISOString()
    await revokeLinks(trx, referee_id, created_at)
    const sent_to = send ? email : null
    if (sent_to !== null) await boundMails(parts, trx, referee_id, sent_to)
    const made = await insertLink(trx, { document_id, referee_id, sent_to, note, created_at, expires_at })
    if (sent_to !== null) await mailLink(parts, trx, made.id, sent_to, site)
    return made
  })
  return present(parts, site, link)
}

async function mailLink(parts: Parts, trx: Trx, id: string, to: string, site: string): Promise<void> {
  const link = await findLink(trx, id)
  if (link === undefined) throw new Error('The link was made for nobody')
  const { applicant_email, expires_at, note } = link
  const people = { applicant: applicantOf(link), applicant_email, recommender: recommenderOf(link) }
  await queueMail(parts, trx, askingMail({ to, ...people, url: urlOf(parts, site, id), expires_at, note }))
}

/** Ends a link. One that has ended already stays as it ended. */
export async function revokeLink(parts: Parts, application_id: number, referee_id: number, id: string): Promise<void> {
  await requireReferee(parts.db, application_id, referee_id)
  const known = await listLinks(parts.db, referee_id)
  if (!known.some((link) => link.id === id)) throw new AppError('not_found', 'Link does not exist')
  await revokeLinks(parts.db, referee_id, parts.clock.now().toISOString(), id)
}
