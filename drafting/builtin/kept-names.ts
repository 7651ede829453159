const restored = (text: string, names: Iterable<string>): string => {
  let kept = text
  for (const name of names)
    kept = kept.replace(
      new RegExp(String.raw`(?<![\p{L}\p{N}“])${name.charAt(0).toLowerCase()}${name.slice(1)}(?![\p{L}\p{N}])`, 'gu'),
      name,
    )
  return kept
}

const SMALL = /^(?:with|from|into|over|under|near|after|across|among|through|without|between|towards?|during|against)$/

/** True of a title that is written as a sentence is, "Renewal of the Hradební main": its capitals are those of names. */
export const isTypedAsSentence = (title: string): boolean =>
  title
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Ll}{4,}/u.test(word) && !SMALL.test(word))

/** Names in such a title: what has a capital inside it. */
const namesInTitle = (title: string): string[] =>
  isTypedAsSentence(title)
    ? title
        .split(/\s+/)
        .slice(1)
        .flatMap((word) => /^\p{Lu}\p{Ll}+/u.exec(word)?.[0] ?? [])
    : []

export const withTitleNames = (text: string, title: string): string => restored(text, namesInTitle(title))
