/** From easily guessed to beyond guessing. */
export type Level = 1 | 2 | 3 | 4

/** Why a password is weaker than it need be, under the estimator's own names; the first is refused. */
const ADVICE = [
  'mostUsed',
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'userInputs',
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
  'longer',
] as const
export type Advice = (typeof ADVICE)[number]
export const isAdvice = (name: string | null): name is Advice => ADVICE.some((advice) => advice === name)

export interface Strength {
  level: Level
  advice: Advice | null
}
