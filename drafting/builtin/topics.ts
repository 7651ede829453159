import { contentWords } from './passages.ts'
import { has, sentenceTerms, type Term } from './terms.ts'

const VAGUE =
  /^(other|such|same|own|many|several|new|more|most|few|next|first|second|third|year|month|week|day|time|part|end|way|work|result|step|number|kind|use|our|my|their|his|her|your|whole|growing|good|small|large|long|short|open|trained|returned|near|custom|data|set|far|short|main|real|true|false)s?$/i

const isPart = (term: Term): boolean =>
  has(term, 'Noun', 'Adjective') &&
  !has(
    term,
    'Pronoun',
    'Possessive',
    'Value',
    'ProperNoun',
    'Person',
    'Place',
    'Organization',
    'Date',
    'Comparative',
    'Superlative',
    'Verb',
    'Determiner',
  ) &&
  /^\p{Ll}[\p{L}-]*$/u.test(term.text) &&
  !VAGUE.test(term.text)

/** Noun phrases of two or three words: the things that a text is about. */
export function topics(text: string): string[] {
  const found: string[] = []
  let run: Term[] = []
  const close = (): void => {
    const last = run.at(-1)
    if (run.length >= 2 && run.length <= 3 && has(last, 'Noun')) {
      found.push(run.map((term, i) => term.text + (i === run.length - 1 ? '' : term.post === '-' ? '-' : ' ')).join(''))
    }
    run = []
  }
  for (const terms of sentenceTerms(text)) {
    for (const term of terms) {
      if (isPart(term)) run.push(term)
      else close()
      if (/[,.;:()—]/.test(term.post)) close()
    }
    close()
  }
  return [...new Set(found)]
}

/** Topics of one text whose words stand side by side in another too, the longest first: what ties one work to another. */
export function sharedTopics(from: string, other: string, most: number): string[] {
  const there = ` ${contentWords(other).join(' ')} `
  const shared = topics(from).filter((topic) => {
    const own = contentWords(topic)
    return own.length >= 2 && there.includes(` ${own.join(' ')} `)
  })
  const roots = new Set<string>()
  return shared
    .sort((a, b) => b.length - a.length)
    .filter((topic) => {
      const root = contentWords(topic).join(' ')
      if ([...roots].some((longer) => longer.includes(root))) return false
      roots.add(root)
      return true
    })
    .slice(0, most)
}
