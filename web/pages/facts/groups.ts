import type { CardSource, FactCard } from '#domain/fact-card.ts'
import type { FieldValue } from './field-names.ts'
import { SECTION_ORDER, type FactSection } from './sections.ts'

/** An entry of the profile, a recommender or a paper, with what its documents may say of it. */
export interface Group {
  key: string
  section: FactSection | null
  /** The entry; null of a paper. */
  entry: number | null
  /** The address of the paper; null of an entry. */
  file: string | null
  title: string
  subtitle: string
  cards: FactCard[]
  /** What the entry holds in fields of one value each. */
  values: readonly FieldValue[]
}

/** The entries of a section as the profile has them. */
export interface SectionEntries {
  section: FactSection
  entries: readonly { id: number; title: string; subtitle: string; values: readonly FieldValue[] }[]
}

/** A paper by its address, and the section in which it was added. */
export type Papers = ReadonlyMap<string, { title: string; section: FactSection | null }>

export const isOfFile = (source: CardSource | undefined): source is Extract<CardSource, { file: string }> =>
  source !== undefined && 'file' in source

const entryKey = (section: string, entry: number): string => `${section}-${entry}`

/** The key of the group to which a card belongs. */
function keyOf({ sources: [source], referee_id }: FactCard): string {
  if (referee_id !== null) return entryKey('referees', referee_id)
  if (source === undefined) return 'others'
  return isOfFile(source) ? `file-${source.file}` : entryKey(source.section, source.entry)
}

const rank = ({ section, file }: Group): number => {
  const at = section === null ? SECTION_ORDER.length : SECTION_ORDER.indexOf(section)
  return at * 2 + (file === null ? 0 : 1)
}

/** Cards by entry, in the order of the profile; the papers of a section after its entries. */
export function groupsOf(cards: readonly FactCard[], sections: readonly SectionEntries[], papers: Papers): Group[] {
  const groups = new Map<string, Group>()
  for (const { section, entries } of sections)
    for (const { id, title, subtitle, values } of entries) {
      const key = entryKey(section, id)
      groups.set(key, { key, section, entry: id, file: null, title, subtitle, cards: [], values })
    }
  for (const card of cards) {
    const key = keyOf(card)
    const group = groups.get(key) ?? unknownGroup(key, card, papers)
    group.cards.push(card)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b))
}

const isAlike = (a: Group, b: Group): boolean =>
  a.key === b.key &&
  a.title === b.title &&
  a.subtitle === b.subtitle &&
  a.section === b.section &&
  a.values === b.values &&
  a.cards.length === b.cards.length &&
  a.cards.every((card, at) => card === b.cards[at])

/** Groups in which nothing has changed since the last time stay the same objects, so that a press draws one of them and not all. */
export function groupKeeper(): (now: readonly Group[]) => Group[] {
  let before = new Map<string, Group>()
  return (now) => {
    const kept = now.map((group) => {
      const known = before.get(group.key)
      return known !== undefined && isAlike(known, group) ? known : group
    })
    before = new Map(kept.map((group) => [group.key, group]))
    return kept
  }
}

function unknownGroup(key: string, { sources: [source] }: FactCard, papers: Papers): Group {
  const group: Group = { key, section: null, entry: null, file: null, title: '', subtitle: '', cards: [], values: [] }
  if (isOfFile(source)) {
    const paper = papers.get(source.file)
    return { ...group, file: source.file, title: paper?.title ?? '', section: paper?.section ?? null }
  }
  const section = source && SECTION_ORDER.find((one) => one === source.section)
  return section === undefined ? group : { ...group, section, entry: source?.entry ?? null }
}

/** The next card of the same field, with which a card can be joined. */
export function neighborOf(card: FactCard, cards: readonly FactCard[]): FactCard | undefined {
  const field = ({ sources: [source] }: FactCard): string | undefined => {
    if (source === undefined) return undefined
    return isOfFile(source) ? `${source.file} ${source.page}` : `${source.section} ${source.entry} ${source.field}`
  }
  const own = field(card)
  const at = cards.findIndex(({ id }) => id === card.id)
  return cards
    .slice(at + 1)
    .find((other) => field(other) === own && other.state !== 'left_out' && other.referee_id === card.referee_id)
}

/** The open card after one, or before it; past the end it goes on at the other. */
export function openAfter(
  open: readonly FactCard[],
  { from, skip = [], back = false }: { from: string | null; skip?: readonly string[]; back?: boolean },
): FactCard | undefined {
  const at = open.findIndex(({ id }) => id === from)
  const turned = at < 0 ? [...open] : [...open.slice(at + 1), ...open.slice(0, at + 1)]
  const order = back ? [...open.slice(0, Math.max(at, 0)).reverse(), ...open.slice(Math.max(at, 0)).reverse()] : turned
  return order.find(({ id }) => !skip.includes(id))
}
