/** Deferred: not taken this time, to be tried again. Refused: never to be taken. Given up: tried for as long as it is tried. */
export type MailOutcome = 'sent' | 'deferred' | 'refused' | 'given_up'
export type MailCounts = Record<MailOutcome, number>

export const newMailCounts = (): MailCounts => ({ sent: 0, deferred: 0, refused: 0, given_up: 0 })
