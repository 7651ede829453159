import { DAY_FIRST } from '../language/locale.ts'

/** `20 Nov 2026, 21:46` */
export const moment = (iso: string): string =>
  new Date(iso).toLocaleString(DAY_FIRST, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
