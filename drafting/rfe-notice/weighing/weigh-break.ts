import breaks from './breaks.json' with { type: 'json' }
import { breakTraits, type Following } from './break-traits.ts'
import { likelihood, type Weights } from './likelihood.ts'

const learned: Readonly<Record<'break', Weights>> = breaks

/** More likely than this, it is another matter; below a half, since what is joined by mistake goes unanswered. */
const ANOTHER = 0.3

/** It speaks of what was just named, or says what that comes to. */
const OF_THE_LAST =
  /^(?:(?:this|that|these|those|such) \w+|(?:thus|therefore|accordingly|consequently|hence|as (?:a result|such)|for (?:this|these|that|those) reasons?)\b)/

/** Whether a finding comes to another matter than the point that its paragraph has in hand. */
export const comesApart = (following: Following): boolean =>
  !OF_THE_LAST.test(following.one.own) && likelihood(learned.break, breakTraits(following)) > ANOTHER
