import type { Anchor } from './anchor.ts'
import { levelsOf } from './align.ts'
import type { Finding } from './claim.ts'
import type { Token } from './proposition.ts'
import { isInside, type Reading, type SentenceReading } from './reading.ts'

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
function lists(clause: Reading, text: string): Anchor[][] {
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

/** Places of which the case file tells something else than what the sentence has there. */
export function misplaced(clause: Reading, { text, index }: SentenceReading): Finding[] {
  return lists(clause, text).flatMap((run): Finding[] => {
    const [first] = run
    if (first === undefined) return []
    const { start } = first.claim
    const end = run.at(-1)?.claim.end ?? first.claim.end
    const found = (what: string): Finding[] => [
      { kind: 'name', start, end, text: text.slice(start, end), reason: `no entry tells of ${what} in all of these` },
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
      return found('this')
    const before = clause.tokens.filter(({ end: last }) => last <= first.claim.start)
    const there = before.slice(-1 - NEAR).filter(({ content, capital }) => content && !capital)
    const head = there.at(-1)
    if (head === undefined) return []
    const isSeat = (at: number) => SEATS.has(index.propositions[at]?.field ?? '')
    const isCalled = (at: number) => CALLED.has(index.propositions[at]?.field ?? '')
    if (run.some(({ at }) => [...at.keys()].some(isCalled))) return []
    if (together.some(isSeat) || run.some(({ at }) => [...at.keys()].every(isSeat))) return []
    const tells = (at: number, tokens: readonly Token[]) =>
      tokens.filter((token) => levelsOf(index, token).at(at) >= TOLD).length
    const isCounted = (at: number) =>
      clause.anchors.some(({ claim, at: places }) => claim.kind === 'number' && places.has(at))
    if (together.some(isCounted)) return []
    const said = clause.tokens.filter((token) => token.content && !isInside(token, clause))
    if (together.some((at) => tells(at, there) > 0 || tells(at, said) >= MUCH)) return []
    return found(`“${head.text}”`)
  })
}
