import type { RfeAnalysis } from '#domain/rfe.ts'
import { words, type Phrase } from '../../builtin/phrase.ts'
import type { CaseFile } from '../../case-file.ts'

/** Where the words of a filed paper follow what the entries tell. */
const QUOTES = /(?<=\.) (?=The [\p{Ll} ]+, at page \d+, says: “)/u

/** What puts a mistake of the notice right, sentence by sentence, each with the entry that it tells or the filed page that it quotes. */
export function putRight(
  { record, place }: Pick<RfeAnalysis['errors'][number], 'record' | 'place'>,
  { facts, rfe }: CaseFile,
): Phrase[] {
  const named = facts.find((fact) => place.replace(/ \(Ex\. \w+\)$/u, '') === fact.place.replace(' (computed)', ''))
  return record.split(QUOTES).map((sentence) => {
    const quoted = /says: “([^“”]+)”/u.exec(sentence)?.[1]
    if (quoted !== undefined) {
      const pages = (rfe?.pages ?? []).filter(
        ({ paper, text }) => paper !== 'notice' && text.replace(/\s+/gu, ' ').includes(quoted),
      )
      return words(
        sentence,
        pages.map(({ id }) => id),
      )
    }
    const told = facts.filter(
      ({ section, entry, value }) => section === named?.section && entry === named.entry && sentence.includes(value),
    )
    return words(sentence, [...new Set([...(named === undefined ? [] : [named.id]), ...told.map(({ id }) => id)])])
  })
}
