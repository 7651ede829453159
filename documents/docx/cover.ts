import { BorderStyle, HeadingLevel, PageBorderOffsetFrom, Paragraph, ShadingType } from 'docx'
import type { CoverSheet } from '#domain/document.ts'
import { COVER_LABEL, OPEN_HEADING, printable } from '../wording.ts'
import { plainRuns, textRuns } from './runs.ts'

const dashed = { style: BorderStyle.DASHED, size: 8, color: '737373', space: 24 }

const padding = { style: BorderStyle.SINGLE, size: 4, color: '383838', space: 5 }

/** Framed, so that nobody takes the sheet for page 1. */
export const coverProperties = {
  borders: {
    pageBorders: { offsetFrom: PageBorderOffsetFrom.PAGE },
    pageBorderTop: dashed,
    pageBorderRight: dashed,
    pageBorderBottom: dashed,
    pageBorderLeft: dashed,
  },
}

export function coverSheet(cover: CoverSheet): Paragraph[] {
  const open = cover.open.flatMap(({ where, text }) => {
    // The number stands beside words, also where nothing tells where.
    const numbered = { numbering: { reference: 'ordered', level: 0, instance: 0 }, indent: { left: 360, hanging: 360 } }
    if (where === '') return [new Paragraph({ ...numbered, children: plainRuns(text) })]
    return [
      new Paragraph({
        ...numbered,
        spacing: { after: 0 },
        keepNext: true,
        children: textRuns([{ text: printable(where), style: 'bold' }]),
      }),
      new Paragraph({ indent: { left: 360 }, children: plainRuns(text) }),
    ]
  })
  return [
    new Paragraph({
      style: 'CoverLabel',
      indent: { left: 110, right: 110 },
      // Borders of the same colour are the only padding that a paragraph's shade can have.
      border: { top: padding, right: padding, bottom: padding, left: padding },
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: '383838' },
      children: plainRuns(COVER_LABEL),
    }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: plainRuns(cover.heading) }),
    ...cover.paragraphs.map((paragraph) => new Paragraph({ children: plainRuns(paragraph) })),
    ...(open.length > 0 ? [new Paragraph({ style: 'CoverHeading', children: plainRuns(OPEN_HEADING) }), ...open] : []),
  ]
}
