import { isSubject, mainVerb } from './clause.ts'
import { IRREGULAR_PAST } from './openings.ts'
import { has, termsOf } from './terms.ts'

const OF_THEM = /^(?:\p{L}+|\d+) of (?:them|these|those|which)\b/iu
const PLAIN_VERB = /^(?:is|are|was|were|has|had|have|does|did|do|can|could|will|would|must)$/
/** Heads after which a comma belongs to one sentence. */
const LEADS_ON =
  /^(?:As|Since|After|Before|Once|Even|Given|Although|Though|While|With|Without|Among|Unlike|What|The more)\b/

/** What a statement is said to rest on, added behind it. */
const HEARSAY = /^(?:I (?:was told|heard|hear|think|believe|guess|hope)|we were told)\b/

/** Whether words are a statement of their own, that begins with its subject. */
function isStatement(text: string): boolean {
  if (/^(?:19|20)\d\d\b/.test(text)) return false
  if (/^(?:that|which|who|whom|whose|where|when)\b/i.test(text)) return false
  const terms = termsOf(text)
  const main = mainVerb(terms)
  if (main?.sure !== true || main.at === 0) return false
  if (isSubject(terms[0])) return !/^(?:who|which|that)$/i.test(terms[0]?.text ?? '')
  if (OF_THEM.test(text)) return true
  // "$180,000, I will apply": the figure belongs to what stands before it.
  if (has(terms[0], 'Value') && /^\S+, (?:I|we|it|they)\b/.test(text)) return false
  // "Instruments froze."
  if (main.at === 1 && has(terms[0], 'Plural') && IRREGULAR_PAST.has(terms[1]?.text ?? '')) return true
  const verb = terms[main.at]?.text.toLowerCase() ?? ''
  return has(terms[0], 'Determiner', 'Possessive', 'Value') && (PLAIN_VERB.test(verb) || IRREGULAR_PAST.has(verb))
}

/** Two statements that only a comma joins are joined by a semicolon: "It is pending; nothing was decided." */
export function unspliced(text: string): string {
  if (/[;:?()[\]]/.test(text) || LEADS_ON.test(text)) return text
  for (const { index } of text.matchAll(/,”? /g)) {
    const [left, right] = [text.slice(0, index), text.slice(index).replace(/^,”? /, '')]
    if ((left.match(/“/g)?.length ?? 0) !== (left.match(/”/g)?.length ?? 0)) continue
    // "She said, “It holds”": the words are what was said.
    if (right.startsWith('“')) continue
    // "…, it fell, and it broke" is a list of statements.
    if (HEARSAY.test(right)) continue
    if (/, (?:and|or|but|nor|so) /.test(right) || /^(?:and|or|but|nor|so|yet) /i.test(right)) continue
    if (mainVerb(termsOf(left))?.sure === true && isStatement(right)) return `${left};${text.slice(index + 1)}`
  }
  return text
}
