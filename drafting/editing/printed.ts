import type { Block, CoverSheet, Document, Inline } from '#domain/document.ts'
import { withCitedParts } from '../builtin/cited-parts.ts'
import { asked, isOpenPointsWords, openOnSheet, openPointsWords, quoted } from '../builtin/cover.ts'
import { longDate } from '../builtin/dates.ts'
import { unmarked } from '../grounding/marks.ts'
import { countsInWords, isCounts } from '../proof/counts-in-words.ts'
import { countsOf } from '../proof/prove.ts'
import { idOf } from './edit-blocks.ts'
import { withGroups } from './inline-groups.ts'
import { isMark } from './mark.ts'
import { markNames, openPointsOf, type OpenPoint } from './open-points.ts'
import { sentenceAt, settlingIn, withConfirmed, type Waiver } from './settled.ts'

/** A sentence is confirmed; a question is left out. */
const actOn = ({ kind }: OpenPoint): string => (kind === 'missing' ? 'Left out' : 'Confirmed')

/** What people answer for against the record, and what they left out; a sentence that was confirmed is counted. */
function answersOnSheet(blocks: readonly Block[], waived: readonly [OpenPoint, Waiver][]): string[] {
  const lines = waived
    .filter(([{ kind }, { left_out }]) => kind !== 'open' || left_out)
    .map(([point, { by, at, left_out }]) => {
      const named = `by ${by} on ${longDate(at.slice(0, 10))}: ${point.where}.`
      return left_out
        ? `Left out ${named} ${quoted(sentenceAt(blocks, point))}`
        : `${actOn(point)} ${named} ${asked(point)}`
    })
  return [...new Set(lines)]
}

/** The sheet as it was written, with what is open by now, what was waived by whom, and that the text was changed. */
function cover(
  sheet: CoverSheet,
  open: readonly OpenPoint[],
  answers: readonly string[],
  version: number,
  counts: string,
): CoverSheet {
  const listed = openOnSheet(open)
  // Sheets that are older than states do not count them yet.
  const isCounted = sheet.paragraphs.some(isCounts)
  const toldAnew = (paragraph: string): string[] => {
    if (isCounts(paragraph)) return [counts]
    if (!isOpenPointsWords(paragraph)) return [paragraph]
    return isCounted ? [openPointsWords(listed)] : [counts, openPointsWords(listed)]
  }
  return {
    heading: sheet.heading,
    paragraphs: [
      ...sheet.paragraphs.flatMap(toldAnew).filter((paragraph) => paragraph !== ''),
      ...(version > 1
        ? [
            `This is version ${version}: the text was changed after it was first drafted. New words were checked in the same way.`,
          ]
        : []),
      ...answers,
    ],
    open: listed,
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
 * The document as it goes onto paper: a waived `verify` is plain words, a waived `missing` is left out, and so is
 * a sentence that somebody left out. It says DRAFT while a point is neither settled nor waived.
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
  const settlingOf = settlingIn(document.blocks, waivers)
  const blocks = withConfirmed(document.blocks, waivers).flatMap((block) => {
    const settled = (inlines: Inline[], sentence: number): Inline[] => {
      const left = inlines.flatMap((inline): Inline[] => {
        if (!isMark(inline) || !byPoint.has(nameOf(idOf(block), inlines, inline))) return [inline]
        return inline.kind === 'verify' ? [unmarked(inline.text)] : []
      })
      if (settlingOf(block, sentence)?.left_out === true) return []
      const isChanged = left.length !== inlines.length || left.some((inline, at) => inline !== inlines[at])
      return isChanged ? closed(left) : inlines
    }
    return withGroups(block, settled) ?? []
  })
  const answers = answersOnSheet(document.blocks, waived)
  const sheet = cover(document.cover, open, answers, version, countsInWords(countsOf(blocks), document.verifier))
  return { ...document, blocks: withCitedParts(blocks), cover: sheet, draft: open.length > 0 }
}

/** A document after its blocks were changed: what is open stands on its cover sheet, and it is a draft for that long. */
export function withBlocks(document: Document, blocks: Document['blocks']): Document {
  const open = openPointsOf(blocks)
  return {
    ...document,
    blocks,
    cover: cover(document.cover, open, [], 1, countsInWords(countsOf(blocks), document.verifier)),
    draft: open.length > 0,
  }
}
