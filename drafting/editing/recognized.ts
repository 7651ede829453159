import type { Inline } from '#domain/document.ts'
import { exhibitNumber } from '#domain/exhibit-number.ts'
import { cite, LIBRARY } from '../authorities/library.ts'
import { typedMarks } from './typed-marks.ts'

/** What a stretch of typed text stands for: as many inlines as a document holds there. */
export interface Recognized {
  start: number
  end: number
  inlines: Inline[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every form in which the library prints an authority, the longest first, so that none is cut short. */
function citationForms(): { pattern: RegExp; byText: Map<string, Inline> } {
  const byText = new Map<string, Inline>()
  for (const { id, pins } of LIBRARY)
    for (const pin of [undefined, ...pins.map((one) => one.pin)])
      for (const form of ['full', 'short'] as const) {
        const inline = cite(id, pin, form)
        const key = folded(inline.runs.map(({ text }) => text).join(''))
        if (!byText.has(key)) byText.set(key, inline)
      }
  const forms = [...byText.keys()].sort((a, b) => b.length - a.length)
  const alternatives = forms.map((form) => escaped(form).replace(/-/g, '[-–]').replace(/ /g, '\\s+'))
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d]|\\([\\p{L}\\d])`, 'gu'),
    byText,
  }
}

const folded = (text: string): string => text.replace(/[–—]/g, '-').replace(/\s+/g, ' ')

let forms: ReturnType<typeof citationForms> | undefined

function* citations(text: string): Generator<Recognized> {
  forms ??= citationForms()
  for (const match of text.matchAll(forms.pattern)) {
    const inline = forms.byText.get(folded(match[0]))
    if (inline !== undefined) yield { start: match.index, end: match.index + match[0].length, inlines: [inline] }
  }
}

const LABEL = String.raw`(?:R-?)?\d{1,3}`
const PAGE = String.raw`(?:,?\s*(?:pp?\.|pages?|at)\s*(\d{1,4}))?`
const EXHIBIT = String.raw`Ex(?:hibits?|hs?\.?|s?\.?)\s*(${LABEL})${PAGE}`
const FURTHER = String.raw`\s*(?:;|,|and|&)\s*(?:Ex(?:hibits?|hs?\.?|s?\.?)\s*)?${LABEL}${PAGE}`
const EXHIBITS = new RegExp(String.raw`\(\s*${EXHIBIT}(?:${FURTHER}){0,40}\s*\)`, 'giu')
const EACH = new RegExp(String.raw`(?<![\p{L}\d.])(${LABEL})${PAGE}`, 'giu')

function* exhibits(text: string): Generator<Recognized> {
  for (const match of text.matchAll(EXHIBITS)) {
    const inlines = [...match[0].matchAll(EACH)].flatMap(([, label = '', page], index): Inline[] => [
      ...(index === 0 ? [] : [{ kind: 'text' as const, text: ' ' }]),
      {
        kind: 'exhibit',
        number: exhibitNumber(label) ?? 0,
        ...(page !== undefined && { page: Number(page) }),
      },
    ])
    yield { start: match.index, end: match.index + match[0].length, inlines }
  }
}

/** Everything in a text that is more than words, in order; where two would overlap, the one that begins first. */
export function recognized(text: string, known: readonly Inline[]): Recognized[] {
  const { closed } = typedMarks(text, known)
  const found = [...closed, ...exhibits(text), ...citations(text)].sort((a, b) => a.start - b.start)
  const kept: Recognized[] = []
  for (const one of found) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one)
  return kept
}
