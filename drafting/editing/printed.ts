import type { CoverSheet, Document, Inline } from '#domain/document.ts'
import { withCitedParts } from '../builtin/cited-parts.ts'
import { openPointsWords } from '../builtin/cover.ts'
import { longDate } from '../builtin/dates.ts'
import { unmarked } from '../grounding/marks.ts'
import { idOf } from './edit-blocks.ts'
import { withGroups } from './inline-groups.ts'
import { isMark } from './mark.ts'
import { markNames, openPointsOf, type OpenPoint } from './open-points.ts'

/** An open point that somebody took upon themselves. */
export interface Waiver {
  point: string
  /** The name they typed. */
  by: string
  /** ISO; the day is what is printed. */
  at: string
  as: 'applicant' | 'recommender'
}

const TAKEN: Record<Waiver['as'], string> = { applicant: 'Waived', recommender: 'Confirmed' }

/** Words that bring their own quotation marks need no others. */
const quoted = (text: string): string => (/^[“"]/.test(text) ? text : `“${text}”`)

const asked = ({ kind, text, reason }: OpenPoint): string =>
  kind === 'missing' ? `Missing: ${text}` : `Verify: ${quoted(text)}${reason === '' ? '' : ` (${reason})`}`

/** The sheet as it was written, with what is open by now, what was waived by whom, and that the text was changed. */
function cover(
  sheet: CoverSheet,
  open: readonly OpenPoint[],
  waived: readonly [OpenPoint, Waiver][],
  version: number,
): CoverSheet {
  const before = openPointsWords(sheet.open.length)
  return {
    heading: sheet.heading,
    paragraphs: [
      ...sheet.paragraphs.map((paragraph) => (paragraph === before ? openPointsWords(open.length) : paragraph)),
      ...(version > 1
        ? [
            `This is version ${version}: the text was changed after it was first drafted. New words were checked in the same way.`,
          ]
        : []),
      ...waived.map(
        ([point, { by, at, as }]) =>
          `${TAKEN[as]} by ${by} on ${longDate(at.slice(0, 10))}: ${point.where}. ${asked(point)}`,
      ),
    ],
    open: open.map((point) => ({ where: point.where, text: asked(point) })),
  }
}

/** Words around a gap meet with one space, and none before a stop. */
function closed(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    if (inline.kind !== 'text' || last?.kind !== 'text') {
      result.push({ ...inline })
      continue
    }
    if (/\s$/.test(last.text)) {
      const text = inline.text.trimStart()
      if (/^[.,;:!?)]/.test(text)) last.text = last.text.trimEnd()
      result.push({ ...inline, text })
    } else result.push({ ...inline })
  }
  return result
}

/**
 * The document as it goes onto paper: a waived `verify` is plain words, a waived `missing` is left out. It says DRAFT
 * while a point is neither settled nor waived.
 */
export function printed(document: Document, waivers: readonly Waiver[], version: number): Document {
  const byPoint = new Map(waivers.map((waiver) => [waiver.point, waiver]))
  const points = openPointsOf(document.blocks)
  const open = points.filter(({ id }) => !byPoint.has(id))
  const waived = points.flatMap((point): [OpenPoint, Waiver][] => {
    const waiver = byPoint.get(point.id)
    return waiver === undefined ? [] : [[point, waiver]]
  })
  const nameOf = markNames()
  const blocks = document.blocks.flatMap((block) => {
    const settled = (inlines: Inline[]): Inline[] => {
      const left = inlines.flatMap((inline): Inline[] => {
        if (!isMark(inline) || !byPoint.has(nameOf(idOf(block), inlines, inline))) return [inline]
        return inline.kind === 'verify' ? [unmarked(inline.text)] : []
      })
      const isChanged = left.length !== inlines.length || left.some((inline, at) => inline !== inlines[at])
      return isChanged ? closed(left) : inlines
    }
    return withGroups(block, settled) ?? []
  })
  const sheet = cover(document.cover, open, waived, version)
  return { ...document, blocks: withCitedParts(blocks), cover: sheet, draft: open.length > 0 }
}

/** A document after its blocks were changed: what is open stands on its cover sheet, and it is a draft for that long. */
export function withBlocks(document: Document, blocks: Document['blocks']): Document {
  const open = openPointsOf(blocks)
  return { ...document, blocks, cover: { ...cover(document.cover, open, [], 1) }, draft: open.length > 0 }
}
