import type { Author, FileRecord } from './records.ts'

/** More spellings of one's name than a form can offer. */
const MOST = 5

/** Names in one piece, as authors are named; what is blank is left out. */
export const namesIn = (names: readonly string[]): Author[] =>
  names
    .filter((name) => name !== '')
    .slice(0, MOST)
    .map((name) => ({ family: name, given: '' }))

/** Fewer works may share a co-author as well. */
const LEAST_WORKS = 3

const key = ({ family, given }: Author): string => `${family}, ${given}`.toLowerCase()

/** A list of works names no owner. The one person who is an author of every work is taken for it, where there is only one. */
export function authorOfAll(records: readonly FileRecord[]): Author[] {
  const works = records.flatMap((record) =>
    record.kind === 'work' && record.authors.length > 0 ? [record.authors] : [],
  )
  const [first = []] = works
  if (works.length < LEAST_WORKS) return []
  const others = works.slice(1).map((authors) => new Set(authors.map(key)))
  const shared = first.filter((author) => others.every((authors) => authors.has(key(author))))
  return shared.length === 1 ? shared : []
}
