import type { Inline } from '#domain/document.ts'
import { printable } from '#domain/document-text.ts'
import { isMark, wordsOf, type Mark } from './mark.ts'
import { curled } from './typed.ts'

interface Stretch {
  start: number
  end: number
}

/** A mark as it was typed; `within` are those inside it, the outermost of them. */
interface TypedMark extends Stretch {
  kind: Mark['kind']
  /** Where its words begin. */
  words: number
  within: TypedMark[]
  /** The mark that stood there word for word before, which then stays. */
  known?: Mark
}

export interface TypedMarks {
  closed: (Stretch & { inlines: Inline[] })[]
  /** Openings that nothing closes: what of the text belongs to them, nobody can tell. */
  unclosed: Stretch[]
}

/** A mark without words is a gap all the same: as words it would be printed once somebody has taken it upon themselves. */
const UNSAID = 'what belongs here'
const OWN = 'you marked these words'

const OPENS = /\[\s*(missing|verify)\s*(?::\s*|(?=\]))/iy

/** Brackets and colons of a full-width keyboard; letter for letter, so that every place stays. */
const halfWidth = (text: string): string =>
  text
    .replace(/[［【]/g, '[')
    .replace(/[］】]/g, ']')
    .replace(/：/g, ':')

const asPrinted = (mark: Mark): string =>
  curled(printable(`[${mark.kind === 'missing' ? 'Missing' : 'Verify'}: ${wordsOf(mark)}]`).replaceAll('\u00a0', ' '))

/** Where marks stand that stood in the text before, whatever brackets are in their words. */
function knownPlaces(text: string, known: readonly Mark[]): Map<number, TypedMark> {
  const places = new Map<number, TypedMark>()
  for (const mark of known) {
    const form = asPrinted(mark)
    for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + form.length)) {
      const end = start + form.length
      if (end <= (places.get(start)?.end ?? 0)) continue
      places.set(start, { start, end, kind: mark.kind, words: start + form.indexOf(':') + 2, within: [], known: mark })
    }
  }
  return places
}

/** One pass over the brackets of a text: each that closes belongs to the last that is open. */
function scanned(text: string, known: readonly Mark[]): { marks: TypedMark[]; unclosed: number[] } {
  const plain = halfWidth(text)
  const places = knownPlaces(text, known)
  const marks: TypedMark[] = []
  const open: { start: number; mark?: Pick<TypedMark, 'kind' | 'words'> }[] = []
  const add = (mark: TypedMark): void => {
    while ((marks.at(-1)?.start ?? -1) > mark.start) mark.within.unshift(marks.pop()!)
    marks.push(mark)
  }
  for (let at = 0; at < plain.length; at++) {
    const there = places.get(at)
    if (there !== undefined) {
      add({ ...there, within: [] })
      at = there.end - 1
    } else if (plain[at] === '[') {
      OPENS.lastIndex = at
      const opens = OPENS.exec(plain)
      const kind = opens?.[1]?.toLowerCase() === 'missing' ? 'missing' : 'verify'
      open.push({ start: at, ...(opens && { mark: { kind, words: OPENS.lastIndex } }) })
    } else if (plain[at] === ']') {
      const last = open.pop()
      if (last?.mark) add({ ...last.mark, start: last.start, end: at + 1, within: [] })
    }
  }
  return { marks, unclosed: open.flatMap(({ start, mark }) => (mark === undefined ? [] : [start])) }
}

/** The words of a mark, with the gaps that stand among them. */
function piecesOf(text: string, mark: TypedMark): (string | TypedMark)[] {
  const pieces: (string | TypedMark)[] = []
  const say = (words: string): void => {
    const last = pieces.at(-1)
    if (typeof last === 'string') pieces[pieces.length - 1] = last + words
    else pieces.push(words)
  }
  let at = mark.words
  for (const inner of mark.within) {
    say(text.slice(at, inner.start))
    if (inner.kind === 'missing' && mark.kind === 'verify') pieces.push(inner)
    else for (const piece of piecesOf(text, inner)) if (typeof piece === 'string') say(piece)
    at = inner.end
  }
  say(text.slice(at, mark.end - 1))
  return pieces
}

/** Marks do not stand in marks: words to verify end where a gap among them begins. */
function inlinesOf(text: string, mark: TypedMark, known: readonly Mark[]): Inline[] {
  if (mark.known !== undefined) return [mark.known]
  const made = (kind: Mark['kind'], words: string): Inline =>
    known.find((one) => one.kind === kind && wordsOf(one) === words) ??
    (kind === 'missing' ? { kind, what: words } : { kind, text: words, reason: OWN })
  const pieces = piecesOf(text, mark)
  const said = pieces.filter((piece) => typeof piece === 'string').join('')
  if (mark.kind === 'missing' || (pieces.length === 1 && said.trim() === ''))
    return [made('missing', said.trim() || UNSAID)]
  return pieces.flatMap((piece): Inline[] => {
    if (typeof piece !== 'string') return inlinesOf(text, piece, known)
    if (!/[\p{L}\p{N}]/u.test(piece)) return piece === '' ? [] : [{ kind: 'text', text: piece }]
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece) ?? []
    const space = (text: string): Inline[] => (text === '' ? [] : [{ kind: 'text', text }])
    return pieces.length === 1 ? [made('verify', words)] : [...space(before), made('verify', words), ...space(after)]
  })
}

/** The marks of a typed text. Those that stood there before keep what was known of them; others have no reason but the writer's own. */
export function typedMarks(text: string, before: readonly Inline[]): TypedMarks {
  const known = before.filter(isMark)
  const { marks, unclosed } = scanned(text, known)
  return {
    closed: marks.map((mark) => ({ start: mark.start, end: mark.end, inlines: inlinesOf(text, mark, known) })),
    unclosed: unclosed.map((start) => ({ start, end: text.length })),
  }
}
