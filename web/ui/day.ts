import { LOCALE } from '../language/locale.ts'

/** The day of an instant, the one that the mails name too: the same on every device. */
export const dayOf = (at: string | Date): string =>
  new Date(at).toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })
