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
/** The lower the nearer: the whole name, then what begins with the words, then what holds them. */
function distance(option: Option, wanted: string): number {
  const { label, names } = wordsOf(option)
  if (label === wanted || names.includes(wanted)) return 0
  if (label.startsWith(wanted)) return 1
  if (names.some((name) => name.startsWith(wanted))) return 2
  if (label.includes(` ${wanted}`)) return 3
  if (label.includes(wanted)) return 4
  return names.some((name) => name.includes(` ${wanted}`)) ? 5 : NO_MATCH
}

/** The options that answer to what was typed, accents and points aside, the nearest first. */
export function matching(options: readonly Option[], typed: string): Option[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return [...options]
  return options
    .map((option) => ({ option, far: distance(option, wanted) }))
    .filter(({ far }) => far < NO_MATCH)
    .sort((a, b) => a.far - b.far)
    .map(({ option }) => option)
}

/** The one option of just the name that was typed. */
export function named(options: readonly Option[], typed: string): Option | undefined {
  const wanted = fold(typed.trim())
  const found = wanted === '' ? [] : options.filter((option) => distance(option, wanted) === 0)
  return found.length === 1 ? found[0] : undefined
}
