import type { AskedPapers, Inline, Sentence } from '#domain/document.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { wordsOf } from '../proof/words-of.ts'
import { capital } from './person.ts'

/** A piece of a sentence with the sources of what it says. */
export type Phrase = Sentence

/** What a frame's slot may hold; undefined where the case file lacks it, and then the frame is not used. */
type Slot = string | Phrase | undefined
export type Slots = Record<string, Slot>

export const words = (text: string, sources: string[] = []): Phrase => ({ inlines: [{ kind: 'text', text }], sources })

export const italic = (text: string, sources: string[] = []): Phrase => ({
  inlines: [{ kind: 'text', text, style: 'italic' }],
  sources,
})

export const missing = (what: string, path?: string, papers?: AskedPapers): Phrase => ({
  inlines: [{ kind: 'missing', what, path, ...(papers && { papers }) }],
  sources: [],
})

/** A sentence's runs after some were taken out: no space is left before a stop. */
export const tidied = (inlines: Inline[]): Inline[] =>
  merged(inlines).map((inline) =>
    inline.kind === 'text'
      ? { ...inline, text: inline.text.replace(/ {2,}/g, ' ').replace(/ +(?=[.,;])/g, '') }
      : inline,
  )

const unique = (ids: string[]): string[] => [...new Set(ids)]

/** Neighbouring runs of text as one, so that a sentence reads as it was written. */
function merged(inlines: Inline[]): Inline[] {
  const result: Inline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    if (inline.kind === 'text' && inline.text === '') continue
    if (inline.kind === 'text' && last?.kind === 'text' && last.style === inline.style) last.text += inline.text
    else result.push({ ...inline })
  }
  return result
}

export const joined = (...parts: Phrase[]): Phrase => ({
  inlines: merged(parts.flatMap((part) => part.inlines)),
  sources: unique(parts.flatMap((part) => part.sources)),
})

/** "a, b and c" */
export function listed(items: Phrase[], conjunction = 'and'): Phrase | undefined {
  if (items.length === 0) return undefined
  return joined(
    ...items.flatMap((item, index) => {
      if (index === 0) return [item]
      return [
        words(index < items.length - 1 ? ', ' : items.length > 2 ? `, ${conjunction} ` : ` ${conjunction} `),
        item,
      ]
    }),
  )
}

/** The plain text of a phrase, as a reader of the page has it. */
export const plain = (phrase: { inlines: Inline[] }): string =>
  phrase.inlines
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
          return inline.text
        case 'exhibit':
          return `(Ex. ${exhibitLabel(inline.number)})`
        case 'authority':
          return inline.runs.map((run) => run.text).join('')
        case 'missing':
          return `[Missing: ${inline.what}]`
        case 'verify':
          return `[Verify: ${inline.text}]`
      }
    })
    .join('')

/** Puts exhibits at a sentence's end, before its stop, each after a space. */
export function withExhibits(sentence: Phrase, numbers: number[]): Phrase {
  const already = new Set(sentence.inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : [])))
  const fresh = unique(numbers.map(String))
    .map(Number)
    .filter((number) => !already.has(number))
  if (fresh.length === 0) return sentence
  const inlines = sentence.inlines.map((inline) => ({ ...inline }))
  const last = inlines.at(-1)
  // A stop inside a closing quotation mark moves behind the citation too.
  const stop = last?.kind === 'text' ? /([.!?])”?$/.exec(last.text)?.[1] : undefined
  if (last?.kind === 'text' && stop !== undefined)
    last.text =
      stop !== '.'
        ? last.text.replace(/[!?]$/, '')
        : ABBREVIATED.test(last.text)
          ? last.text
          : last.text.replace(/\.(”?)$/, '$1')
  const cited: Inline[] = fresh.flatMap((number) => [
    { kind: 'text', text: ' ' },
    { kind: 'exhibit', number },
  ])
  return { ...sentence, inlines: merged([...inlines, ...cited, { kind: 'text', text: stop ?? '.' }]) }
}

/** A stop that belongs to the word before it stays in front of a citation. */
const ABBREVIATED = /\b(?:Inc|Co|Ltd|Corp|L\.L\.C|U\.S|Jr|Sr|St)\.$/u

/** Commas and full stops stand inside the closing quotation mark, as American usage has it. */
export const americanQuotes = (inlines: Inline[]): Inline[] =>
  inlines.map((inline) =>
    inline.kind === 'text'
      ? { ...inline, text: inline.text.replace(/([.!?]’?)”\./g, '$1”').replace(/”([,.])/g, '$1”') }
      : inline,
  )

const PLACE = /\{([^{}]+)\}/

/**
 * A frame with its slots filled. `{Name}` falls back to the slot `name` with a capital. Undefined where a slot is not
 * held: a frame states only what the case file has.
 */
export function filled(frame: string, slots: Slots): Phrase | undefined {
  const parts: Phrase[] = []
  const put: Record<string, { text: string; sources: string[] }> = {}
  let rest = frame
  for (let place = PLACE.exec(rest); place !== null; place = PLACE.exec(rest)) {
    const key = place[1] ?? ''
    const lower = key.charAt(0).toLowerCase() + key.slice(1)
    const exact = slots[key]
    const held = exact ?? (lower !== key ? slots[lower] : undefined)
    if (held === undefined) return undefined
    const phrase = typeof held === 'string' ? words(held) : held
    const own = exact === undefined ? capitalised(phrase) : phrase
    put[key] = { text: wordsOf(own.inlines), sources: own.sources }
    parts.push(words(rest.slice(0, place.index)), own)
    rest = rest.slice(place.index + place[0].length)
  }
  return { ...finished(joined(...parts, words(rest))), made: { frame, slots: put } }
}

export function capitalised(phrase: Phrase): Phrase {
  const [first, ...others] = phrase.inlines
  return first?.kind === 'text' ? { ...phrase, inlines: [{ ...first, text: capital(first.text) }, ...others] } : phrase
}

/** A sentence's head in capitals, and no second stop after "Inc." */
function finished(phrase: Phrase): Phrase {
  const inlines = phrase.inlines.map((inline) =>
    inline.kind === 'text'
      ? { ...inline, text: inline.text.replace(/\.\.(?=\s|$)/g, '.').replace(/ {2,}/g, ' ') }
      : inline,
  )
  return capitalised({ ...phrase, inlines })
}
