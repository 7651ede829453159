import { excerpt } from './excerpt.ts'

/** The part of a source that a sentence rests on, with the words that both have marked. */
export function Passages({ source, words, most }: { source: string; words: string; most?: number }) {
  return excerpt(source, words, most).map(({ text, shared }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- passages stand still
    shared ? <mark key={at}>{text}</mark> : text,
  )
}
