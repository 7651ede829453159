import type { Mail } from '../parts.ts'

/**
 * A mail as nodemailer writes it. Its one address is never read as a list of them, nothing in it is fetched from a file or an
 * address, and every attempt to send it bears the same Message-ID, by which mail programs know a second copy for what it is.
 */
export const mailMessage = ({ id, to, subject, text, html }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: id === undefined ? undefined : `<${id}@${/@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
  // Keeps programs that answer by themselves ("I am on holiday") from doing so (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
