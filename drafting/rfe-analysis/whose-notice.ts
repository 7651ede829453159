import type { Placed } from '#domain/rfe.ts'
import { namesPrinted } from './names-printed.ts'
import { isParticle, maySameName, wordsOfName } from './same-name.ts'

/** Somebody else whom the notice names as its petitioner; undefined where the applicant's own name stands there too, or none. */
export function someoneElse(pages: readonly string[], own: string): Placed | undefined {
  // A name that is held in another script cannot be compared with one in letters.
  if (wordsOfName(own).length === 0) return undefined
  const named = namesPrinted(pages)
  if (named.some(({ value }) => maySameName(value, own))) return undefined
  const found = named.find(({ of }) => of === 'party') ?? named[0]
  return found && { value: found.value, page: found.page }
}

const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Petitioner|petitioner|Beneficiary|beneficiary)\b\.?,?\s+$/u

/** The applicant is named somewhere: by the surname, by another part after a title, or by two parts together. */
export function isNamed(text: string, own: string): boolean {
  const words = wordsOfName(own)
  const parts = new Set(words.filter((word) => word.length > 2 && !isParticle(word)))
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu) ?? [])
  let before = false
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}'’ʼ]*/gu)) {
    // A part of a name that is a word besides, like May or Grant, names nobody.
    const [plain = ''] = wordsOfName(word)
    const isPart = parts.has(plain) && /^\p{Lu}/u.test(word) && !small.has(plain)
    if (isPart && (before || plain === words.at(-1) || TITLED.test(text.slice(Math.max(0, index - 20), index))))
      return true
    before = isPart
  }
  return false
}

/** The same where the applicant is named nowhere in the notice: then it is hardly theirs. */
export function someoneElseOnly(pages: readonly string[], own: string): Placed | undefined {
  return isNamed(pages.join('\n'), own) ? undefined : someoneElse(pages, own)
}
