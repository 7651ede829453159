import { getDocumentProxy } from 'unpdf'

export interface PageText {
  /** The words of the document: without running head, foot, repeated table heads and the numbers of lists. */
  words: string
  /** Everything on the sheet, in the order it was drawn. */
  all: string
}

interface StructNode {
  role?: string
  type?: string
  id?: string
  children?: StructNode[]
}

/** What a reader of the file gets, told apart by its tags as a screen reader would. */
export async function readPdf(bytes: Uint8Array): Promise<PageText[]> {
  // The reader takes the buffer away from its owner.
  const pdf = await getDocumentProxy(bytes.slice())
  const pages: PageText[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const labels = labelsIn(await page.getStructTree())
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const open: boolean[] = []
    const text: PageText = { words: '', all: '' }
    for (const item of items) {
      if ('str' in item) {
        const str = item.str + (item.hasEOL ? '\n' : '')
        text.all += str
        if (!open.includes(true)) text.words += str
      } else if (item.type === 'endMarkedContent') {
        open.pop()
      } else {
        const { tag } = item as { tag?: string } // missing from the library's types
        open.push(tag === 'Artifact' || labels.has(item.id ?? ''))
        text.words += open.at(-1) ? ' ' : ''
      }
    }
    pages.push(text)
  }
  await pdf.loadingTask.destroy()
  return pages
}

function labelsIn(node: StructNode | null, inside = false): Set<string> {
  if (!node) return new Set()
  if (inside && node.id) return new Set([node.id])
  return new Set((node.children ?? []).flatMap((child) => [...labelsIn(child, inside || node.role === 'Lbl')]))
}
