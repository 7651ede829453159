import { t } from '@lingui/core/macro'
import { ApiError } from '../../api/api-error.ts'
import { refetchEndeavors } from '../../api/endeavors.ts'
import { toast } from '../../ui/toast.tsx'

export const said = (context: string): string => t`${context}. Please try again.`

/** Tells a call that failed by what it was for. Of what is not allowed nothing is told but that it is locked. */
export function tellRefused(error: unknown, context: string, onLocked: () => void): void {
  const status = error instanceof ApiError ? error.status : 0
  if (error instanceof ApiError && error.code === 'upgrade_required') onLocked()
  else if (status !== 403) toast({ text: said(context), tone: 'error' })
  // Locked or gone since it was shown: what is shown is out of date.
  if (status === 403 || status === 404) void refetchEndeavors()
}
