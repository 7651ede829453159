import { has, termsOf } from './terms.ts'

const STILTED =
  /\bwas to be\b(?! (?:a|an|the|open|able|made|used|found|kept|done|given)\b)|^(?:Dr|Mr|Mrs|Ms|Mx|Prof)\. \S+ (?:given|made to|held by|responsible|awarded (?:to|by)|leading|to)\b|\bIts entry reads|deserves a line|why there was something to be done|\bthe entry\b/i

const PAIRS: [string, string][] = [
  ['“', '”'],
  ['(', ')'],
  ['[', ']'],
]

const count = (text: string, mark: string): number => text.split(mark).length - 1

/** True where some word outside of quotation marks is a finite verb. */
function hasVerb(text: string): boolean {
  const outer = text.replace(/“[^”]*”/g, 'this')
  return termsOf(outer).some(
    (term) =>
      has(term, 'Copula', 'Modal', 'PastTense', 'Auxiliary') ||
      (has(term, 'PresentTense', 'Infinitive', 'Imperative') && !has(term, 'Gerund')) ||
      /^(?:is|are|was|were|has|have|had|does|do|did|will|can|set|led|rose|fell|went|used|grew|ran|made|lay|lies|employs|includes)$/i.test(
        term.text,
      ),
  )
}

/** "at Fjell AS as" is none: the first is a name. */
const hasWordTwice = (text: string): boolean =>
  [...text.matchAll(/\b(?!(?:that|had)\b)(\p{L}+) (?=(\1)\b)/giu)].some(
    ([, first = '', second = '']) => !(/^\p{Lu}{2,}$/u.test(first) && first !== second),
  )

/** What is wrong with a printed sentence as a sentence; nothing where all is well. */
export function faultsOf(sentence: string): string[] {
  const text = sentence.replace(/ ?\(Ex\. R?\d+\)/g, '').trim()
  if (text === '' || /^(?:\[Missing: [^\]]*\] ?)+$/.test(text)) return []
  const outer = text.replace(/“[^”]*”/g, '“”')
  return [
    /^[“([]?[\p{Lu}\p{N}\p{Lo}]/u.test(text) || /^[a-z]+[A-Z]/.test(text) ? '' : 'no capital',
    hasVerb(text) || /[\]”]\.?$/.test(text) ? '' : 'no finite verb',
    /[^.!?][.?!][”’)]?$|[.?!]”?$/.test(text) &&
    !/[.?!]{2,}[”)]?$/.test(text.replace(/\b(?:Inc|Ltd|Co|Corp|etc|al|U\.S|a\.m|p\.m)\.$/, 'x.'))
      ? ''
      : 'no single end',
    PAIRS.every(([open, close]) => count(text, open) === count(text, close)) && count(text, '"') % 2 === 0
      ? ''
      : 'unpaired',
    hasWordTwice(outer) ? 'a word twice' : '',
    STILTED.test(outer) ? 'stilted' : '',
    /[{}]|\bundefined\b| {2}| [,.;]|,,|\ba an\b|\bthe the\b/.test(text) ? 'left over' : '',
  ].filter((fault) => fault !== '')
}
