import { paperCalled } from '../case-file/exhibits.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import type { Levels } from './align.ts'
import { LIBRARY } from '../authorities/library.ts'
import { SAID_BY_ANSWER, type TieAnswer } from '../case-file/ties.ts'
import { passages } from './passages.ts'
import { statements } from './statements.ts'
import { propositionOf, type Proposition } from './proposition.ts'
import type { Sense } from './lexicon/lexicon.ts'
import { LONG_FIELDS, STATUS_OF_FIELD, WORDS_OF_FIELD } from './fields.ts'

/** One entry of the profile with the pages of its papers, one authority, or all that is computed: what a claim must match as a whole. */
export interface Entry {
  at: number
  section: string
  entry: number
  propositions: Proposition[]
}

/** The case file read once: every proposition, and where each word stands. */
export interface CaseIndex {
  entries: Entry[]
  propositions: Proposition[]
  /** Where each word stands, and the words by their stem, by what they mean, and by what is broader. */
  places: Map<Sense, number[]>
  byStem: Map<string, Sense[]>
  bySense: Map<number, Sense[]>
  byBroader: Map<number, Sense[]>
  byWord: Map<string, number[]>
  /** By the first letters of a name: "LMU" of Lake Marrow University. */
  byInitials: Map<string, number[]>
  /** Entries by the ids of their facts, pages and pins. */
  bySource: Map<string, number[]>
  /** Every value with where it stands, the least first. */
  values: { value: number; at: number }[]
  /** Propositions in which a year stands. */
  byYear: Map<number, number[]>
  /** By word, as far as any was asked for. */
  levels: Map<string, Levels>
  /** The same where the word is written as a name: who is called Stone is no rock. */
  levelsOfNames: Map<string, Levels>
  /** How many entries hold a stem. */
  spread: Map<string, number>
}

const add = <K, V>(map: Map<K, V[]>, key: K, at: V): void => {
  const known = map.get(key)
  if (known === undefined) map.set(key, [at])
  else if (known[known.length - 1] !== at) known.push(at)
}

const isAnswer = (fact: Fact): fact is Fact & { field: TieAnswer; value: 'Yes' | 'No' } =>
  fact.section === 'referees' && Object.hasOwn(SAID_BY_ANSWER, fact.field) && /^(?:Yes|No)$/.test(fact.value)

const factId = (fact: Fact): string => fact.id

let law: readonly Entry[] | undefined

/** The library's entries are the same in every case file, and stand first in each. */
function lawEntries(): readonly Entry[] {
  law ??= LIBRARY.map((held, at): Entry => {
    const propositions: Proposition[] = []
    const cited = held.full
      .map(({ text }) => text)
      .join('')
      .replace(/\{[^}]*\}/g, '')
    const say = (texts: readonly string[], source: string, field: string) => {
      for (const text of texts) propositions.push(propositionOf(text, { source, field, status: 'law' }))
    }
    // An official list is quoted by its own entries.
    const holding = held.level === 'official_list' ? 'law' : 'holding'
    say([held.name, cited], held.id, 'law')
    say(passages(held.holds), held.id, holding)
    for (const { pin, holds, quotations } of held.pins) {
      // A note's number counts nothing.
      say([pin.replace(/ n\.\d+$/, ''), ...passages(holds)], `${held.id}@${pin}`, holding)
      say(quotations, `${held.id}@${pin}`, 'law')
    }
    return {
      at,
      section: 'library',
      entry: at,
      propositions,
    }
  })
  return law
}

function entriesOf(caseFile: CaseFile): Entry[] {
  const entries = new Map(lawEntries().map((entry) => [`library/${entry.entry}`, entry]))
  const entryFor = (section: string, entry: number): Entry => {
    const key = `${section}/${entry}`
    const known = entries.get(key)
    if (known !== undefined) return known
    const fresh: Entry = {
      at: entries.size,
      section,
      entry,
      propositions: [],
    }
    entries.set(key, fresh)
    return fresh
  }
  const short = new Map<Entry, Fact[]>()
  for (const fact of caseFile.facts) {
    const entry = entryFor(fact.section, fact.entry)
    const status = STATUS_OF_FIELD[fact.section]?.[fact.field] ?? STATUS_OF_FIELD.any?.[fact.field] ?? 'told'
    if (LONG_FIELDS.has(fact.field) || (LONG_FIELDS.has(fact.section) && fact.field !== 'title')) {
      for (const text of statements(fact.value))
        entry.propositions.push(propositionOf(text, { source: factId(fact), field: fact.field, status }))
    } else if (isAnswer(fact)) {
      entry.propositions.push(
        propositionOf(SAID_BY_ANSWER[fact.field][fact.value], { source: factId(fact), field: fact.field, status }),
      )
    } else {
      const words = WORDS_OF_FIELD[fact.field] ?? ''
      entry.propositions.push(propositionOf(fact.value, { source: factId(fact), field: fact.field, status, words }))
      short.set(entry, [...(short.get(entry) ?? []), fact])
    }
  }
  for (const exhibit of caseFile.exhibits)
    // A sentence calls a paper by its title or as its owner called the file.
    for (const name of new Set([exhibit.title, paperCalled(exhibit)]))
      entryFor(exhibit.section, exhibit.entry).propositions.push(
        propositionOf(name, { source: `E${exhibit.number}`, field: 'exhibit', status: 'told' }),
      )
  for (const page of pagesOf(caseFile)) {
    const entry = entryFor(page.section, page.entry)
    for (const text of statements(page.text))
      entry.propositions.push(propositionOf(text, { source: page.id, field: 'page', status: 'told' }))
  }
  for (const { id, section, entry, text, quotes } of caseFile.rfe?.pages ?? []) {
    const letter = entryFor(`${section}, pages`, entry)
    for (const told of [...passages(text), ...quotes])
      letter.propositions.push(propositionOf(told, { source: id, field: 'record', status: 'told' }))
  }
  for (const entry of entries.values()) {
    const facts = short.get(entry) ?? []
    if (facts.length > 0) {
      const text = facts.map(({ value }) => value).join('; ')
      entry.propositions.push(propositionOf(text, { source: facts[0]?.id ?? '', field: 'entry', status: 'told' }))
    }
  }
  return [...entries.values()]
}

interface Page {
  id: string
  section: string
  entry: number
  text: string
}

/** Pages by the exhibit they belong to. */
function pagesOf(caseFile: CaseFile): Page[] {
  if (caseFile.pages.length > 0)
    return caseFile.pages.flatMap(({ id, exhibit, text }) => {
      const held = caseFile.exhibits.find(({ number }) => number === exhibit)
      return held === undefined ? [] : [{ id, section: held.section, entry: held.entry, text }]
    })
  return caseFile.profile.uploads.flatMap(({ url, pages }) => {
    const held = caseFile.exhibits.find(({ file }) => file.url === url)
    if (held === undefined) return []
    return pages.map((text, index) => ({
      id: `E${held.number}p${index + 1}`,
      section: held.section,
      entry: held.entry,
      text,
    }))
  })
}

/** Enters a proposition where each of its words, figures and dates will be looked for. */
function list(proposition: Proposition, index: CaseIndex, stems: Set<string>): void {
  const { at, held, tokens, extra, field, values, dates } = proposition
  for (const initials of held.initials) add(index.byInitials, initials, at)
  // Fields of an entry side by side tell no date and no figure that one of them does not.
  if (field !== 'entry') {
    const years = values.filter((value) => value >= 1900 && value < 2200)
    for (const year of new Set([...dates.flatMap((date) => date.year ?? []), ...years])) add(index.byYear, year, at)
    for (const value of values) index.values.push({ value, at })
  }
  const seen = new Set<Sense>()
  for (const { sense, folded } of extra.length === 0 ? tokens : [...tokens, ...extra]) {
    add(index.byWord, folded, at)
    if (seen.has(sense)) continue
    seen.add(sense)
    stems.add(sense.stem)
    if (!index.places.has(sense)) {
      add(index.byStem, sense.stem, sense)
      for (const id of sense.own) add(index.bySense, id, sense)
      for (const id of sense.up) add(index.byBroader, id, sense)
    }
    add(index.places, sense, at)
  }
}

function build(caseFile: CaseFile): CaseIndex {
  const entries = entriesOf(caseFile)
  const index: CaseIndex = {
    entries,
    propositions: [],
    places: new Map(),
    byStem: new Map(),
    bySense: new Map(),
    byBroader: new Map(),
    byWord: new Map(),
    byInitials: new Map(),
    bySource: new Map(),
    levels: new Map(),
    levelsOfNames: new Map(),
    values: [],
    byYear: new Map(),
    spread: new Map(),
  }
  for (const entry of entries) {
    const stems = new Set<string>()
    for (const proposition of entry.propositions) {
      proposition.at = index.propositions.length
      proposition.entry = entry.at
      index.propositions.push(proposition)
      add(index.bySource, proposition.source, entry.at)
      list(proposition, index, stems)
    }
    if (entry.section !== 'library') for (const stem of stems) index.spread.set(stem, (index.spread.get(stem) ?? 0) + 1)
  }
  index.values.sort((a, b) => a.value - b.value)
  return index
}

const built = new WeakMap<CaseFile, CaseIndex>()

export function indexOf(caseFile: CaseFile): CaseIndex {
  const known = built.get(caseFile)
  if (known !== undefined) return known
  const index = build(caseFile)
  built.set(caseFile, index)
  return index
}
