import { capital, possessiveOf, type Person } from './person.ts'
import { plain, type Phrase } from './phrase.ts'

/** Somebody else whom a pronoun could mean. */
const ANOTHER = /\b(?:Dr|Mr|Mrs|Ms|Mx|Prof)\. \p{Lu}|\b(?:he|she|his|her|him)\b/iu

/** Sentences of a paragraph that begin with the name which the one before has just used begin with the pronoun instead. */
export function namedOnce(sentences: readonly Phrase[], { short, subject, possessive, plural }: Person): Phrase[] {
  // "They" takes another verb, and may mean others.
  if (plural) return [...sentences]
  return sentences.map((sentence, at) => {
    const before = at === 0 ? '' : plain(sentences[at - 1] ?? sentence)
    const [first, ...rest] = sentence.inlines
    if (!before.includes(short) || first?.kind !== 'text') return sentence
    if (ANOTHER.test(before.replaceAll(short, '').replace(new RegExp(`\\b(?:${subject}|${possessive})\\b`, 'gi'), '')))
      return sentence
    const owned = possessiveOf(short)
    const text = first.text.startsWith(`${owned} `)
      ? capital(possessive) + first.text.slice(owned.length)
      : first.text.startsWith(`${short} `)
        ? capital(subject) + first.text.slice(short.length)
        : first.text
    return text === first.text ? sentence : { ...sentence, inlines: [{ ...first, text }, ...rest] }
  })
}
