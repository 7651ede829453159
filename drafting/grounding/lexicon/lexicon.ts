import { CLOSED_CLASS, GENRE } from './genre.ts'
import { lemmaOf, stemOf } from './lemma.ts'
import { WORDNET } from './wordnet.ts'

/** What is known of a word: the same for every place where it stands. */
export interface Sense {
  lemma: string
  stem: string
  /** An ordinary word of English. */
  known: boolean
  verb: boolean
  noun: boolean
  adjective: boolean
  /** WordNet's lexicographer file of its commonest sense as a noun and as a verb; -1 for none. */
  nounKind: number
  verbKind: number
  /** Its meanings, and broader ones. */
  own: readonly number[]
  up: readonly number[]
  /** Connects or points, or belongs to the argument of any petition. */
  closed: boolean
  genre: boolean
}

const NONE: readonly number[] = []
const lines = new Map<string, string>()
for (const line of WORDNET.split('\n')) {
  const end = line.indexOf(' ')
  if (end > 0) lines.set(line.slice(0, end), line.slice(end + 1))
}

const isKnown = (word: string): boolean => lines.has(word)

const senses = new Map<string, Sense>()
/** Texts are many and their words few; what an odd upload brings is let go of. */
const MANY = 60_000

const numbers = (list: string): readonly number[] =>
  list === '' ? NONE : list.split(' ').map((id) => Number.parseInt(id, 36))

function read(word: string): Sense {
  const lemma = lemmaOf(word, isKnown)
  const [about = '', own = '', up = ''] = (lines.get(lemma) ?? '').split('|')
  const [parts = '', noun = '', verb = ''] = about.split('.')
  const proper = parts === 'P'
  return {
    lemma,
    stem: stemOf(lemma),
    known: parts !== '' && !proper,
    verb: parts.includes('v'),
    noun: parts.includes('n') || parts === '',
    adjective: parts.includes('a'),
    nounKind: noun === '' ? -1 : Number.parseInt(noun, 36),
    verbKind: verb === '' ? -1 : Number.parseInt(verb, 36),
    own: numbers(own),
    up: numbers(up),
    closed: CLOSED_CLASS.has(word) || CLOSED_CLASS.has(lemma),
    genre: GENRE.has(word) || GENRE.has(lemma),
  }
}

/** What is known of a folded word. */
export function senseOf(word: string): Sense {
  const known = senses.get(word)
  if (known !== undefined) return known
  const sense = read(word)
  if (senses.size >= MANY) senses.clear()
  senses.set(word, sense)
  return sense
}

/** Words are compared with one another more often than anything else is done, and most lists are empty. */
export function meet(some: readonly number[], others: readonly number[]): boolean {
  if (others.length === 0) return false
  for (let at = 0; at < some.length; at++) if (others.includes(some[at] ?? -1)) return true
  return false
}

/** True where both words may stand for the same thing, whatever their order. */
export const akin = (a: Sense, b: Sense): boolean =>
  a.stem === b.stem || a.lemma === b.lemma || meet(a.own, b.own) || meet(a.own, b.up) || meet(b.own, a.up)

/** True where what a source says is what a sentence says, or a kind of it: an article is a publication, a publication need be no article. */
export const covers = (said: Sense, source: Sense): boolean =>
  said.stem === source.stem || said.lemma === source.lemma || meet(said.own, source.own) || meet(said.own, source.up)
