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
  const inside = text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? []
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? [])
  const found = new Set(inside.filter((word) => !small.has(word.toLowerCase())))
  known.set(caseFile, found)
  return found
}

/** Those of them that stand alone among small words: "Prize" of "Quality of Care Prize" is a name with others only. */
export function loneNames(caseFile: CaseFile): ReadonlySet<string> {
  const held = lone.get(caseFile)
  if (held !== undefined) return held
  const text = caseFile.facts.map(({ value }) => value).join(' \n ')
  const found = new Set(
    [...properWords(caseFile)].filter(
      (word) =>
        new RegExp(`(?<=(?:^|\\s)\\p{Ll}+,? )${word}(?!\\p{L}| \\p{Lu})`, 'u').test(text) &&
        !new RegExp(`\\p{Lu}\\p{L}*(?: of| for| and)? ${word}(?!\\p{L})`, 'u').test(text),
    ),
  )
  lone.set(caseFile, found)
  return found
}

const lone = new WeakMap<CaseFile, ReadonlySet<string>>()

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
