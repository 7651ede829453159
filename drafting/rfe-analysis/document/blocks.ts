import type { Block, Inline, Sentence } from '#domain/document.ts'
import { words } from '../../builtin/phrase.ts'

/** A document's blocks in the order in which they are written, each with an id of its own. */
export class Pages {
  readonly blocks: Block[] = []
  private ids = 0

  private next(): string {
    return `rfe-${++this.ids}`
  }

  title(text: string): void {
    const line: Inline[] = [{ kind: 'text', text, style: 'bold' }]
    this.blocks.push({ kind: 'lines', id: this.next(), align: 'center', lines: [line] })
  }

  heading(level: 1 | 2 | 3, text: string): void {
    this.blocks.push({ kind: 'heading', level, id: this.next(), text })
  }

  say(...sentences: (Sentence | string)[]): void {
    if (sentences.length === 0) return
    this.blocks.push({ kind: 'paragraph', id: this.next(), sentences: sentences.map(asSentence) })
  }

  /** The notice's own words. */
  quote(text: string, page: number): void {
    this.blocks.push({ kind: 'quote', id: this.next(), sentences: [words(text, [onPage(page)])] })
  }

  list(items: (Sentence | string)[], ordered = false): void {
    if (items.length === 0) return
    this.blocks.push({ kind: 'list', id: this.next(), ordered, items: items.map((item) => [asSentence(item)]) })
  }

  table(caption: string, columns: [heading: string, share: number][], rows: string[][]): void {
    this.blocks.push({
      kind: 'table',
      id: this.next(),
      caption,
      columns: columns.map(([heading, share]) => ({ heading, share, align: 'left' as const })),
      rows: rows.map((row) => row.map((text): Inline[] => [{ kind: 'text', text }])),
    })
  }

  particulars(rows: { label: string; value: Inline[] }[]): void {
    this.blocks.push({ kind: 'particulars', id: this.next(), rows })
  }
}

const asSentence = (said: Sentence | string): Sentence => (typeof said === 'string' ? words(said) : said)

/** The id of a page of the notice as a source. */
export const onPage = (page: number): string => `N${page}`

/** Words of the notice within a sentence, with their page. */
export const quoted = (quote: string, page: number, after = ''): Sentence =>
  words(`“${quote}” (notice, page ${page})${after}`, [onPage(page)])
