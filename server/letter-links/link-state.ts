import { AppError } from '#domain/errors.ts'
import { linkExpired, linkRevoked, type LetterLink, type LinkState } from '#domain/letter-link.ts'
import { calledName } from '#domain/filing-name.ts'
import { isNameOf } from '#domain/name-of-person.ts'
import { printable } from '#domain/document-text.ts'
import type { FoundLink, StoredLink } from './store.ts'

/** Names as sentences, mails and a mail's subject can hold them: one line, nothing invisible. */
export const applicantOf = (link: FoundLink): string =>
  printable(
    calledName({
      first_name: link.applicant_first,
      middle_name: link.applicant_middle,
      last_name: link.applicant_last,
      latin_first_name: link.applicant_latin_first,
      latin_last_name: link.applicant_latin_last,
      has_one_name: link.applicant_has_one_name,
    }),
  )
export const recommenderOf = (link: FoundLink): string =>
  [link.pronoun, calledName(link)].map(printable).filter(Boolean).join(' ')

/** In what name the recommender answers by a link; null before one was typed, and after the profile has given them another. */
export function writerOf(link: FoundLink): LetterLink['writer'] {
  const typed = typedName(link)
  return typed !== null && isNameOf(typed.name, link) ? typed : null
}

/** The name that was typed by a link, whatever the profile calls the recommender by now. */
export const typedName = ({ writer_name: name, writer_named_at: at }: StoredLink): LetterLink['writer'] =>
  name === null || at === null ? null : { name, at }

type Dates = Pick<StoredLink, 'expires_at' | 'revoked_at' | 'opened_at' | 'edited_at' | 'signed_at'>

/** How a link ended, if it has; one that had run out before it was replaced has expired. */
function endOf({ expires_at, revoked_at }: Dates, now: Date): 'expired' | 'revoked' | undefined {
  if (revoked_at !== null && revoked_at < expires_at) return 'revoked'
  return expires_at <= now.toISOString() ? 'expired' : undefined
}

/** Where a link stands. What was signed stays so, whether the link still opens anything or not. */
export function stateOf(link: Dates, now: Date): LinkState {
  if (link.signed_at !== null) return 'signed'
  return endOf(link, now) ?? (link.edited_at !== null ? 'edited' : link.opened_at !== null ? 'opened' : 'sent')
}

export const isLiving = (link: Dates, now: Date): boolean => endOf(link, now) === undefined

export function refuseEnded(link: FoundLink, now: Date): void {
  const end = endOf(link, now)
  if (end === 'revoked') throw new AppError('link_revoked', linkRevoked(applicantOf(link)))
  if (end === 'expired') throw new AppError('link_expired', linkExpired(applicantOf(link)))
}
