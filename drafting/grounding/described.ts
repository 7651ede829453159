import { levelsOf } from './align.ts'
import type { Anchor } from './anchors.ts'
import type { Finding } from './claim.ts'
import type { Token } from './proposition.ts'
import type { SentenceReading } from './reading.ts'

/** WordNet's kind of nouns for persons. */
const PERSON = 18
const TOLD = 0.6
/** "A deaf reader, Otis Vance". */
const BEFORE =
  /(?:^|[\s(—])(?:[Aa]n?|[Tt]he|[Hh]er|[Hh]is|[Ii]ts|[Oo]ur|[Mm]y|[Tt]heir)(?<what>(?: (?!of\b|that\b)[\p{Ll}-]+){1,4}),? $/u
/** "Otis Vance, a deaf reader". */
const BEHIND =
  /^, (?:then |now )?(?:a|an|the|her|his|its|our|my)(?<what>(?: [\p{Ll}-]+){1,4})(?=[,.;]|$| (?:who|whose|at|of|in|for|from|with)\b)/u
/** What anybody may be called in a filing. */
const ANYBODY = new Set(
  'person man woman applicant petitioner recommender author coauthor witness other one'.split(' '),
)

/** Fields by which houses and works are called; these are no persons, whatever they own or make. */
const THINGS = new Set([
  'organization',
  'school_name',
  'issuing_organization',
  'published_journal',
  'funding_source',
  'project_name',
  'plan_title',
  'name',
])

/** The noun by which somebody is described: "reader" of "a deaf reader". */
function headOf(tokens: readonly Token[], from: number, to: number): Token | undefined {
  const head = tokens.filter(({ start, end }) => start >= from && end <= to).at(-1)
  return head?.sense.nounKind === PERSON && !ANYBODY.has(head.sense.lemma) ? head : undefined
}

/** Persons described as what nothing tells of them. */
export function misdescribed({ clauses, index, tokens, text }: SentenceReading): Finding[] {
  const isTold = (head: Token, { at }: Anchor): boolean => {
    const levels = levelsOf(index, head)
    return [...at.keys()].some((place) => {
      const home = index.propositions[place]?.entry ?? -1
      const { section } = index.entries[home] ?? {}
      // All of a recommender's entry is of that person.
      if (section === 'referees')
        return (index.entries[home]?.propositions ?? []).some((one) => (levels.get(one.at) ?? 0) >= TOLD)
      return [place, place - 1, place + 1].some((near) => {
        const one = index.propositions[near]
        if (one?.entry !== home || (levels.get(near) ?? 0) < TOLD) return false
        // What stands beside may be told of somebody else.
        return near === place || !one.held.claims.some(({ kind, text: name }) => kind === 'name' && /\s/.test(name))
      })
    })
  }
  return clauses
    .flatMap(({ anchors }) => anchors)
    .flatMap((anchor): Finding[] => {
      const { claim, at, free } = anchor
      if (free || claim.kind !== 'name' || at.size === 0 || !/\s/.test(claim.text)) return []
      if ([...at.keys()].some((place) => THINGS.has(index.propositions[place]?.field ?? ''))) return []
      const before = BEFORE.exec(text.slice(0, claim.start))
      const behind = BEHIND.exec(text.slice(claim.end))
      const heads = [
        before === null ? undefined : headOf(tokens, before.index, claim.start),
        behind === null ? undefined : headOf(tokens, claim.end, claim.end + behind[0].length),
      ].filter((head) => head !== undefined)
      const wrong = heads.find((head) => !isTold(head, anchor))
      if (wrong === undefined) return []
      const { start, end } = claim
      return [{ kind: 'role', start, end, text: claim.text, reason: `no entry calls them “${wrong.text}”` }]
    })
}
