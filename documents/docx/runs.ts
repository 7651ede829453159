import { BorderStyle, ShadingType, TextRun, UnderlineType } from 'docx'
import { printable, type Run } from '../wording.ts'

/** Word's runs. A look that a run does not have stays undefined: `bold: false` would take the bold off a heading. */
export const textRuns = (runs: Run[]): TextRun[] =>
  runs.map(
    (run) =>
      new TextRun({
        text: run.text,
        bold: run.style === 'bold' || run.mark ? true : undefined,
        italics: run.style === 'italic' ? true : undefined,
        ...(run.open && { underline: { type: UnderlineType.DOTTED } }),
        ...(run.mark && {
          shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'FFDF8A' },
          border: { style: BorderStyle.SINGLE, size: 4, color: '8A5A00' },
        }),
      }),
  )

export const plainRuns = (text: string): TextRun[] => [new TextRun({ text: printable(text) })]
