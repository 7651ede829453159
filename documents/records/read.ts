import { XMLParser } from 'fast-xml-parser'
import JSON5 from 'json5'
import { isBibtex, readBibtex } from './bibtex.ts'
import { decode } from './decode.ts'
import { isJsonResume, readJsonResume } from './json-resume.ts'
import { isOrcid, isOrcidXml, readOrcid } from './orcid.ts'
import { isReactiveResume, toJsonResume } from './reactive-resume.ts'
import { type Records, type Unread, withinCount } from './records.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON as people write it: with comments, and commas after the last. */
function readJson(text: string): Records | Unread {
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    const { lineNumber } = error as { lineNumber?: number }
    return { failed: 'json', ...(typeof lineNumber === 'number' && { line: lineNumber }) }
  }
  if (!isObject(value)) return { failed: 'wrong' }
  if (isOrcid(value)) return readOrcid(value)
  if (isReactiveResume(value)) return readJsonResume(toJsonResume(value))
  return isJsonResume(value) ? readJsonResume(value) : { failed: 'wrong' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return JSON5.parse(text)
  }
}

/** Only ORCID's files come as XML; they declare no entities, and what does is made to harm. */
function readXml(text: string): Records | Unread {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { failed: 'wrong' }
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: true,
    parseTagValue: false,
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
  })
  let value: unknown
  try {
    value = parser.parse(text, true)
  } catch {
    return { failed: 'xml' }
  }
  return isObject(value) && isOrcidXml(value) ? readOrcid(value) : { failed: 'wrong' }
}

const ARCHIVE = [0x50, 0x4b]

function readText(text: string): Records | Unread {
  if (text.startsWith('<')) return readXml(text)
  if (/^(\{|\[|\/\/|\/\*)/.test(text)) return readJson(text)
  return isBibtex(text) ? readBibtex(text) : { failed: 'wrong' }
}

/** What the bytes are, whatever their name says, and the records in them. */
export function readRecords(bytes: Uint8Array): Records | Unread {
  if (ARCHIVE.every((byte, at) => bytes[at] === byte)) return { failed: 'archive' }
  const text = decode(bytes)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text.includes('\u0000')) return { failed: 'wrong' }
  let read: Records | Unread
  try {
    read = readText(text)
  } catch {
    return { failed: 'broken' }
  }
  return 'failed' in read ? read : { ...read, ...withinCount(read.records, read.left_out) }
}
