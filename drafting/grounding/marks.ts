import type { Inline } from '#domain/document.ts'
import { exhibitLabel, exhibitNumber } from '#domain/exhibit-number.ts'
import type { Finding } from './claim.ts'
import { wholeClaim } from './whole-claim.ts'

/** Stands for an inline that is no text, so that places in the sentence's text and its inlines agree. */
export const INLINE = '\uFFFC'

export const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : INLINE)).join('')

/** Each inline with its place in the sentence's text. */
export function placesOf(inlines: readonly Inline[]): { inline: Inline; start: number; end: number }[] {
  let at = 0
  return inlines.map((inline) => {
    const start = at
    at += inline.kind === 'text' ? inline.text.length : 1
    return { inline, start, end: at }
  })
}

/** The findings that cover others, without those. */
const outermost = (findings: readonly Finding[]): Finding[] => {
  const kept: Finding[] = []
  for (const finding of findings)
    if (finding.end > finding.start && finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding)
  return kept
}

/** The inlines with the whole claim of each finding in a mark; what stands between keeps its style. */
export function marked(inlines: readonly Inline[], findings: readonly Finding[]): Inline[] {
  const text = textOf(inlines)
  const open = outermost(findings.map((finding) => wholeClaim(finding, text)))
  const result: Inline[] = []
  for (const { inline, start, end: at } of placesOf(inlines)) {
    const here = open.filter((finding) => finding.start < at && finding.end > start)
    let from = start
    const keep = (to: number) => {
      if (inline.kind === 'text' && to > from)
        result.push({ ...inline, text: inline.text.slice(from - start, to - start) })
    }
    for (const finding of here) {
      keep(Math.max(finding.start, start))
      // A finding over several inlines is marked once, where it begins.
      if (finding.start >= start)
        result.push({ kind: 'verify', text: finding.text.replaceAll(INLINE, ''), reason: finding.reason })
      from = Math.min(finding.end, at)
    }
    if (inline.kind === 'text') keep(at)
    else if (here.length === 0) result.push(inline)
  }
  return result
}

type Exhibit = Extract<Inline, { kind: 'exhibit' }>

/** A paper as the words of a mark call it. */
export const citedAs = ({ number, page }: Omit<Exhibit, 'kind'>): string =>
  `Ex. ${exhibitLabel(number)}${page === undefined ? '' : `, p. ${page}`}`

const CITED = /^Ex\. (R?\d{1,3})(?:, p\. (\d{1,4}))?$/

/** What stands in the text where the words of a mark are marked no longer: a citation is one again, and never words. */
export function unmarked(words: string): Inline {
  const [, label = '', page] = CITED.exec(words) ?? []
  const number = exhibitNumber(label)
  if (number === undefined) return { kind: 'text', text: words }
  return { kind: 'exhibit', number, ...(page !== undefined && { page: Number(page) }) }
}
