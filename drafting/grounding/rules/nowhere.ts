import { anchorsOf } from '../anchors.ts'
import { indexOf } from '../case-index.ts'
import type { Claim, ClaimKind } from '../claim.ts'
import type { Reading } from '../reading.ts'
import type { Found, Rule } from './rule.ts'

/** A letter that the sentence does not name bears out nothing that it says, but what such a letter holds is not nowhere. */
function isAnywhere(claim: Claim, { text, tokens, claims: all, authorities, caseFile, anywhere }: Reading): boolean {
  if (anywhere === caseFile) return false
  const anchors = anchorsOf([claim], { text, tokens, all, authorities, caseFile: anywhere, index: indexOf(anywhere) })
  return anchors.every(({ at, free }) => free || at.size > 0)
}

/** Finds what a sentence tells of one kind that no source holds. */
const heldNowhere =
  (kind: ClaimKind, reason: string) =>
  (reading: Reading): Found[] =>
    reading.clauses
      .flatMap(({ anchors }) => anchors)
      .filter(({ claim, free, at }) => claim.kind === kind && !free && at.size === 0 && !isAnywhere(claim, reading))
      .map(({ claim: { start, end, text } }) => ({ kind, start, end, text, reason }))

/** The rule that each of one kind must stand in a source. The promise: no source holds this. */
export const nowhere = (
  kind: ClaimKind,
  { title, reason, examples }: Pick<Rule, 'title' | 'examples'> & { reason: string },
): Rule => ({ id: `nowhere-${kind}`, title, basis: 'promise', examples, find: heldNowhere(kind, reason) })
