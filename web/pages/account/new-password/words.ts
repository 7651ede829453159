import { t } from '@lingui/core/macro'
import { MOST_USED } from '#domain/account.ts'
import { translated } from '../../../language/translated.ts'
import type { Advice, Level } from './level.ts'

// Apart from the levels: what is reckoned in a worker, which speaks no language, must not load words.

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  1: t`Easy to guess`,
  2: t`Fair`,
  3: t`Good`,
  4: t`Strong`,
}

const LEAKED = t`This is among the passwords that attackers try first.`
const KEYS = t`Keys that lie side by side are easy to guess.`
const REPEATS = t`Repeated letters or words add little.`
const DATES = t`Dates and years are easy to guess.`
const NAMES = t`A name alone is easy to guess.`

export const ADVICE_WORDS: Readonly<Record<Advice, string>> = {
  mostUsed: translated(MOST_USED),
  topTen: LEAKED,
  topHundred: LEAKED,
  common: LEAKED,
  similarToCommon: t`This is close to a password that attackers try first.`,
  userInputs: t`It holds your name, your email or the name of this site. Others could guess that.`,
  straightRow: KEYS,
  keyPattern: KEYS,
  simpleRepeat: REPEATS,
  extendedRepeat: REPEATS,
  sequences: t`Sequences such as “abc” or “123” are easy to guess.`,
  recentYears: DATES,
  dates: DATES,
  wordByItself: t`A single word is easy to guess.`,
  namesByThemselves: NAMES,
  commonNames: NAMES,
  longer: t`Longer is stronger: a few unrelated words are easy to remember.`,
}
