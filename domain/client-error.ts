import { z } from 'zod'

/**
 * A page that broke in somebody's browser, as the log may hold it: where in the built program, never in which words, since an
 * exception's message may quote what was typed, and never at which address, which may hold a token.
 */
export const clientError = z.object({
  /** The kind of exception: `TypeError`. */
  error: z.string().regex(/^[A-Za-z]{1,40}$/),
  /** The first part of the page's path: `/documents`. */
  page: z.string().regex(/^\/[a-z-]{0,40}$/),
  /** Lines of the built program, the innermost first. */
  at: z.array(z.string().regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)).max(8),
})
export type ClientError = z.infer<typeof clientError>

/** By which the operator finds it in the log. */
export const clientErrorReply = z.object({ id: z.uuid() })
