import type { Inline } from '#domain/document.ts'
import { exhibitNumber } from '#domain/exhibit-number.ts'
import { cite, findAuthority, findPin, LIBRARY } from '../authorities/library.ts'
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
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:Matter of\\s+)?(?:${alternatives.join('|')})(?![\\p{L}\\d]|\\([\\p{L}\\d])`,
      'gu',
    ),
    byText,
  }
}

const folded = (text: string): string => text.replace(/[–—]/g, '-').replace(/\s+/g, ' ')

let forms: ReturnType<typeof citationForms> | undefined

function* citations(text: string): Generator<Recognized> {
  forms ??= citationForms()
  for (const match of text.matchAll(forms.pattern)) {
    const said = folded(match[0])
    // A later mention leaves the words out, and the first one puts them back.
    const inline = forms.byText.get(said) ?? forms.byText.get(said.replace(/^Matter of /, ''))
    if (inline?.kind !== 'authority') continue
    const end = match.index + match[0].length
    const note = NOTE.exec(text.slice(end))
    const noted = note === null ? undefined : withNote(inline, note)
    yield { start: match.index, end: end + (note?.[0].length ?? 0), inlines: noted ?? [inline] }
  }
}

/** A note that is named behind a citation instead of in it. */
const NOTE = /^,?\s*(?:&|and|at)?\s*nn?\.\s?(\d+)/u

/** The citation with the note in it; one that the library does not hold is asked about. */
function withNote(inline: Extract<Inline, { kind: 'authority' }>, [words, number = '']: RegExpExecArray): Inline[] {
  const [id = '', pin = ''] = inline.id.split('@')
  const noted = `${pin.replace(/ n\.\d+$/u, '')} n.${number}`
  const held = findAuthority(id)
  if (held !== undefined && findPin(held, noted) !== undefined) return [cite(id, noted)]
  return [
    inline,
    { kind: 'text', text: ' ' },
    {
      kind: 'verify',
      text: words.replace(/^[,\s]+/u, ''),
      reason: `the library holds no such note of ${held?.name ?? id}`,
    },
  ]
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
