import { type FileKind, fileRef, type FileRef, kindOfName } from '#domain/file.ts'

const MAX_LENGTH = 200
// Separators, quotes of headers, control and invisible direction characters: none belongs into the name of a file. Browsers
// send a quote and the end of a line as percent signs.
const UNWANTED = /%(?:22|0A|0D)|[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gi

/** The name under which a file is kept: the last part of what was sent, in one spelling, of bounded length. */
export function tidyFileName(given: string, fallback = 'file'): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const name = last
    .toWellFormed()
    .replace(UNWANTED, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  if (name === '') return fallback
  const characters = [...name]
  if (characters.length <= MAX_LENGTH) return name
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, MAX_LENGTH - extension.length).join('') + extension
}

/** The name with the extension of what the bytes are, so that a download opens in the right program. */
export const nameOfKind = (name: string, kind: FileKind): string =>
  kindOfName(name) === kind ? name : `${name}.${kind}`

export const fileUrl = (file: { id: string; name: string }): string =>
  `/api/files/${file.id}/${encodeURIComponent(file.name)}`

/** A stored file as every answer shows it. */
export const presentFile = (file: { id: string; name: string }): FileRef => ({ name: file.name, url: fileUrl(file) })

const FILE_URL = /^\/api\/files\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\//

/** The file that an answer's `url` names; null for any other text. */
export const fileIdOf = (url: string): string | null => FILE_URL.exec(url)?.[1] ?? null

/** The file of a `{name,url}`; null for anything else. */
export function idOfRef(value: unknown): string | null {
  const { data } = fileRef.safeParse(value)
  return data === undefined ? null : fileIdOf(data.url)
}
