import type { CardSource } from '#domain/fact-card.ts'

const mixed = (text: string, seed: number): number => {
  let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2_654_435_761)
    b = Math.imul(b ^ code, 1_597_334_677)
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & b) + (a >>> 0)
}

/** 20 characters that are the same wherever the words are; two texts of an application never share them in practice (106 bits). */
const digest = (text: string): string =>
  [1, 2].map((seed) => mixed(text, seed).toString(36).padStart(11, '0').slice(-10)).join('')

/** Names the words that a card comes from. It changes with them, and with nothing else in their field. */
export const sourceKey = (source: CardSource): string =>
  digest(
    'file' in source
      ? JSON.stringify([source.file, source.page, source.words])
      : JSON.stringify([source.section, source.entry, source.field, source.words]),
  )

/** Names a proposal: other words, or the same words proposed otherwise, are another card. */
export const proposalId = (sources: readonly CardSource[], text: string): string =>
  `c${digest(JSON.stringify([sources.map(sourceKey), text]))}`
