import { wordsFor } from '../factor-of.ts'
import { CITATION, OF_THIS_CASE } from '../lexicon/law-words.ts'
import { isGeneric, withoutReports } from '../roles.ts'

import type { Told } from '../told.ts'
import { EMPTY, stemOf } from './stems.ts'
import { WORD_CLASSES, type WordClass } from './word-classes.ts'

/** What of a sentence is weighed: its words, what they do and in what order, and what stands around it. */

const CLASSES = new Map<string, WordClass[]>()
for (const [name, words] of Object.entries(WORD_CLASSES) as [WordClass, string][])
  for (const stem of new Set(words.split(' ').map(stemOf))) CLASSES.set(stem, [...(CLASSES.get(stem) ?? []), name])

/** In capitals within a sentence, and no name of anybody. */
const NO_NAME = new Set(
  'uscis dhanasar i exhibit exhibits tab united states you your department form service officer matter'.split(' '),
)
const NEGATIVE = /^(?:not|no|nor|neither|never|nothing|none|nobody|cannot|without|hardly|nowhere)$/
const STOPS = /^[;:?]$/

const inLower = (word: string): string => word.toLowerCase().replace(/[\u2018\u2019]/g, "'")

/** A capital within a sentence, or after a title. */
const NAMES = /(?<=\b(?:Drs?|Mrs?|Ms|Profs?)\. )\p{Lu}[\p{L}'’-]+|(?<![.!?:]\s)\b\p{Lu}[\p{L}'’-]+/gu

/** The stems in order; names and figures stand for any other. */
function stemsOf({ own, text }: Told): string[] {
  const capitals = text.replace(/^\W*\p{Lu}/u, '').match(NAMES) ?? []
  const names = new Set(capitals.map(inLower).filter((word) => word.length > 2 && !NO_NAME.has(word)))
  return (own.match(/\[quoted\]|\[reported\]|[\p{L}\p{N}'$%§-]+|[;:?]/gu) ?? []).map((word) =>
    stemOf(/\d/.test(word) ? '#' : names.has(word) ? '~' : word),
  )
}

function wordTraits(stems: readonly string[]): string[] {
  const traits: string[] = []
  let negated = false
  stems.forEach((stem, at) => {
    if (STOPS.test(stem) || stem === 'but' || stem === 'however') negated = false
    if (!EMPTY.has(stem)) traits.push(`u:${negated ? '!' : ''}${stem}`)
    const before = stems[at - 1]
    if (before !== undefined) traits.push(`b:${before} ${stem}`)
    if (NEGATIVE.test(stem)) negated = true
  })
  const begins = [1, 2, 3].map((count) => `f${count}:${stems.slice(0, count).join(' ')}`)
  return [...traits, ...begins, `l2:${stems.slice(-2).join(' ')}`]
}

/** So many words apart, two that do something still belong together. */
const NEAR = 4

function classTraits(stems: readonly string[]): string[] {
  const traits: string[] = []
  const classed = stems.flatMap((stem, at) => {
    const classes: readonly string[] = CLASSES.get(stem) ?? (STOPS.test(stem) ? ['stop'] : [])
    return classes.length > 0 ? [{ classes, at }] : []
  })
  let negated = false
  classed.forEach(({ classes, at }, nth) => {
    const last = classed[nth - 1]
    const before = stems[at - 1]
    const after = stems[at + 1]
    for (const name of classes) {
      traits.push(`c:${negated && name !== 'negative' ? '!' : ''}${name}`)
      if (nth === 0) traits.push(`c0:${name}`)
      for (const other of last?.classes ?? []) {
        if (nth === 1) traits.push(`c01:${other} ${name}`)
        if (last !== undefined && at - last.at <= NEAR) traits.push(`cc:${other} ${name}`)
      }
      if (before !== undefined && !CLASSES.has(before)) traits.push(`wc:${before} ${name}`)
      if (after !== undefined && !CLASSES.has(after)) traits.push(`cw:${name} ${after}`)
    }
    if (classes.includes('negative')) negated = true
    if (classes.includes('turn') || classes.includes('stop')) negated = false
  })
  return [...traits, ...(classed.at(-1)?.classes ?? []).map((name) => `cl:${name}`)]
}

const FORMS: readonly (readonly [string, RegExp])[] = [
  ['quoted', /\[quoted\]/],
  ['sub', /^(?:although|while|though|even|if|whereas|despite)/],
  ['advers', /(?:, |; )(?:but|yet|however|nevertheless|though|although|while|whereas|except)\b/],
  ['modal', /\b(?:must|may|should|shall|would|could|can)\b/],
  ['you', /\b(?:you|your)\b/],
  ['off', /\b(?:uscis|we|i|officer|this office|service)\b/],
  ['hasneg', /\b(?:not|no|cannot|nothing)\b/],
]
/** The next sentence turns. */
const TURNED =
  /^(?:however|but|nevertheless|yet|still|that said|even so|what|the difficulty|on the other|by contrast|it is)/

/** So many sentences on, a request may be for what is said here. */
const SOON = 5
/** More than so many findings of a section tell nothing more. */
const MANY = 3

/** Fewer sentences are no notice, but such as were labelled apart. */
const NOTICE = 10

interface Section {
  findings: number
  requests: number
  first: number
  last: number
}
const sectionsIn = new WeakMap<readonly Told[], Map<number, Section>>()

/** What stands under each heading; of a notice it is counted once. */
function sectionOf(told: readonly Told[], number: number): Section | undefined {
  const known = sectionsIn.get(told)
  if (known !== undefined) return known.get(number)
  const sections = new Map<number, Section>()
  told.forEach(({ section, role }, at) => {
    const here = sections.get(section) ?? { findings: 0, requests: 0, first: at, last: at }
    if (role === 'finding') here.findings += 1
    if (role === 'request') here.requests += 1
    else here.last = at
    sections.set(section, here)
  })
  sectionsIn.set(told, sections)
  return sections.get(number)
}

/** A heading that says what is decided under it, and whether it is decided there. */
function sectionTraits(one: Told, told: readonly Told[], at: number): string[] {
  if (told.length < NOTICE) return []
  const section = sectionOf(told, one.section)
  if (one.section === 0 || section === undefined) return ['s:none']
  const [factor] = one.under.factors
  const others = section.findings - (one.role === 'finding' ? 1 : 0)
  const isOn = one.under.factors.some((each) => wordsFor(one.own).has(each))
  return [
    `sf:${Math.min(MANY, others)}`,
    `sr:${section.requests > 0}`,
    `sfr:${others > 0} ${section.requests > 0}`,
    ...(at === section.first ? ['sfirst'] : []),
    ...(at === section.last ? ['slast'] : []),
    ...(one.under.whole ? ['swhole'] : factor === undefined ? [] : [`hf:${factor}`, `on:${isOn}`]),
  ]
}

function placeTraits(one: Told, told: readonly Told[], at: number): string[] {
  const before = told[at - 1]
  const after = told[at + 1]
  const previous = before?.block === one.block ? before : undefined
  const next = after?.block === one.block ? after : undefined
  const follows = after?.section === one.section ? after : undefined
  const isAsked = told
    .slice(at + 1, at + 1 + SOON)
    .some(({ role, section }) => role === 'request' && section === one.section)
  return [
    `bul:${one.bullet}`,
    `h:${one.heading?.kind ?? 'none'}`,
    `at:${Math.min(2, one.at)}`,
    `pr:${previous?.role ?? '-'}`,
    `nx:${next?.role ?? '-'}`,
    `pf:${previous === undefined ? '-' : (stemsOf(previous)[0] ?? '')}`,
    `nf:${follows === undefined ? '-' : (stemsOf(follows)[0] ?? '')}`,
    ...(TURNED.test(follows?.own ?? '') ? ['nturn'] : []),
    ...(/\bhowever\b|\bnot\b/.test(follows?.own ?? '') ? ['nneg'] : []),
    ...(isAsked ? ['askedsoon'] : []),
    ...(next === undefined ? ['blast'] : []),
    ...(/\b(?:not|no|nor|only|cannot|nothing)\b/.test(previous?.own ?? '') ? ['pneg'] : []),
    ...sectionTraits(one, told, at),
  ]
}

/** The traits of the sentence there; of a part of it where `one` is given. */
export function traitsOf(told: readonly Told[], at: number, one = told[at]): string[] {
  if (one === undefined) return []
  const { own } = one
  const stems = stemsOf(one)
  return [
    ...new Set([
      ...wordTraits(stems),
      ...classTraits(stems),
      `len:${Math.min(6, Math.floor(Math.log2(stems.length + 1)))}`,
      `gen:${isGeneric(own)}`,
      `case:${OF_THIS_CASE.test(own)}`,
      `cit:${CITATION.test(own)}`,
      ...FORMS.flatMap(([name, pattern]) => (pattern.test(own) ? [name] : [])),
      ...(withoutReports(own).includes('[reported]') ? ['reported'] : []),
      ...placeTraits(one, told, at),
    ]),
  ]
}
