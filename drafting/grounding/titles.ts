import { align } from './align.ts'
import type { Finding } from './claim.ts'
import { isInside, type SentenceReading } from './reading.ts'

/** The fields by which a work, a plan, an award or a house is called. */
const CALLED = new Set([
  'project_name',
  'plan_title',
  'name',
  'organization',
  'issuing_organization',
  'published_journal',
])
const TOLD = new Set([
  'academicprojects',
  'professionalprojects',
  'professionalhistory',
  'academichistory',
  'evidence',
  'futureplan',
])
/** How much of what is told an entry bears out that it is clearly of, and how much less the named one does. */
const CLEARLY = 0.45
const LESS = 0.6
const ENOUGH = 3

/** What is told of one work, award or house by name, where the case file tells it of another. */
export function ofOtherTitles({ clauses, index, tokens, declared }: SentenceReading): Finding[] {
  const named = clauses
    .flatMap(({ anchors }) => anchors)
    .filter(
      ({ claim, at, free }) =>
        !free &&
        // One word that opens the sentence may have its capital from there.
        (claim.kind === 'quotation' || (claim.kind === 'name' && !(claim.opensSentence && claim.words.length === 1))) &&
        [...at.keys()].some((place) => CALLED.has(index.propositions[place]?.field ?? '')),
    )
  const [only] = named
  if (only === undefined || named.length > 1) return []
  const rest = tokens.filter((token) => token.content && !clauses.some((clause) => isInside(token, clause)))
  if (rest.length < ENOUGH) return []
  const { byEntry, weight } = align(index, rest)
  const homes = new Set([...only.at.keys()].map((place) => index.propositions[place]?.entry ?? -1))
  // A sentence that names it as its source is about it.
  if ([...homes].some((home) => declared.has(home))) return []
  const near = new Set([...homes].flatMap((home) => [home, ...(index.entries[home]?.reach ?? [])]))
  // A date or figure of the named one ties the rest to it.
  const isTied = clauses.some(({ anchors }) =>
    anchors.some(
      (anchor) =>
        anchor !== only &&
        !anchor.free &&
        [...anchor.at.keys()].some((place) => homes.has(index.propositions[place]?.entry ?? -1)),
    ),
  )
  if (isTied) return []
  let [own, other] = [0, 0]
  for (const { at: home, section } of index.entries) {
    const score = byEntry[home] ?? 0
    if (near.has(home)) own = Math.max(own, score)
    else if (TOLD.has(section)) other = Math.max(other, score)
  }
  if (other < CLEARLY * weight || own >= LESS * other) return []
  const { start, end } = only.claim
  return [{ kind: 'name', start, end, text: only.claim.text, reason: 'the case file tells this of another' }]
}
