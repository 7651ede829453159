import { levelOf } from '../align.ts'
import type { Anchor } from '../anchor.ts'
import type { Token } from '../proposition.ts'
import type { Clause, Reading } from '../reading.ts'
import { isVerbatim } from '../verbatim.ts'
import type { Found, Rule } from './rule.ts'

/** Fields that say where somebody lives, works or studied. */
const SEATS = new Set(['city', 'state', 'country', 'school_city', 'school_state', 'school_country', 'entry'])
/** What is so called is no place. */
const CALLED = new Set([
  'organization',
  'school_name',
  'issuing_organization',
  'published_journal',
  'funding_source',
  'project_name',
  'plan_title',
  'name',
])
const TOLD = 0.5
/** How far before the first place stands what is there. */
const NEAR = 2
/** So much of a clause leaves no doubt which sentence it restates. */
const MUCH = 2

/** Places one after another, "in Colorado, Ohio and Nevada", as runs of anchors. */
function lists(clause: Clause, text: string): Anchor[][] {
  const runs: Anchor[][] = []
  const names = clause.anchors.filter(({ claim, free }) => claim.kind === 'name' && !free)
  for (const anchor of names) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && /^(?:,? and |, )$/u.test(text.slice(last.claim.end, anchor.claim.start)))
      runs.at(-1)?.push(anchor)
    else runs.push([anchor])
  }
  const isList = (run: readonly Anchor[]) => run.length > 1 || / and /u.test(run[0]?.claim.text ?? '')
  return runs.filter(
    (run) => isList(run) && /\b(?:in|across|throughout|of) $/u.test(text.slice(0, run[0]?.claim.start ?? 0)),
  )
}

/** Within names, titles, figures and quotations words are not read one by one. */
const isInClaim = (token: Token, { claims }: Clause): boolean =>
  claims.some(({ start, end }) => token.start >= start && token.end <= end)

/** Places of which the case file tells something else than what the sentence has there. */
function elsewhere(clause: Clause, { text, index }: Reading): Found[] {
  return lists(clause, text).flatMap((run): Found[] => {
    const [first] = run
    if (first === undefined) return []
    const { start } = first.claim
    const end = run.at(-1)?.claim.end ?? first.claim.end
    const found: Found[] = [
      { kind: 'name', start, end, text: text.slice(start, end), reason: 'no entry says this of all of these places' },
    ]
    // All of them stand together somewhere.
    const together = [...first.at.keys()].filter((at) => run.every((anchor) => anchor.at.has(at)))
    // What is counted in two of them is told of others beside.
    const counted = clause.anchors.filter(({ claim, free }) => claim.kind === 'number' && !free)
    if (
      together.length === 0 &&
      counted.some(({ at: places }) =>
        [...places.keys()].some((at) => run.filter((anchor) => anchor.at.has(at)).length > 1),
      )
    )
      return found
    const before = clause.tokens.filter(({ end: last }) => last <= first.claim.start)
    const there = before.slice(-1 - NEAR).filter(({ content, capital }) => content && !capital)
    const head = there.at(-1)
    if (head === undefined) return []
    const isSeat = (at: number) => SEATS.has(index.propositions[at]?.field ?? '')
    const isCalled = (at: number) => CALLED.has(index.propositions[at]?.field ?? '')
    if (run.some(({ at }) => [...at.keys()].some(isCalled))) return []
    if (together.some(isSeat) || run.some(({ at }) => [...at.keys()].every(isSeat))) return []
    const tells = (at: number, tokens: readonly Token[]) =>
      tokens.filter((token) => levelOf(index, token, at) >= TOLD).length
    const isCounted = (at: number) =>
      clause.anchors.some(({ claim, at: places }) => claim.kind === 'number' && places.has(at))
    if (together.some(isCounted)) return []
    const said = clause.tokens.filter((token) => token.content && !isInClaim(token, clause))
    if (together.some((at) => tells(at, there) > 0 || tells(at, said) >= MUCH)) return []
    return found
  })
}

export const misplaced: Rule = {
  id: 'misplaced',
  title: 'The record tells this of other places than the sentence lists.',
  basis: 'measured',
  examples: {
    marks: ['Storage units built from 310 graded modules now serve nine rural clinics in Colorado, Ohio and Nevada.'],
    passes: ['Three recyclers in Colorado, Ohio and Nevada have adopted the protocol.'],
  },
  find: (reading) =>
    reading.clauses.flatMap((clause) => (isVerbatim(clause, reading) ? [] : elsewhere(clause, reading))),
}
