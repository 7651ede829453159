import { InternalHyperlink, Paragraph, Tab, TableOfContents, TextRun, type FileChild } from 'docx'
import type { Document } from '#domain/document.ts'
import { CONTENTS_HEADING, contentsOf, printable } from '../wording.ts'
import { bookmarkOf } from './blocks.ts'
import { plainRuns } from './runs.ts'

/** A contents field of two levels under the caption: it shows its entries at once, and Word can bring it up to date. */
export const contents = (
  document: Document,
  headingPages: Record<string, number>,
  underCaption: boolean,
): FileChild[] => [
  new Paragraph({
    style: 'TOCHeading',
    spacing: underCaption ? { before: 360 } : undefined,
    children: plainRuns(CONTENTS_HEADING),
  }),
  new TableOfContents(CONTENTS_HEADING, {
    hyperlink: true,
    headingStyleRange: '1-2',
    beginDirty: false,
    contentChildren: contentsOf(document).map(
      (heading) =>
        new Paragraph({
          style: `TOC${heading.level}`,
          children: [
            new InternalHyperlink({
              anchor: bookmarkOf(heading.id),
              children: [
                new TextRun({
                  children: [printable(heading.text), new Tab(), String(headingPages[heading.id] ?? '')],
                }),
              ],
            }),
          ],
        }),
    ),
  }),
]
