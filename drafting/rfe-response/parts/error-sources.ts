import type { RfeAnalysis } from '#domain/rfe.ts'
import type { CaseFile } from '../../case-file.ts'

/** What the words that put a mistake of the notice right rest on: the entry that is named, and the filed page that is quoted. */
export function sourcesOfError(
  { record, place }: Pick<RfeAnalysis['errors'][number], 'record' | 'place'>,
  { facts, rfe }: CaseFile,
): string[] {
  const named = facts.find((fact) => place.replace(/ \(Ex\. \w+\)$/u, '') === fact.place.replace(' (computed)', ''))
  const entry = facts.filter(
    ({ section, entry: id, value }) => section === named?.section && id === named.entry && record.includes(value),
  )
  const quoted = /“([^“”]+)”/u.exec(record)?.[1]
  const pages = (rfe?.pages ?? []).filter(
    ({ paper, text }) => paper !== 'notice' && quoted !== undefined && text.replace(/\s+/gu, ' ').includes(quoted),
  )
  return [
    ...new Set([
      ...(named === undefined ? [] : [named.id]),
      ...entry.map(({ id }) => id),
      ...pages.map(({ id }) => id),
    ]),
  ]
}
