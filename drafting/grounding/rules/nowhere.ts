import type { ClaimKind } from '../claim.ts'
import type { Reading } from '../reading.ts'
import type { Found, Rule } from './rule.ts'

/** Finds what a sentence tells of one kind that no source holds. */
const heldNowhere =
  (kind: ClaimKind, reason: string) =>
  ({ clauses }: Reading): Found[] =>
    clauses
      .flatMap(({ anchors }) => anchors)
      .filter(({ claim, free, at }) => claim.kind === kind && !free && at.size === 0)
      .map(({ claim: { start, end, text } }) => ({ kind, start, end, text, reason }))

/** The rule that each of one kind must stand in a source. The promise: no source holds this. */
export const nowhere = (
  kind: ClaimKind,
  { title, reason, examples }: Pick<Rule, 'title' | 'examples'> & { reason: string },
): Rule => ({ id: `nowhere-${kind}`, title, basis: 'promise', examples, find: heldNowhere(kind, reason) })
