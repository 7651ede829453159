import type { Claim, Unread } from './claim.ts'
import { foldText } from './fold.ts'

const QUOTED = /“[^“”]*”|"[^"]*"/gu
const ADDRESSES =
  /\b(?:https?:\/\/|www\.)[^\s"”<>()]+[^\s"”<>().,;:!?]|[^\s@<>()"“”,;:]+@[^\s@<>()"“”,;:]+\.[\p{L}\d-]{2,}/giu

export function* readQuotations(unread: Unread): Generator<Claim> {
  if (!/["“]/u.test(unread.text)) return
  for (const { place } of unread.take(QUOTED)) {
    const words = foldText(place.text.slice(1, -1).replace(/[,.;]$/, ''))
    if (words !== '') yield { kind: 'quotation', ...place, words }
  }
}

export function* readAddresses(unread: Unread): Generator<Claim> {
  if (!/@|www\.|:\/\//iu.test(unread.text)) return
  for (const { place } of unread.take(ADDRESSES)) yield { kind: 'address', ...place, address: foldAddress(place.text) }
}

/** Whether a text holds this address among its words, whatever mark follows it there. */
export const holdsAddress = (text: string, address: string): boolean =>
  [...text.matchAll(ADDRESSES)].some(([found]) => foldAddress(found) === address) ||
  foldAddress(text.trim()) === address

export const foldAddress = (address: string): string =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')

/**
 * A test of passages for the quoted words, exactly. An ellipsis leaves words out; a letter in brackets stands for the same
 * letter in the other case.
 */
export function quoterOf(words: string): (passage: string) => boolean {
  // Words that leave nothing out and have no marks in them need no pattern.
  if (!/['[…]|\.\s?\./u.test(words)) return (passage) => words !== '' && passage.includes(words)
  const parts = words
    .split(/\s*(?:\.\s?\.\s?\.\s?\.?|…)\s*/u)
    .filter((part) => part !== '')
    .map(
      (part) =>
        new RegExp(
          part
            .replace(/[.*+?^${}()|\\]/g, '\\$&')
            .replace(/\[(\p{L})\]/gu, (_, letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
            .replace(/\[(?!\p{L}{2}\])[^\]]*\]/gu, '\\S+')
            // A bracket that nothing closes is one that stands on the page.
            .replace(/\[(?![^\]]*\])/gu, '\\[')
            // Marks inside of a quotation are single where the source has them double.
            .replace(/(?<!\p{L})'|'(?!\p{L})/gu, `['"]`),
          'u',
        ),
    )
  return (passage) => {
    let from = 0
    for (const part of parts) {
      const found = part.exec(passage.slice(from))
      if (found === null) return false
      from += found.index + found[0].length
    }
    return parts.length > 0
  }
}
