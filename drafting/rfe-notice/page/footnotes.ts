import type { Line } from './line.ts'

const NOTE = /^(\d{1,2}|[*†‡])\s?(?=["“‘([]?\p{Lu})/u

/** Where the notes at the foot of a page begin: at a raised figure that stands in the text above as well. */
export function notesFrom(lines: readonly Line[]): number {
  for (let at = Math.max(1, Math.floor(lines.length / 3)); at < lines.length; at++) {
    const mark = NOTE.exec(lines[at]?.text ?? '')?.[1]
    if (mark === undefined) continue
    const above = lines.slice(0, at).map(({ text }) => text)
    const raised = new RegExp(String.raw`[\p{L}.,;:)”"’'\]]${mark.replace('*', String.raw`\*`)}(?:\s|$)`, 'u')
    if (above.some((text) => raised.test(text))) return at
  }
  return lines.length
}
