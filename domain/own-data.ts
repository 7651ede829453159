import { z } from 'zod'

/** How long an archive of one's data can be fetched. */
export const EXPORT_KEPT_DAYS = 7
/** How long an account can still be kept after its deletion was confirmed. */
export const GRACE_DAYS = 7

export const BAD_DELETION_LINK = 'This link has been used already, or it has expired.'
export const DELETION_UNDER_WAY = 'Your account will be deleted already.'
export const DELETION_MAIL_SENT = 'We have sent you a mail'

const PASSWORD_LENGTH = 256

/** Whoever has a password gives it; an account without one has none to give. */
export const ownDataRequest = z.object({ password: z.string().max(PASSWORD_LENGTH).default('') })
export const deletionConfirmation = z.object({ token: z.string().max(PASSWORD_LENGTH) })

export const exportView = z.object({
  /** The job that makes one. */
  current_task_id: z.uuid().nullable(),
  /** The one that can be fetched. */
  export: z
    .object({ url: z.string(), name: z.string(), size: z.int(), made_at: z.string(), expires_at: z.string() })
    .nullable(),
})
export type ExportView = z.infer<typeof exportView>

/** When the account will be deleted. */
export const deletionView = z.object({ on: z.string() })
export type DeletionView = z.infer<typeof deletionView>

/** The day of an instant, the same one in a mail and on every device. */
export const dayOf = (at: string | Date): string =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
