import { t } from '@lingui/core/macro'
import type { LetterLink } from '#domain/letter-link.ts'
import { moment } from '../../ui/moment.ts'

/** How a link ended, with the time; one that had run out before it was revoked has expired. */
export function endOf({ revoked_at, expires_at }: Pick<LetterLink, 'revoked_at' | 'expires_at'>): string {
  return revoked_at !== null && revoked_at < expires_at
    ? t`Revoked ${moment(revoked_at)}`
    : t`Expired ${moment(expires_at)}`
}
