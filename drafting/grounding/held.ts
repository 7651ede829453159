import { DEGREE_NAMES } from './vocabulary.ts'
import type { Claim } from './claim.ts'
import { foldText, type Word } from './fold.ts'
import { claimsIn } from './read.ts'

/** What a text holds, read once: the other side of every comparison. */
export interface Held {
  claims: readonly Claim[]
  folded: string
  /** Its words between blanks. */
  words: string
  /** Runs of capitalised words, as they may stand alone in a name. */
  names: ReadonlySet<string>
  /** First letters of its capitalised words, run by run: "LMU" of Lake Marrow University. */
  initials: ReadonlySet<string>
  degrees: ReadonlySet<string>
}

const SMALL = /^(?:of|the|and|for|in|on|at|to|de|la|del|da|do|von|van)$/

/** Every stretch of a capitalised run: "University of Technology" of "Tisza University of Technology". */
const stretches = (words: readonly string[]): string[] =>
  words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')))

export function readText(text: string, all: readonly Word[]): Held {
  const own = claimsIn(text, undefined, true)
  // A quotation, a title in quotation marks above all, is a source of the names and figures in it.
  const inner = own.flatMap((claim) =>
    claim.kind === 'quotation'
      ? claimsIn(claim.text.slice(1, -1), undefined, true).map((one) => ({
          ...one,
          start: one.start + claim.start + 1,
          end: one.end + claim.start + 1,
        }))
      : [],
  )
  const claims = [...own, ...inner]
  const names = claims.flatMap((claim) => (claim.kind === 'name' ? [claim.words] : []))
  const lone = all.filter((word) => /^[\p{Lu}\p{Script=Han}]/u.test(word.text)).map((word) => word.folded)
  return {
    claims,
    folded: foldText(text),
    words: ` ${all.map(({ folded }) => folded).join(' ')} `,
    names: new Set([...names.flatMap(stretches), ...lone]),
    initials: new Set(
      claims.flatMap((claim) =>
        claim.kind === 'name'
          ? [
              // "Tri-Rivers" is one word or two.
              claim.words,
              claim.text.split(/\s+/).map((word) => word.toLowerCase()),
            ].map((words) =>
              words
                .filter((word) => !SMALL.test(word))
                .map((word) => word[0])
                .join(''),
            )
          : [],
      ),
    ),
    // The list's own word stands alone in its field: `Doctoral`.
    degrees: new Set([
      ...claims.flatMap((claim) => (claim.kind === 'degree' ? [claim.degree] : [])),
      ...(Object.hasOwn(DEGREE_NAMES, text) ? [text] : []),
    ]),
  }
}
