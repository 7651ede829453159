import { z } from 'zod'

/** A stored file as every answer shows it. Sent back as it came it means "unchanged". */
export const fileRef = z.object({ name: z.string(), url: z.string() })
export type FileRef = z.infer<typeof fileRef>

/** The addresses of stored files, those together that are the same to the byte. */
export const sameFiles = z.object({ same: z.array(z.array(z.string())) })
export type SameFiles = z.infer<typeof sameFiles>

/** A file sent inside JSON. */
export const fileUpload = z.object({
  filename: z.string(),
  content_type: z.string().optional(),
  base64_content: z.string(),
})
export type FileUpload = z.infer<typeof fileUpload>

export type FileValue = FileRef | FileUpload

export type FileKind = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx'

const EXTENSIONS: Record<FileKind, RegExp> = {
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  doc: /\.doc$/i,
  docx: /\.docx$/i,
}

const KINDS = Object.keys(EXTENSIONS) as FileKind[]
const IMAGES: readonly FileKind[] = ['jpg', 'png']

/** The kind that a name tells by its ending. */
export const kindOfName = (name: string): FileKind | undefined => KINDS.find((kind) => EXTENSIONS[kind].test(name))

/**
 * True where the name claims a kind that the bytes are not: such a file was mixed up or made up, and is better asked for
 * again. Photos that a telephone saved under the other image's extension pass.
 */
export function claimsAnother(name: string, kind: FileKind): boolean {
  const claimed = kindOfName(name)
  if (claimed === undefined || claimed === kind) return false
  return !(IMAGES.includes(claimed) && IMAGES.includes(kind))
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** True of the first bytes of a photo as iPhones take it (ISO/IEC 23008-12). */
export function isHeic(head: Uint8Array): boolean {
  const letters = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  return letters(4, 8) === 'ftyp' && HEIC_BRANDS.has(letters(8, 12))
}

export const HEIC_REFUSED =
  'This is a HEIC photo, as iPhones take them. Please add it as a JPG: on the iPhone, set Settings, Camera, Formats to Most Compatible and take the photo again, or open it on a computer and export it as JPEG.'

/** What is said of a file of a kind that a rule does not take. `head`: its first bytes. */
export const wrongKindOf = (rule: FileRule, name: string, head: Uint8Array): string =>
  isHeic(head) && rule.kinds.includes('jpg') ? HEIC_REFUSED : rule.wrongKind.replace('{file}', name)

/** As what a file is uploaded, where its words are of use at once. */
export const uploadAs = z.object({ as: z.enum(['notice']).optional() })

/** What a file field takes. The bytes decide what a file is, never its name. */
export interface FileRule {
  kinds: readonly FileKind[]
  maxBytes: number
  /** Said of a file that is of another kind. `{file}` stands for its name. */
  wrongKind: string
  /** Said of a file that is too large. */
  tooLarge: string
  /** What it is to be read as while it is uploaded, so that what is wrong with it is told at once. */
  as?: 'notice'
}

const MEGABYTE = 1024 * 1024
export const MAX_UPLOAD_BYTES = 20 * MEGABYTE
export const MAX_PROJECT_FILE_BYTES = 5 * MEGABYTE
export const TOO_LARGE = 'File size should not exceed 20MB'

export const fileRule = (kinds: readonly FileKind[], wrongKind: string): FileRule => ({
  kinds,
  wrongKind,
  maxBytes: MAX_UPLOAD_BYTES,
  tooLarge: TOO_LARGE,
})

const fileValue = (missing: string) =>
  z.union([fileRef, fileUpload], {
    error: (issue) => (issue.input === undefined || issue.input === null ? missing : 'Please upload a file'),
  })

/** A file that must be there, new or as stored. */
export const requiredFile = (missing: string) => fileValue(missing)

/** A file or none. */
export const optionalFile = () =>
  z
    .union([fileRef, fileUpload, z.literal('')], { error: 'Please upload a file' })
    .nullish()
    .transform((value): FileValue | null => value || null)
