import { i18n } from '@lingui/core'

const inEnglish = i18n.locale !== 'zh-Hans'

/** What stands between two sentences: a Chinese full stop brings its own distance. */
export const BETWEEN_SENTENCES = inEnglish ? ' ' : ''

/** By which dates and figures of the interface are written (BCP 47). */
export const LOCALE = inEnglish ? 'en-US' : 'zh-CN'

/** The same where a date is one of many, short and with its day first. */
export const DAY_FIRST = inEnglish ? 'en-GB' : 'zh-CN'
