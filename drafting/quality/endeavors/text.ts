import { ENDEAVOR_PARTS, type EndeavorFields, type EndeavorPart } from '#domain/endeavor.ts'
import { PARTS_IN_ORDER } from '#domain/endeavor-parts.ts'
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

/** A part as its form calls it. */
export const labelOf = (part: EndeavorPart): string =>
  `“${PARTS_IN_ORDER.find(({ name }) => name === part)?.label ?? part}”`

/** An endeavor's parts as paragraphs, so that they are read like any other text. */
export const asBlocks = (endeavor: EndeavorFields): Block[] =>
  ENDEAVOR_PARTS.map((part) => ({
    kind: 'paragraph',
    id: part,
    sentences: sentencesOf(own(endeavor[part])).map((text) => ({ inlines: [{ kind: 'text', text }], sources: [] })),
  }))

/** The subject words of a part. */
export const subjectOf = (text: string): ReadonlySet<string> => new Set(contentWords(own(text)))

/** Share of the words of two sets that both hold. */
export function shareOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const both = [...left].filter((word) => right.has(word)).length
  return both === 0 ? 0 : both / (left.size + right.size - both)
}

/** Share of the subject words of two texts that both hold. */
export const likeness = (a: string, b: string): number => shareOf(new Set(contentWords(a)), new Set(contentWords(b)))

/** Pairs of a list, each once. */
export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]))
