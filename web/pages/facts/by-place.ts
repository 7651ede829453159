import type { CardSource } from '#domain/fact-card.ts'
import { isOfFile } from './groups.ts'

/** Where words stand. Sentences of one field that follow each other are one passage. */
const placeOf = (source: CardSource): string =>
  isOfFile(source) ? `${source.file}#${source.page}` : `${source.section}/${source.entry}/${source.field}`

/** Sources with those that stand in one place and follow each other joined: the place is then named once. */
export function byPlace(sources: readonly CardSource[]): CardSource[] {
  const joined: CardSource[] = []
  for (const source of sources) {
    const last = joined.at(-1)
    if (last !== undefined && placeOf(last) === placeOf(source))
      joined[joined.length - 1] = { ...last, words: `${last.words} ${source.words}`.trim() }
    else joined.push(source)
  }
  return joined
}
