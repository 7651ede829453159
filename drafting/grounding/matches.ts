const NONE: readonly RegExpExecArray[] = []

/** Every match of a pattern that looks for all. `matchAll` copies the pattern for each text, which takes longer than the search of a sentence. */
export function matchesOf(form: RegExp, text: string): readonly RegExpExecArray[] {
  form.lastIndex = 0
  let match = form.exec(text)
  if (match === null) return NONE
  const found: RegExpExecArray[] = []
  for (; match !== null; match = form.exec(text)) {
    found.push(match)
    if (match[0] === '') form.lastIndex += 1
  }
  return found
}
