import { AlignmentType, BorderStyle, Footer, Header, PageNumber, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import type { Document } from '#domain/document.ts'
import { hasOpenSentences, OPEN_NOTE, printable } from '../wording.ts'
import { TEXT_WIDTH } from './styles.ts'

export const runningHead = (document: Document): Header =>
  new Header({
    children: [
      new Paragraph({
        style: 'Header',
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '999999', space: 4 } },
        children: [
          new TextRun({ text: printable(document.running) }),
          ...(document.draft ? [new TextRun({ bold: true, children: [new Tab(), 'DRAFT'] })] : []),
        ],
      }),
    ],
  })

/** y counts the pages of this section, so that the cover sheet is not among them. */
export const pageFoot = ({ blocks }: Pick<Document, 'blocks'>): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES_IN_SECTION] })],
      }),
      ...(hasOpenSentences(blocks)
        ? [new Paragraph({ style: 'Footer', children: [new TextRun({ text: OPEN_NOTE })] })]
        : []),
    ],
  })
