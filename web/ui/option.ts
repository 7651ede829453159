import { translated } from '../language/translated.ts'
/** One choice of a list. */
export interface Option {
  value: string
  label: string
  /** Of a choice among a few that are all seen: what it means. */
  help?: string
  /** Said quietly after the label: a country's phone code. */
  aside?: string
  /** What the closed box shows where the label is too long for it. */
  short?: string
  /** What people type for it besides its label. */
  names?: readonly string[]
  /** Address of the flag that stands before it. */
  flag?: string
}

/** Bare words are a list of the domain's, and are found by what they are in English as well. */
export function asOption(option: string | Option): Option {
  if (typeof option !== 'string') return option
  const label = translated(option)
  return { value: option, label, ...(label !== option && { names: [option] }) }
}

/** Letters as they are searched: without accents, dots and capitals. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/[’ʻ]/g, "'")
    .toLowerCase()

interface Words {
  label: string
  names: string[]
}

/** Folded once: a list of countries has a thousand names. */
const folded = new WeakMap<Option, Words>()
function wordsOf(option: Option): Words {
  let words = folded.get(option)
  if (words === undefined) {
    const names = [...(option.names ?? []), ...(option.aside === undefined ? [] : [option.aside])].map(fold)
    words = { label: fold(option.label), names }
    folded.set(option, words)
  }
  return words
}

const NO_MATCH = 9
/** It has all the words that were typed, but not as they were; beyond that only some of them. */
const BY_WORDS = 6
/** It shares half of the words or more; shown only where nothing is nearer. */
const IN_PART = 8

/** They tell nothing of what is meant. */
const JOINING = new Set(['and', 'or', 'of', 'the', 'in', 'for', 'a', 'an', '&'])
const meant = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}&']+/u).filter((word) => word !== '' && !JOINING.has(word))

/** Whether each of some words begins one of others, or is one. */
const areAmong = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((word) => others.some((other) => other.startsWith(word)))

/** Words in another order or with others between them, then a name all of whose words are among those that were typed. */
function distanceByWords({ label, names }: Words, wanted: string): number {
  const typed = meant(wanted)
  if (typed.length < 2) return NO_MATCH
  const called = [label, ...names].map(meant).filter((words) => words.length > 0)
  if (called.some((words) => areAmong(typed, words))) return BY_WORDS
  const within = called.filter((words) => words.length > 1 && words.every((word) => typed.includes(word)))
  if (within.length > 0) {
    // What is typed first is meant first.
    const first = Math.min(...within.flat().map((word) => typed.indexOf(word)))
    return BY_WORDS + 1 + first / (typed.length + 1)
  }
  const shared = Math.max(0, ...called.map((words) => typed.filter((word) => areAmong([word], words)).length))
  return shared * 2 < typed.length ? NO_MATCH : IN_PART + 1 - shared / typed.length
}

/** The lower the nearer: the whole name, then what begins with the words, then what holds them, then what shares them. */
function distance(option: Option, wanted: string): number {
  const words = wordsOf(option)
  const { label, names } = words
  if (label === wanted || names.includes(wanted)) return 0
  if (label.startsWith(wanted)) return 1
  if (names.some((name) => name.startsWith(wanted))) return 2
  if (label.includes(` ${wanted}`)) return 3
  if (label.includes(wanted)) return 4
  return names.some((name) => name.includes(` ${wanted}`)) ? 5 : distanceByWords(words, wanted)
}

function within(options: readonly Option[], typed: string, most: number): Option[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return [...options]
  const found = options.map((option) => ({ option, far: distance(option, wanted) }))
  const isNear = found.some(({ far }) => far < IN_PART)
  return found
    .filter(({ far }) => far < (isNear ? Math.min(most, IN_PART) : most))
    .sort((a, b) => a.far - b.far)
    .map(({ option }) => option)
}

/** The options that answer to what was typed, accents and points aside, the nearest first. */
export const matching = (options: readonly Option[], typed: string): Option[] => within(options, typed, NO_MATCH)

/** The only option that has all that was typed: one that is merely like it is nobody's choice. */
export function only(options: readonly Option[], typed: string): Option | undefined {
  const found = within(options, typed, BY_WORDS + 1)
  return found.length === 1 ? found[0] : undefined
}

/** The one option of just the name that was typed. */
export function named(options: readonly Option[], typed: string): Option | undefined {
  const wanted = fold(typed.trim())
  const found = wanted === '' ? [] : options.filter((option) => distance(option, wanted) === 0)
  return found.length === 1 ? found[0] : undefined
}
