import type { Contradiction, ExhibitPage } from '../../case-file.ts'
import { countsIn, type Count } from '../counts-in.ts'
import { FACT_SECTIONS } from '../fields.ts'
import { fieldPlace } from '../places.ts'
import { pagePlace, pagesOfEntry, type Check, type Filing } from './filing.ts'

/** What tells what was done; goals and plans count what was not. */
const TOLD = ['background', 'challenge', 'solution', 'impact', 'job_summary', 'brief_introduction'] as const
const OWN_PAPERS = ['academicprojects', 'professionalprojects', 'evidence'] as const
/** No more words than this are read of one paper: a summary's figures stand in what comes first. */
const READ = 30_000

/** A figure with the place where it stands. */
type Told = Count & { field: string }
type OnPaper = Count & { page: ExhibitPage }

/** 40 is 39 rounded, and 1,200 is 1,187: zeros at the end tell how far a figure was rounded. */
function isRounded(a: number, b: number): boolean {
  const [round, exact] = a % 10 === 0 ? [a, b] : [b, a]
  if (round === 0 || round % 10 !== 0) return Math.round(exact) === round && !Number.isInteger(exact)
  let step = 10
  while (round % (step * 10) === 0) step *= 10
  return Math.abs(round - exact) <= step
}

const shared = (a: Count, b: Count): number => [...a.words].filter((word) => b.words.has(word)).length

/** The same thing counted: one noun, or the noun of the one among the words of the other. */
const sameThing = (a: Count, b: Count): boolean => {
  if (a.unit === 'percent' || b.unit === 'percent') return a.unit === b.unit
  if (a.noun === '' && b.noun === '') return false
  if (a.noun === '') return b.unit === 'count' && a.words.has(b.noun)
  if (b.noun === '') return a.unit === 'count' && b.words.has(a.noun)
  return a.noun === b.noun
}

/** True of two sentences that say the same but for the figure. */
const isAlike = (a: Count, b: Count): boolean => {
  const words = shared(a, b)
  return words >= 2 && words >= ALIKE * Math.min(a.words.size, b.words.size)
}
const ALIKE = 0.7

/** Whether two figures answer one question: what they count at one time, told in words that the two places share. */
function sameQuestion(own: Count, other: Count): boolean {
  if (own.loose || other.loose || own.each !== other.each) return false
  if (own.period !== other.period || !sameThing(own, other)) return false
  const words = shared(own, other)
  if (own.period !== undefined) return words > 0 || (other.words.size === 0 && other.unit === 'count')
  if (own.noun !== other.noun || own.each) return false
  if (own.unit !== 'percent' && isAlike(own, other)) return true
  if (own.unit !== 'count') return false
  // A line of a list names what it counts: "Arrays: 5".
  return words > 1 || other.label?.every((word) => own.words.has(word)) === true
}

/** How many values a thing is given: without a time, only one that is counted once can be told to be the same. */
const valuesOf = (counts: readonly Count[], noun: string): number =>
  new Set(counts.filter((count) => count.noun === noun).map(({ value }) => value)).size

const around = ({ text, figure }: Count): string => {
  if (text.length <= 70) return text.trim()
  const at = text.indexOf(figure)
  const from = at <= 25 ? 0 : text.indexOf(' ', at - 25) + 1
  const cut = text.indexOf(' ', at + figure.length + 25)
  return `${from > 0 ? '…' : ''}${text.slice(from, cut < 0 ? text.length : cut).trim()}${cut < 0 ? '' : '…'}`
}

function inEntry(filing: Filing, section: (typeof OWN_PAPERS)[number], entry: { id: number }): Contradiction[] {
  const { profile } = filing
  const pages = pagesOfEntry(filing, section, entry.id)
  if (pages.length === 0) return []
  const held: Readonly<Record<string, unknown>> = { ...entry }
  const told = TOLD.flatMap((field) => {
    const text = held[field]
    return typeof text === 'string' ? countsIn(text).map((count): Told => ({ ...count, field })) : []
  })
  let left = READ
  const papers = pages.flatMap((page) => {
    const text = page.text.slice(0, Math.max(left, 0))
    left -= text.length
    return countsIn(text).map((count): OnPaper => ({ ...count, page }))
  })
  const values = (counts: readonly Count[]) => new Set(counts.map(({ value }) => value))
  const [inWords, onPaper] = [values(told), values(papers)]
  return told.flatMap((own): Contradiction[] => {
    // A figure that stands on the other side too, of whatever, was not told otherwise there.
    if (onPaper.has(own.value)) return []
    const rivals = papers.filter((other) => sameQuestion(own, other))
    const [first] = rivals
    if (first === undefined || inWords.has(first.value) || values(rivals).size > 1) return []
    const isOne = valuesOf(told, own.noun) === 1 && valuesOf(papers, own.noun) === 1
    if (own.period === undefined && !isOne && !rivals.every((other) => isAlike(own, other))) return []
    if (rivals.some((other) => isRounded(own.value, other.value))) return []
    const places = [fieldPlace(profile, section, entry.id, own.field), pagePlace(filing, first.page)] as const
    const [at, paper] = places
    const label = FACT_SECTIONS[section].label
    return [
      {
        kind: 'figure',
        text: `${at.place} says “${around(own)}”, but the paper of that ${label.toLowerCase()} (${paper.place}) says “${around(first)}”.`,
        places: [{ ...at, told: own.figure }, paper],
      },
    ]
  })
}

/** A figure of an entry that its own paper tells otherwise, of the same thing and the same time. */
export const countsOnPapers: Check = (filing) =>
  OWN_PAPERS.flatMap((section) => filing.profile[section].flatMap((entry) => inEntry(filing, section, entry)))
