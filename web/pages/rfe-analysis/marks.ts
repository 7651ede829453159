import type { Quoted } from '#domain/rfe.ts'

/** What of an issue stands at a place: what the officer finds, or what they ask for. */
export interface Mark {
  issue: number
  kind: 'finding' | 'request'
}

/** Words of a page that belong to the same issues; without marks they are plain. */
export interface Stretch {
  text: string
  marks: Mark[]
}

/** What is looked for: the words of an issue and where they begin. */
export type Sought = Quoted & Mark

interface Place {
  page: number
  at: number
}

/** A text as quotes are compared: spacing, hyphens and the shape of quotation marks do not count. */
function condensed(text: string, page: number, into: { letters: string[]; places: Place[] }): void {
  for (let at = 0; at < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
    for (const letter of sign
      .normalize('NFKC')
      .replace(/[\s\u00ad\u2010-\u2015-]/g, '')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')) {
      into.letters.push(letter)
      into.places.push({ page, at })
    }
    at += sign.length
  }
}

const read = (pages: readonly { text: string; page: number }[]) => {
  const into = { letters: [] as string[], places: [] as Place[] }
  for (const { text, page } of pages) condensed(text, page, into)
  return { text: into.letters.join(''), places: into.places }
}

/** Shorter beginnings stand on many pages by chance. */
const LEAST = 24

/** How many of the first letters of a quote stand somewhere in a text, and where. */
function longestStart(text: string, quote: string): { at: number; length: number } | undefined {
  let [low, high] = [LEAST, quote.length]
  let best: { at: number; length: number } | undefined
  while (low <= high) {
    const length = Math.floor((low + high) / 2)
    const at = text.indexOf(quote.slice(0, length))
    if (at < 0) high = length - 1
    else {
      best = { at, length }
      low = length + 1
    }
  }
  return best
}

type Span = [from: Place, to: Place]

/** Where a quote stands: on its page, or from there into the next, between whose words a foot and a head may stand. */
function spansOf(pages: readonly string[], { quote, page }: Quoted): Span[] {
  const sought = read([{ text: quote, page: 0 }]).text
  const [own, next] = [page, page + 1].map((number) => read([{ text: pages[number - 1] ?? '', page: number }]))
  const span = (of: typeof own, at: number, length: number): Span[] => {
    const [from, to] = [of?.places[at], of?.places[at + length - 1]]
    return from === undefined || to === undefined ? [] : [[from, to]]
  }
  if (own === undefined || sought === '') return []
  const whole = own.text.indexOf(sought)
  if (whole >= 0) return span(own, whole, sought.length)
  const start = longestStart(own.text, sought)
  if (start === undefined) return []
  const rest = sought.slice(start.length)
  const at = next?.text.indexOf(rest) ?? -1
  return [...span(own, start.at, start.length), ...(at < 0 ? [] : span(next, at, rest.length))]
}

const isSame = (one: Mark, other: Mark): boolean => one.issue === other.issue && one.kind === other.kind

/** A notice's pages with the words of its issues told apart, for the eye. */
export function markedPages(pages: readonly string[], sought: readonly Sought[]): Stretch[][] {
  const spans = sought.flatMap((one) =>
    spansOf(pages, one).map(([from, to]) => ({ issue: one.issue, kind: one.kind, from, to })),
  )
  return pages.map((text, index) => {
    const own = spans.filter(({ from }) => from.page === index + 1)
    const ends = own.flatMap(({ from, to }) => [from.at, to.at + 1])
    const cuts = [...new Set([0, ...ends, text.length])].toSorted((a, b) => a - b)
    return cuts.slice(0, -1).map((from, at): Stretch => {
      const marks = own
        .filter((span) => span.from.at <= from && from <= span.to.at)
        .map(({ issue, kind }) => ({ issue, kind }))
      return {
        text: text.slice(from, cuts[at + 1]),
        marks: marks.filter((mark, place) => marks.findIndex((other) => isSame(mark, other)) === place),
      }
    })
  })
}
