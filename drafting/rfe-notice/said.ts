import { NOTHING_NEEDED } from './lexicon/concessions.ts'
import { DEFERS } from './lexicon/findings.ts'
import { CITATION } from './lexicon/law-words.ts'
import { QUOTED_LAW } from './lexicon/quoted-law.ts'
import type { Told } from './told.ts'

/** What an officer may say of a case. */
const SAYS: ReadonlySet<Told['role']> = new Set(['other', 'weak', 'concession'])

/** Of this case, in the officer's own words; also where they are put as a rule. */
export const isSaid = ({ role, bullet, own }: Told): boolean => {
  if (
    bullet ||
    own
      .replace(/\[(?:quoted|reported)\]/g, '')
      .trim()
      .split(/\s+/).length < 3 ||
    /^\W*\[quoted\]/.test(own) ||
    /^the (?:only|first|next|remaining|last) (?:question|issue|matter)\b/.test(own) ||
    DEFERS.test(own) ||
    NOTHING_NEEDED.test(own)
  )
    return false
  if (/^(?:the (?:self-)?petitioner|you|he|she)\b (?:also )?(?:claims?|states?|seeks?|filed|proposes?)\b/.test(own))
    return false
  return (
    SAYS.has(role) ||
    (role === 'law' &&
      /\b(?:you|your|her|his|him)\b/.test(own) &&
      !CITATION.test(own) &&
      !QUOTED_LAW.some((pattern) => pattern.test(own)))
  )
}

/** The end of what was said: of its last paragraph, so many sentences. */
const LAST_SAID = 3
export const saidLast = (said: readonly Told[]): Told[] =>
  said.filter(({ block, text }) => block === said.at(-1)?.block && text.split(/\s+/).length > 2).slice(-LAST_SAID)
