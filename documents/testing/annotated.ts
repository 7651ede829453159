import { pdfOf } from './hostile.ts'

const stream = (head: string, data: string): Buffer =>
  Buffer.from(`<< ${head} /Length ${data.length} >>\nstream\n${data}\nendstream`)

/** Object numbers of the page's font, and the first of those that follow. */
const [FONT, NEXT] = [5, 6]

/**
 * A PDF of one page with these words and these annotations on it, each the inside of a dictionary. `more`: objects from
 * number 6 plus the annotations' count on, which the annotations may name.
 */
export function annotatedPdf(words: string, annotations: readonly string[], more: readonly Buffer[] = []): Buffer {
  const named = annotations.map((_, index) => `${NEXT + index} 0 R`).join(' ')
  const fonts = `/Font << /F1 ${FONT} 0 R >>`
  return pdfOf([
    Buffer.from(
      `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${named}] /DR << /Font << /Helv ${FONT} 0 R >> >> /DA (/Helv 12 Tf 0 g) >> >>`,
    ),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${fonts} >> /Contents 4 0 R /Annots [${named}] >>`,
    ),
    stream('', `BT /F1 12 Tf 60 710 Td (${words}) Tj ET`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...annotations.map((annotation) => Buffer.from(`<< /Type /Annot ${annotation} >>`)),
    ...more,
  ])
}

/** A drawing for an annotation. `resources` come beside its font. */
export const drawing = (content: string, resources = ''): Buffer =>
  stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 360 60] /Resources << /Font << /F1 ${FONT} 0 R >> ${resources} >>`,
    content,
  )
