import { posix } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { directoryOf, unpack } from './zip-directory.ts'

/** An element of XML: its name without a prefix, its attributes likewise, and what it holds in order; text is a string. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (Element | string)[]
}

const ATTRIBUTES = ':@'
const TEXT = '#text'

const PARSER = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Decoded here: a part may name none but XML's own.
  processEntities: false,
})

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of XML with the characters that stand there by name or number. */
export const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (as, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? as
      const code = Number.parseInt(hex ?? digits ?? '', hex === undefined ? 10 : 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : as
    },
  )

type Parsed = Record<string, unknown>

function elementsOf(parsed: readonly Parsed[]): (Element | string)[] {
  return parsed.flatMap((node): (Element | string)[] => {
    const text = node[TEXT]
    if (typeof text === 'string') return [decoded(text)]
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES)
    if (name === undefined || name.startsWith('?')) return []
    const children = Array.isArray(node[name]) ? (node[name] as Parsed[]) : []
    return [{ name, attributes: (node[ATTRIBUTES] ?? {}) as Record<string, string>, children: elementsOf(children) }]
  })
}

/** Every element of a name within these, from the beginning. */
export function allNamed(name: string, within: readonly (Element | string)[]): Element[] {
  return within.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.name === name ? [node] : []), ...allNamed(name, node.children)],
  )
}

interface Relation {
  id: string
  /** The last word of the type's address. */
  type: string
  target: string
}

/** The parts of a .docx. */
export interface Package {
  part(path: string): Element[]
  /** What a part says that belongs to it; of the whole package for the empty path. */
  relations(path: string): Relation[]
}

const relationsPath = (path: string): string =>
  path === '' ? '_rels/.rels' : posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`)

/** A .docx opened; undefined where it is none, or would unpack to more than any paper has. */
export function openPackage(bytes: Buffer): Package | undefined {
  const directory = directoryOf(bytes)
  if (directory === undefined) return undefined
  const part = (path: string): Element[] => {
    const entry = directory.get(path) ?? directory.get(`/${path}`)
    const xml = entry && unpack(bytes, entry)
    if (xml === undefined) return []
    return elementsOf(PARSER.parse(xml) as Parsed[]).filter((node) => typeof node !== 'string')
  }
  const relations = (path: string): Relation[] =>
    allNamed('Relationship', part(relationsPath(path))).map(({ attributes: { Id = '', Type = '', Target = '' } }) => ({
      id: Id,
      type: posix.basename(Type),
      target: Target.startsWith('/') ? Target.slice(1) : posix.join(posix.dirname(path), Target),
    }))
  return { part, relations }
}
