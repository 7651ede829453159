import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isMostUsed } from '#domain/most-used-password.ts'
import { isAdvice, type Level, type Strength } from './level.ts'

/** What is longer is strong by its first letters already, or is told why not by them. */
const maxLength = 64

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength })

/** Names of which an attacker thinks first here. */
const OURS = ['waiverly', 'waiver', 'petition', 'immigration']

/** What is known of the applicant in the pieces in which people put it into passwords. */
const pieces = (about: readonly string[]): string[] =>
  about.flatMap((words) => [words, ...words.split(/[^\p{L}\p{N}]+/u)]).filter((piece) => piece.length > 2)

const LEVELS: readonly Level[] = [1, 1, 2, 3, 4]

/** How long a password withstands guessing, and what makes it easier than it need be. */
export function strengthOf(password: string, about: readonly string[]): Strength {
  if (isMostUsed(password)) return { level: 1, advice: 'mostUsed' }
  const known = [...pieces(about), ...OURS]
  // The estimator takes a capital for the end of a sequence or repeat; whoever guesses does not.
  const [asTyped, inLowerCase] = [guesser.check(password, known), guesser.check(password.toLowerCase(), known)]
  const { score, feedback, sequence } = inLowerCase.guesses < asTyped.guesses ? inLowerCase : asTyped
  const level = LEVELS[score] ?? 1
  const isAbout = sequence.some((match) => match['dictionaryName'] === 'userInputs')
  const warning = isAbout ? 'userInputs' : feedback.warning
  const advice = level === 4 ? null : isAdvice(warning) ? warning : 'longer'
  return { level, advice }
}
