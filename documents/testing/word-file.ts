import { zipOf } from './hostile.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const relations = (all: readonly (readonly [id: string, type: string, target: string])[]): Buffer => {
  const each = all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
  return Buffer.from(`<?xml version="1.0"?><Relationships xmlns="${PACKAGE}">${each.join('')}</Relationships>`)
}

/** A .docx of this body and these further parts: by the type of each, its content. A part's relation is named after its type. */
export function wordFile(body: string, parts: Readonly<Record<string, string>> = {}): Buffer {
  const part = (name: string, content: string) =>
    Buffer.from(`<?xml version="1.0"?><w:${name} xmlns:w="${WORD}" xmlns:r="${OFFICE}">${content}</w:${name}>`)
  const more = Object.entries(parts)
  return zipOf([
    { name: '_rels/.rels', bytes: relations([['rId1', 'officeDocument', 'word/document.xml']]) },
    {
      name: 'word/_rels/document.xml.rels',
      bytes: relations(more.map(([type]) => [type, type, `${type}.xml`] as const)),
    },
    { name: 'word/document.xml', bytes: part('document', `<w:body>${body}</w:body>`) },
    ...more.map(([type, content]) => ({ name: `word/${type}.xml`, bytes: part(type, content) })),
  ])
}

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
