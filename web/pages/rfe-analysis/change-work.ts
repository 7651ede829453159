import { t } from '@lingui/core/macro'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import type { IssueChange } from '#domain/rfe.ts'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { refetchRfe, saveIssue } from '../../api/rfe.ts'
import { toast } from '../../ui/toast.tsx'

/** The server's words where it refuses what was asked; a server that fails has none for whoever asked. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? saysOf(error, otherwise) : otherwise

const NOT_SAVED = t`This could not be saved. Please try again.`

/** Saves what was done about an issue, and tells where it was not; whoever shows it then takes it back. */
export async function changeWork(id: number, change: (held: WorkedIssue) => IssueChange): Promise<void> {
  try {
    await saveIssue(id, change)
  } catch (error) {
    // An analysis that was made anew in another window has issues of its own.
    if (error instanceof ApiError && error.status === 404) void refetchRfe()
    toast({ text: reasonOf(error, NOT_SAVED), tone: 'error' })
    throw error
  }
}
