import { AlignmentType, LeaderType, LevelFormat, TabStopType, type INumberingOptions, type IStylesOptions } from 'docx'

/** Twips: a twentieth of a point. */
export const INCH = 1440
export const TEXT_WIDTH = 6.5 * INCH

const NORMAL = { basedOn: 'Normal', next: 'Normal', quickFormat: true }
const HEADING = { ...NORMAL, run: { bold: true, color: '14181C' } }

const keep = { keepNext: true, keepLines: true }
const contentsEntry = (level: number, before: number) => ({
  id: `TOC${level}`,
  name: `toc ${level}`,
  basedOn: 'Normal',
  next: 'Normal',
  run: level === 1 ? { bold: true } : {},
  paragraph: {
    ...keep,
    spacing: { before, after: 0, line: 252 },
    indent: { left: (level - 1) * 360 + 360, hanging: 360 },
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.DOT }],
  },
})

/** Word's own names for what has one, so that the reader can restyle the whole letter and navigate by headings. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: {
        font: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: 'Times New Roman', eastAsia: 'Noto Serif SC' },
        size: 24,
        language: { value: 'en-US', eastAsia: 'zh-CN' },
      },
      paragraph: { spacing: { after: 130, line: 276 } },
    },
    title: { ...NORMAL, run: { bold: true, size: 36 }, paragraph: { spacing: { before: 320, after: 240 } } },
    heading1: {
      ...HEADING,
      run: { ...HEADING.run, size: 26 },
      paragraph: { ...keep, spacing: { before: 380, after: 150 } },
    },
    heading2: {
      ...HEADING,
      run: { ...HEADING.run, size: 24 },
      paragraph: { ...keep, spacing: { before: 280, after: 130 } },
    },
    heading3: {
      ...HEADING,
      run: { ...HEADING.run, size: 24, italics: true },
      paragraph: { ...keep, spacing: { before: 240, after: 120 } },
    },
    caption: {
      ...NORMAL,
      name: 'caption',
      run: { bold: true, italics: false, size: 22, color: '14181C' },
      paragraph: { ...keep, spacing: { before: 280, after: 100 } },
    },
  },
  paragraphStyles: [
    {
      id: 'Quote',
      name: 'Quote',
      ...NORMAL,
      run: { size: 23 },
      paragraph: { spacing: { before: 180, after: 200, line: 252 }, indent: { left: 720, right: 720 } },
    },
    { id: 'Lines', name: 'Letter Lines', ...NORMAL, paragraph: { spacing: { after: 0 } } },
    {
      id: 'TableText',
      name: 'Table Text',
      ...NORMAL,
      run: { size: 21 },
      paragraph: { spacing: { before: 50, after: 50, line: 245 } },
    },
    { id: 'CoverLabel', name: 'Cover Label', ...NORMAL, run: { bold: true, size: 22, color: 'FFFFFF' } },
    {
      id: 'CoverHeading',
      name: 'Cover Heading',
      ...NORMAL,
      run: { bold: true, size: 26 },
      paragraph: { ...keep, spacing: { before: 360 } },
    },
    {
      id: 'TOCHeading',
      name: 'TOC Heading',
      ...NORMAL,
      run: { bold: true, size: 26 },
      paragraph: { ...keep, spacing: { before: 0, after: 0 } },
    },
    contentsEntry(1, 150),
    contentsEntry(2, 70),
    contentsEntry(3, 70),
    { id: 'Header', name: 'header', basedOn: 'Normal', run: { size: 19 } },
    { id: 'Footer', name: 'footer', basedOn: 'Normal', run: { size: 19 }, paragraph: { spacing: { after: 0 } } },
  ],
}

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 720, hanging: 360 }, spacing: { after: 90 } } },
})

export const numbering: INumberingOptions = {
  config: [
    { reference: 'ordered', levels: [level(LevelFormat.DECIMAL, '%1.')] },
    { reference: 'bullets', levels: [level(LevelFormat.BULLET, '•')] },
  ],
}
