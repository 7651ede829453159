import { t } from '@lingui/core/macro'
import { ApiError, saysOf } from '../../api/api-error.ts'

/** Why a paragraph was not saved, and whether another text stands there by now. */
export interface Refusal {
  text: string
  outdated: boolean
}

const SAFE = t`What you typed is safe on this device: save it again.`

/** A failed save in words that say what becomes of what was typed. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { text: t`It could not be saved. ${SAFE}`, outdated: false }
  const { status, code } = error
  if (status === 409)
    return {
      text: t`This document was changed meanwhile. What you typed stays here: load the newest version, then save again.`,
      outdated: true,
    }
  if (status === 0)
    return {
      text: code === 'timeout' ? t`The server did not answer in time. ${SAFE}` : t`There is no connection. ${SAFE}`,
      outdated: false,
    }
  if (status >= 500 || status === 429) return { text: t`It could not be saved. ${SAFE}`, outdated: false }
  return { text: saysOf(error, t`It could not be saved. ${SAFE}`), outdated: false }
}
