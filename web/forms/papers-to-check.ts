import type { CaseFileView } from '#domain/case-file.ts'

/** What was found on one of an entry's papers. */
export type PaperToCheck =
  | { kind: 'other'; name: string }
  /** In the words that the case file says it in. */
  | { kind: 'disagrees'; text: string }

/** The addresses of the files that an entry holds. */
function urlsIn(entry: Readonly<Record<string, unknown>>): Set<string> {
  const files = Object.values(entry).filter(
    (value): value is { url: string } =>
      typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string',
  )
  return new Set(files.map(({ url }) => url))
}

export const holdsPapers = (entry: Readonly<Record<string, unknown>>): boolean => urlsIn(entry).size > 0

/** Papers of an entry, as it stands in the form, that tell of something else or contradict what is entered. */
export function papersToCheck(
  entry: Readonly<Record<string, unknown>>,
  found: Pick<CaseFileView, 'exhibits' | 'contradictions'> | undefined,
): PaperToCheck[] {
  const urls = urlsIn(entry)
  if (found === undefined || urls.size === 0) return []
  return [
    ...found.exhibits
      .filter(({ url, is_other }) => is_other && urls.has(url))
      .map(({ name }): PaperToCheck => ({ kind: 'other', name })),
    ...found.contradictions
      .filter(({ places }) => places.some(({ url }) => url !== null && urls.has(url.split('#')[0] ?? '')))
      .map(({ text }): PaperToCheck => ({ kind: 'disagrees', text })),
  ]
}
