import type { Block } from '#domain/document.ts'
import type { MADE_BY } from '#domain/drafted-document.ts'
import { seedOf } from '../builtin/seed.ts'

/** How each section of a version reads, in short: another text has another. */
export type Readings = ReadonlyMap<string, string>

/** What vouches for a sentence is decided anew at each saving, and changes no word. */
const VOUCHING = new Set(['proof', 'made', 'verified'])
const textAlone = (key: string, value: unknown): unknown => (VOUCHING.has(key) ? undefined : value)

export function readingsOf(blocks: readonly Block[]): Readings {
  const texts = new Map<string, Block[]>()
  for (const block of blocks)
    if (block.section !== undefined) texts.set(block.section, [...(texts.get(block.section) ?? []), block])
  return new Map(
    [...texts].map(([section, held]) => {
      const text = JSON.stringify(held, textAlone)
      return [section, `${text.length}/${seedOf('reading', text)}/${seedOf('again', text)}`]
    }),
  )
}

export interface Made {
  made_by: (typeof MADE_BY)[number]
  readings: Readings
}

/** Whether a person wrote a version. */
export const isByHand = ({ made_by }: Pick<Made, 'made_by'>): boolean => made_by === 'edit' || made_by === 'recommender'

/** The sections of the newest version whose text a person gave its shape; versions come the oldest first. */
export function sectionsByHand(versions: readonly Made[]): string[] {
  // A text that comes back, restored or typed, is whose it was when it stood first.
  const met = new Map<string, boolean>()
  for (const version of versions)
    for (const [section, reading] of version.readings) {
      const text = `${section}|${reading}`
      if (!met.has(text)) met.set(text, isByHand(version))
    }
  const newest = versions.at(-1)?.readings ?? new Map<string, string>()
  return [...newest].filter(([section, reading]) => met.get(`${section}|${reading}`)).map(([section]) => section)
}
