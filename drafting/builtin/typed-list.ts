/** Words up to which a member of a list is a thing, and no clause. */
const SHORT = 4
const JOINED = /\b(?:and|or|und|y|et)\b|&|;|\(/i

/** "water chemistry, statistics": things noted one after the other, with commas alone. */
export function isTypedList(text: string): boolean {
  const members = text.split(/,\s+/)
  return (
    members.length > 1 && !JOINED.test(text) && members.every((one) => one !== '' && one.split(' ').length <= SHORT)
  )
}

/** A field of work that was typed as such a list, as a sentence lists it; "Secondary Education, Physical Sciences" is one name. */
export function asRow(text: string): string {
  const members = text.split(/,\s+/)
  if (!isTypedList(text) || members.slice(1).some((one) => /^\p{Lu}\p{Ll}/u.test(one))) return text
  const last = members.at(-1) ?? ''
  return `${members.slice(0, -1).join(', ')}${members.length > 2 ? ',' : ''} and ${last}`
}
