import { LOCALE } from '../language/locale.ts'
/** How a form tells the time of a save. */
export const clock = (time: Date) =>
  time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
export const day = (time: Date) => time.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' })
