/** Articles are grammar alone: a sentence may gain or lose one and say the same. */
const ARTICLE = /^(?:an?|the)$/u

/** Forms of one verb, which follow their subject from the first person to the third. */
const FORMS: Readonly<Record<string, string>> = {
  am: 'is',
  are: 'is',
  is: 'is',
  were: 'was',
  was: 'was',
  have: 'has',
  has: 'has',
  do: 'does',
  does: 'does',
}

const OWN = /^(?:i|me|my|mine|myself|we|us|our|ours|ourselves)$/u

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*|[%$€£]/gu) ?? []
  )
    .map((word) => word.replace(/['’]s?$/u, ''))
    .filter((word) => !ARTICLE.test(word))

const stem = (word: string): string =>
  FORMS[word] ??
  word
    .replace(/ies$/u, 'y')
    .replace(/(?:es|s)$/u, '')
    .replace(/e$/u, '')

/**
 * True where a sentence that was turned from the first person into the third has lost no word and gained none but those that
 * stand for its speaker: the `names`.
 */
export function keepsWords(first: string, third: string, names: readonly string[]): boolean {
  const speakers = new Set(names.flatMap(wordsOf))
  const kept = wordsOf(first).filter((word) => !OWN.test(word))
  let at = 0
  for (const word of wordsOf(third)) {
    // A house's own "we" stays, and so does "US".
    if (OWN.test(word)) continue
    if (at < kept.length && stem(word) === stem(kept[at] ?? '')) at++
    else if (!speakers.has(word)) return false
  }
  return at === kept.length
}
