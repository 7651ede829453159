import type { CaseFile, Exhibit, ExhibitPage } from '../case-file.ts'
import type { Profile } from '../profile.ts'

/** The pages of the exhibits that could be read, in order; a page without words is none. */
export function pagesOf(profile: Profile, exhibits: readonly Exhibit[]): ExhibitPage[] {
  const uploads = new Map(profile.uploads.map((upload) => [upload.url, upload]))
  return exhibits.flatMap(({ number, file }) => {
    const upload = uploads.get(file.url)
    if (upload === undefined) return []
    return upload.pages.flatMap((text, index): ExhibitPage[] =>
      text.trim() === ''
        ? []
        : [{ id: `E${number}p${index + 1}`, exhibit: number, page: index + 1, text, by: upload.by }],
    )
  })
}

/** How many pages a paper has, or at least has by its words; undefined where it could not be opened. */
export function lastPage({ pages, exhibits, profile }: CaseFile, number: number): number | undefined {
  const url = exhibits.find((exhibit) => exhibit.number === number)?.file.url ?? ''
  const counted = profile.pageCounts?.[url]
  if (counted !== undefined) return counted
  const own = pages.filter(({ exhibit }) => exhibit === number).map(({ page }) => page)
  return own.length === 0 ? undefined : Math.max(...own)
}
