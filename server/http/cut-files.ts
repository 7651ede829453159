import { bytesOfBase64, withoutHead } from '../files/base64.ts'
import { newSentName } from '../files/sent-bytes.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d])
const KEY = Buffer.from('base64_content')
const NOT_JSON = '?'
/** So short a text takes no more room than the name in its place. */
const LONGEST_KEPT = newSentName().length

export interface CutBody {
  /** The body with names in the place of its files, also where it is no JSON. Undefined where it is too large without them. */
  json: string | undefined
  files: Record<string, { letters: number; bytes: ArrayBuffer | null }>
}

/**
 * Takes the files out of a JSON body before anything parses it: a body of many small values needs many times its size in
 * memory once it is parsed, and ends the process. A file is the text of any `base64_content`.
 */
export function cutFiles(body: Buffer, atMost: number): CutBody {
  const files: CutBody['files'] = {}
  const kept: Buffer[] = []
  let length = 0
  let from = 0
  const keepUntil = (end: number): void => {
    kept.push(body.subarray(from, end))
    length += end - from
    from = end
  }
  for (let open = body.indexOf(QUOTE); open !== -1;) {
    const end = closingQuote(body, open)
    const file = isKey(body, open, end) ? openingOfValue(body, end + 1) : -1
    const last = file === -1 ? end : closingQuote(body, file)
    if (last === -1) return { json: NOT_JSON, files: {} }
    if (file !== -1 && last - file - 1 > LONGEST_KEPT) {
      const text = textOf(body.subarray(file, last + 1))
      if (text === undefined) return { json: NOT_JSON, files: {} }
      const name = newSentName()
      files[name] = fileOf(withoutHead(text))
      keepUntil(file + 1)
      kept.push(Buffer.from(name))
      length += name.length
      from = last
    }
    if (length + last - from > atMost) return { json: undefined, files: {} }
    open = body.indexOf(QUOTE, last + 1)
  }
  keepUntil(body.length)
  return length > atMost ? { json: undefined, files: {} } : { json: Buffer.concat(kept).toString('utf8'), files }
}

/** Where the text that opens here closes; -1 where it does not. */
function closingQuote(body: Buffer, open: number): number {
  for (let at = open + 1; at < body.length; at += 1) {
    if (body[at] === QUOTE) return at
    if (body[at] === BACKSLASH) at += 1
  }
  return -1
}

const isKey = (body: Buffer, open: number, end: number): boolean =>
  end - open - 1 === KEY.length && body.subarray(open + 1, end).equals(KEY)

/** Where the text opens that is the value of a key which ended just before; -1 where the value is no text. */
function openingOfValue(body: Buffer, afterKey: number): number {
  const colon = afterSpace(body, afterKey)
  if (body[colon] !== COLON) return -1
  const value = afterSpace(body, colon + 1)
  return body[value] === QUOTE ? value : -1
}

function afterSpace(body: Buffer, start: number): number {
  let at = start
  while (SPACE.has(body[at] ?? 0)) at += 1
  return at
}

/** What a JSON text says, read letter by letter, since base64 has none but ASCII. Undefined where it is no JSON. */
function textOf(quoted: Buffer): string | undefined {
  if (!quoted.includes(BACKSLASH)) return quoted.toString('latin1', 1, quoted.length - 1)
  try {
    return JSON.parse(quoted.toString('latin1')) as string
  } catch {
    return undefined
  }
}

function fileOf(text: string): CutBody['files'][string] {
  const bytes = bytesOfBase64(text)
  return { letters: text.length, bytes: bytes === null ? null : new Uint8Array(bytes).buffer }
}
