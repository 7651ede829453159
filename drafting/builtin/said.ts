import { contentWords } from './passages.ts'

const figuresOf = (text: string): ReadonlySet<string> => new Set(text.match(/\d[\d,.]*\d|\d/g) ?? [])

/** What a document has said already, so that nothing is said twice even where two entries of the profile repeat it. */
export class Said {
  private readonly before: Set<string>[] = []
  private readonly figures: ReadonlySet<string>[] = []

  /** True where most of the sentence's subject stands in one earlier sentence. */
  has(text: string): boolean {
    const own = new Set(contentWords(text))
    const figures = figuresOf(text)
    if (own.size < 3)
      return this.before.some((earlier) => earlier.size === own.size && [...own].every((w) => earlier.has(w)))
    return this.before.some((earlier, at) => {
      // A new figure is a new fact, in whatever familiar words.
      if ([...figures].some((figure) => this.figures[at]?.has(figure) !== true)) return false
      const shared = [...own].filter((word) => earlier.has(word)).length
      return shared / own.size > 0.8 || (earlier.size >= 5 && shared / earlier.size > 0.85)
    })
  }

  add(text: string): void {
    this.before.push(new Set(contentWords(text)))
    this.figures.push(figuresOf(text))
  }
}
