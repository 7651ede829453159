import type { FileKind, FileRule } from '#domain/file.ts'

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

/** What the first bytes of a file say it is. Only a first look: the server reads them again. */
function looksLike(kind: FileKind, head: Uint8Array): boolean {
  switch (kind) {
    case 'pdf':
      return new TextDecoder('latin1').decode(head).includes('%PDF-')
    case 'jpg':
      return starts(head, 0xff, 0xd8, 0xff)
    case 'png':
      return starts(head, 0x89, 0x50, 0x4e, 0x47)
    case 'doc':
      return starts(head, 0xd0, 0xcf, 0x11, 0xe0)
    case 'docx':
      return starts(head, 0x50, 0x4b, 0x03, 0x04)
  }
}

/** What is wrong with a file under a rule, in the rule's words, or null. */
export async function fileProblem(file: File, rule: FileRule): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  if (!rule.kinds.some((kind) => looksLike(kind, head))) return rule.wrongKind.replace('{file}', file.name)
  return file.size > rule.maxBytes ? rule.tooLarge : null
}

const NAMES: Record<FileKind, string> = { pdf: 'PDF', jpg: 'JPG', png: 'PNG', doc: 'DOC', docx: 'DOCX' }

/** "PDF, JPG or PNG, up to 20 MB" */
export function ruleInWords({ kinds, maxBytes }: FileRule): string {
  const names = kinds.map((kind) => NAMES[kind])
  const list = names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
  return `${list}, up to ${Math.round(maxBytes / 1024 / 1024)} MB`
}

/** "1.4 MB" */
export const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The kind as a file's name tells it: "PDF". */
export const kindOfName = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? 'File'
