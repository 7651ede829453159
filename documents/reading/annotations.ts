import type { getResolvedPDFJS } from 'unpdf'
import { TextTracer } from './drawn-text.ts'
import type { Line } from './lines.ts'

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>
type Page = Awaited<ReturnType<Awaited<ReturnType<Pdfjs['getDocument']>['promise']>['getPage']>>

/** What pdf.js says of an annotation, as far as its words need it; a file may say anything. */
interface Annotation {
  id: string
  subtype: string
  rect: readonly number[]
  annotationFlags?: number
  fieldType?: string | null
  fieldValue?: unknown
  comb?: boolean
  password?: boolean
  pushButton?: boolean
  checkBox?: boolean
  radioButton?: boolean
  options?: readonly { exportValue?: unknown; displayValue?: unknown }[]
  contentsObj?: { str?: unknown }
}

/** Kinds whose drawing is part of the page. Links have none, and notes and pop-ups lie beside the page. */
const ON_THE_PAGE = new Set(['Widget', 'FreeText', 'Stamp'])
/** Of the PDF standard, table 167: hidden, and not to be seen. */
const UNSEEN = 2 | 32
/** More on one page is no form that somebody filled in. */
const MOST_ANNOTATIONS = 2000
const MOST_CHARACTERS = 20_000
/** A box's mark is a letter of a font of signs: a “4” looks like this. */
const CHECKED = '✔'
const USUAL_SIZE = 10
const LINE_HEIGHT = 1.2

function isSeen(value: unknown): value is Annotation {
  const { subtype, annotationFlags = 0, pushButton = false } = value as Annotation
  return ON_THE_PAGE.has(subtype) && (annotationFlags & UNSEEN) === 0 && !pushButton
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The value of a field or the text of a note, which a reader of PDFs would draw if the file does not. */
function valueOf({ subtype, fieldType, fieldValue, options, contentsObj, password }: Annotation): string {
  if (subtype === 'FreeText') return textOf(contentsObj?.str)
  if (password === true || (fieldType !== 'Tx' && fieldType !== 'Ch')) return ''
  const chosen = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).map(textOf)
  const shown = (value: string) => textOf(options?.find((option) => option.exportValue === value)?.displayValue)
  return chosen
    .map((value) => shown(value) || value)
    .filter((value) => value !== '')
    .join(', ')
}

/** A value as lines within its field, from the top. */
function linesOfValue(value: string, [left = 0, foot = 0, right = 0, top = 0]: readonly number[]): Line[] {
  const written = value.slice(0, MOST_CHARACTERS).split(/\r\n?|\n/)
  const size = Math.max(1, Math.min(USUAL_SIZE, (top - foot) / (LINE_HEIGHT * written.length)))
  const first = written.length === 1 ? (top + foot) / 2 - size / 3 : top - size
  return written.flatMap((text, index) =>
    text.trim() === '' ? [] : [{ text, left, right, base: first - index * LINE_HEIGHT * size, size, turn: 0 }],
  )
}

/** The lines that the drawings of these annotations show, by the annotation's id. */
async function drawnBy(page: Page, { OPS, AnnotationMode }: Pdfjs): Promise<Map<string, Line[]>> {
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]))
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE })
  const drawn = new Map<string, Line[]>()
  let tracer: TextTracer | undefined
  fnArray.forEach((code: number, index: number) => {
    const name = names.get(code) ?? ''
    const args: unknown[] = Array.isArray(argsArray[index]) ? argsArray[index] : []
    if (name === 'beginAnnotation') {
      const [id, box, ...matrices] = args
      tracer = new TextTracer(box, matrices.slice(0, 2))
      drawn.set(String(id), tracer.lines)
    } else if (name === 'endAnnotation') tracer = undefined
    else tracer?.draw(name, args)
  })
  return drawn
}

/** The words that lie on top of a page: what was typed into its fields, notes set on it, stamps and signatures. */
export async function linesOnTop(page: Page, pdfjs: Pdfjs): Promise<Line[]> {
  const all: unknown[] = await page.getAnnotations()
  const seen = all.filter(isSeen).slice(0, MOST_ANNOTATIONS)
  if (seen.length === 0) return []
  const drawn = all.length > MOST_ANNOTATIONS ? new Map<string, Line[]>() : await drawnBy(page, pdfjs)
  return seen.flatMap((annotation) => {
    const lines = drawn.get(annotation.id) ?? []
    if (annotation.checkBox === true || annotation.radioButton === true)
      return lines.slice(0, 1).map((line) => ({ ...line, text: CHECKED }))
    // The letters of a comb stand apart in boxes.
    return lines.length > 0 && annotation.comb !== true ? lines : linesOfValue(valueOf(annotation), annotation.rect)
  })
}
