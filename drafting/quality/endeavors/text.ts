import { ENDEAVOR_PARTS, type EndeavorFields, type EndeavorPart } from '#domain/endeavor.ts'
import type { Block } from '#domain/document.ts'
import { contentWords, sentencesOf } from '../../builtin/passages.ts'

/** The parts that argue the first prong: each says something of its own. */
export const ARGUING = ENDEAVOR_PARTS.filter((part) => part.startsWith('exp_subs') || part.startsWith('exp_nation'))

/** A part’s own words: without what is asked for, with what is to be verified. */
export const own = (text: string): string =>
  text
    .replace(/\[Missing: [^\]]*\]/gu, '')
    .replace(/\[Verify: ([^\]]*)\]/gu, '$1')
    .trim()

export const labelOf = (part: EndeavorPart): string => part.replace(/^exp_(?:subs_|nation_)?/u, '').replaceAll('_', ' ')

/** An endeavor's parts as paragraphs, so that they are read like any other text. */
export const asBlocks = (endeavor: EndeavorFields): Block[] =>
  ENDEAVOR_PARTS.map((part) => ({
    kind: 'paragraph',
    id: part,
    sentences: sentencesOf(own(endeavor[part])).map((text) => ({ inlines: [{ kind: 'text', text }], sources: [] })),
  }))

/** Share of the subject words of two texts that both hold. */
export function likeness(a: string, b: string): number {
  const [left, right] = [new Set(contentWords(a)), new Set(contentWords(b))]
  const both = [...left].filter((word) => right.has(word)).length
  return both === 0 ? 0 : both / (left.size + right.size - both)
}

/** Pairs of a list, each once. */
export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]))
