import { diffArrays } from 'diff'
import type { Inline, Sentence } from '#domain/document.ts'

interface Token {
  text: string
  inline: Inline
}

/** Words, spaces and stops one by one; what is no text is one token, unlike any word. */
const tokensOf = (inlines: readonly Inline[]): Token[] =>
  inlines.flatMap((inline): Token[] =>
    inline.kind === 'text'
      ? (inline.text.match(/[\p{L}\p{N}’]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []).map((text) => ({ text, inline }))
      : [{ text: `\uFFFC${JSON.stringify(inline)}`, inline }],
  )

/** The new inlines with the look of those words that stood in the old sentence. */
export function carried(inlines: readonly Inline[], old: Sentence): Inline[] {
  if (!old.inlines.some((inline) => inline.kind === 'text' && inline.style !== undefined)) return [...inlines]
  const [before, now] = [tokensOf(old.inlines), tokensOf(inlines)]
  const text = (token: Token) => token.text
  const changes = diffArrays(before.map(text), now.map(text), { maxEditLength: 2_000 })
  if (changes === undefined) return [...inlines]
  const result: Inline[] = []
  const add = ({ text: words, inline }: Token, style: 'italic' | 'bold' | undefined): void => {
    const last = result.at(-1)
    if (inline.kind !== 'text') result.push(inline)
    else if (last?.kind === 'text' && last.style === style) last.text += words
    else result.push({ kind: 'text', text: words, ...(style && { style }) })
  }
  let from = 0
  let to = 0
  for (const { count, added, removed } of changes) {
    for (let step = 0; step < count; step++) {
      const source = before[from]?.inline
      const token = now[to]
      if (!removed && token !== undefined) add(token, !added && source?.kind === 'text' ? source.style : undefined)
      if (!added) from++
      if (!removed) to++
    }
  }
  return result
}
