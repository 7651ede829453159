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

/** How many pages a paper has, as far as it could be read; undefined where none was. */
export function lastPage({ pages }: Pick<CaseFile, 'pages'>, number: number): number | undefined {
  const own = pages.filter(({ exhibit }) => exhibit === number).map(({ page }) => page)
  return own.length === 0 ? undefined : Math.max(...own)
}
