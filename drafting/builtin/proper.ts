import type { CaseFile } from '../case-file.ts'
import { has, termsOf } from './terms.ts'

const known = new WeakMap<CaseFile, ReadonlySet<string>>()

/** Fields whose values are sentences; in titles every word may have its capital. */
const PROSE = / \p{Ll}+ .*\.$/su

/** Words that the record writes with a capital inside of a sentence and nowhere without: "Pennant". */
export function properWords(caseFile: CaseFile): ReadonlySet<string> {
  const held = known.get(caseFile)
  if (held !== undefined) return held
  const prose = caseFile.facts.filter(({ value, kind }) => kind !== 'derived' && PROSE.test(value))
  const text = prose.map(({ value }) => value).join(' \n ')
  const inside = text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}\b/gu) ?? []
  const small = new Set(text.match(/\b\p{Ll}+\b/gu) ?? [])
  const found = new Set(inside.filter((word) => !small.has(word.toLowerCase())))
  known.set(caseFile, found)
  return found
}

/** True of a sentence that begins with a name: "Pennant runs in …", "Hortensia Blakeslee led …", "Professor Vandersloot …". */
export function opensWithName(sentence: string, proper: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = sentence.split(/[\s,’]+/, 2)
  if (proper.has(first)) return true
  if (!/^\p{Lu}\p{Ll}+$/u.test(second) && !/^\p{Lu}\p{Ll}+-\p{Lu}/u.test(second)) return false
  const [term] = termsOf(`${first.toLowerCase()} x`)
  return (
    !has(
      term,
      'Determiner',
      'Preposition',
      'Pronoun',
      'Conjunction',
      'Value',
      'Possessive',
      'Adverb',
      'QuestionWord',
    ) && !/^(?:all|both|many|most|some|several|few|other|two|three)$/i.test(first)
  )
}
