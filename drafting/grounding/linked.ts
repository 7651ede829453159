import type { Anchor } from './anchor.ts'
import type { Finding } from './claim.ts'
import type { SentenceReading } from './reading.ts'

/** One name hangs on another: "Engineer at the Works", "the Works in Turku", "Turku, Finland". */
const HANGS = /^(?:,? (?:in|at|of|from|for|with|near)(?: the| its| his| her| their)? |, )$/u
/** "The Bulletin, a project led by Dr. Vance": what is set beside a name belongs to it. */
const BESIDE = /^, (?:a|an|the) [\p{Ll} -]{3,60}? (?:in|at|of|from|for|with|by|on|under|beneath) (?:the )?$/u
/** A degree and whoever conferred it, with its field between. */
const CONFERRED =
  /^(?:(?:,? (?:in|of|with) [^,;.]{2,60}?)?,? (?:(?:earned|conferred|awarded|granted|completed|received|taken) )?(?:from|at|by)|[^;.]{2,80}?,? (?:conferred|awarded|granted) (?:on (?:her|him|them) )?by) (?:the )?$/u
/** Names one after another belong to nobody but themselves. */
const LIST_GOES_ON = /^,? (?:and|or|&) |^, (?:the )?\p{Lu}[\p{L}. ]*(?:,| and | or )/u
const LIST_CAME_BEFORE = /(?:\p{L}, |\b(?:and|or|both) )(?:the )?$/u

function isLinked(one: Anchor, other: Anchor, text: string): boolean {
  const between = text.slice(one.claim.end, other.claim.start)
  if (one.claim.kind === 'degree') return CONFERRED.test(between)
  if (BESIDE.test(between)) return true
  if (!HANGS.test(between)) return false
  return (
    !between.startsWith(', ') ||
    between.length > 2 ||
    (!LIST_GOES_ON.test(text.slice(other.claim.end)) && !LIST_CAME_BEFORE.test(text.slice(0, one.claim.start)))
  )
}

/** "Our plant in Turku": the recommender's own house. */
const OUR_PLACE = /\b(?:our|my) [\p{Ll}-]+(?: [\p{Ll}-]+)? in $/u

/** Places in which a recommender says that their own house stands, and no entry of it does. */
function ownPlaces({ clauses, index, text, voice }: SentenceReading): Finding[] {
  if (typeof voice !== 'object') return []
  const own = index.entries.find(({ section, entry }) => section === 'referees' && entry === voice.referee)
  if (own === undefined) return []
  const near = new Set([own.at, ...own.near, ...[...own.house].flatMap((at) => [...(index.entries[at]?.house ?? [])])])
  return clauses
    .flatMap(({ anchors }) => anchors)
    .flatMap(({ claim, at, free }): Finding[] => {
      if (free || claim.kind !== 'name' || at.size === 0 || !OUR_PLACE.test(text.slice(0, claim.start))) return []
      if ([...at.keys()].some((place) => near.has(index.propositions[place]?.entry ?? -1))) return []
      const { start, end } = claim
      return [{ kind: 'name', start, end, text: claim.text, reason: 'no entry has their house there' }]
    })
}

/** Names that a sentence hangs on one another and that the case file never has together. */
export function mislinked(all: SentenceReading): Finding[] {
  const { clauses, index, text } = all
  const told = clauses
    .flatMap(({ anchors }) => anchors)
    .filter(({ free, at, claim }) => !free && at.size > 0 && (claim.kind === 'name' || claim.kind === 'degree'))
    .sort((a, b) => a.claim.start - b.claim.start)
  const homesOf = ({ at }: Anchor) =>
    new Set(
      [...at.keys()].flatMap((place) => {
        const home = index.propositions[place]?.entry ?? -1
        return [home, ...(index.entries[home]?.house ?? [])]
      }),
    )
  const linked = told.flatMap((one, at): Finding[] => {
    // The field of a degree stands between it and the school.
    const other = told
      .slice(at + 1, one.claim.kind === 'degree' ? at + 3 : at + 2)
      .find((next) => next.claim.kind === 'name' && isLinked(one, next, text))
    if (other === undefined) return []
    const homes = homesOf(one)
    if ([...homesOf(other)].some((home) => homes.has(home))) return []
    const { start, end } = other.claim
    return [
      { kind: 'name', start, end, text: other.claim.text, reason: `no entry has this together with ${one.claim.text}` },
    ]
  })
  return [...linked, ...ownPlaces(all)]
}
