import type { BackgroundKind } from './rfe.ts'

/** What a file reads like that was put in the place of a paper of the filing: the notice, or nothing of that kind. */
export const MISPLACED = ['notice', 'other'] as const
export type Misplaced = (typeof MISPLACED)[number]

export const NOTICE_IN_PLACE =
  'This file reads like the notice itself. Nothing of it is quoted as this paper; add the one that belongs here.'

/** Said of a file that is no such paper; a statement of the endeavor may be written in any way. */
const OTHER_IN_PLACE: Readonly<Partial<Record<BackgroundKind, string>>> = {
  petition_letter:
    'This does not read like a petition letter in English. Nothing of it is quoted as one; add the letter that was filed.',
  recommendation:
    'This does not read like a letter of recommendation in English. Nothing of it is quoted as one; add the letter itself.',
  response_letter:
    'This does not read like an answer to a notice in English. Nothing of it is quoted as one; add the answer itself.',
  initial_response:
    'This does not read like an answer to a notice in English. Nothing of it is quoted as one; add the answer itself.',
}

export const saidOfMisplaced = (kind: BackgroundKind, as: Misplaced): string =>
  as === 'notice' ? NOTICE_IN_PLACE : (OTHER_IN_PLACE[kind] ?? NOTICE_IN_PLACE)
