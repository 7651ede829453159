import { t } from '@lingui/core/macro'
import { claimsAnother, kindOfName, type FileKind, type FileRule, wrongKindOf } from '#domain/file.ts'
import { translated } from '../language/translated.ts'
import { eitherOf } from '../language/lists.ts'

const ACCEPT: Record<FileKind, string> = {
  pdf: '.pdf,application/pdf',
  jpg: '.jpg,.jpeg,image/jpeg',
  png: '.png,image/png',
  doc: '.doc,application/msword',
  docx: '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The `accept` of a file input for a rule. */
export const acceptOf = (rule: FileRule): string => rule.kinds.map((kind) => ACCEPT[kind]).join(',')

const starts = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)

/** What the first bytes of a file say it is, in the server's order. Only a first look: the server reads all of it. */
function kindOfHead(head: Uint8Array): FileKind | null {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpg'
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (starts(head, 0xd0, 0xcf, 0x11, 0xe0)) return 'doc'
  if (starts(head, 0x50, 0x4b, 0x03, 0x04)) return 'docx'
  return new TextDecoder('latin1').decode(head).includes('%PDF-') ? 'pdf' : null
}

const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/** A file's name as it may be shown: characters that turn the writing round would make it look like another's. */
export const shownName = (name: string): string => name.replace(UNSEEN, '')

const UNREADABLE = t`The file could not be read. Please choose it again.`

const EMPTY = t`This file is empty. Please choose it again, or download or scan it anew.`

/** What is wrong with a file under a rule, in the rule's words, or null. */
export async function fileProblem(file: File, rule: FileRule): Promise<string | null> {
  const head = await file
    .slice(0, 1024)
    .arrayBuffer()
    .catch(() => null)
  // It was moved or changed since it was chosen.
  if (head === null) return UNREADABLE
  if (file.size === 0) return EMPTY
  if (file.size > rule.maxBytes) return translated(rule.tooLarge)
  const bytes = new Uint8Array(head)
  const kind = kindOfHead(bytes)
  if (kind === null || !rule.kinds.includes(kind) || claimsAnother(file.name, kind))
    return translated(wrongKindOf(rule, shownName(file.name), bytes))
  return null
}

const NAMES: Record<FileKind, string> = { pdf: 'PDF', jpg: 'JPG', png: 'PNG', doc: 'DOC', docx: 'DOCX' }

/** "PDF, JPG or PNG, up to 20 MB" */
export function ruleInWords({ kinds, maxBytes }: FileRule): string {
  const names = eitherOf(kinds.map((kind) => NAMES[kind]))
  const most = Math.round(maxBytes / 1024 / 1024)
  return t`${names}, up to ${most} MB`
}

/** "1.4 MB" */
export const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The kind as a file's name tells it: "PDF". */
export function kindInWords(name: string): string {
  const kind = kindOfName(name)
  return kind === undefined ? t`File` : NAMES[kind]
}
