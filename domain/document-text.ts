import type { Block, Inline, Sentence } from './document.ts'
import { exhibitLabel } from './exhibit-number.ts'

/** Words of one look. What PDF, DOCX, plain text and an edited paragraph hold comes from here, so that they cannot say different things. */
export interface Run {
  text: string
  style?: 'italic' | 'bold'
  /** An open point: shown in brackets on amber. */
  mark?: 'missing' | 'verify'
  /** Words that nobody has confirmed yet: a dotted line below them, and a sign at their end. */
  open?: true
}

/** Stands at the end of a sentence that nobody has confirmed yet. */
export const OPEN_SIGN = '†'
/** What the sign means, at the foot of each page of a draft that has one. */
export const OPEN_NOTE = `${OPEN_SIGN} not confirmed yet`

const NBSP = '\u00a0'

const BREAKABLE_SPACE = /[\t-\r\u0020\u0085\u2028\u2029]+/g
// Control characters are invalid in a DOCX; invisible and direction-changing ones make a page say other than it shows.
const UNPRINTABLE = /(?![\t-\r\u0085])[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/gu

/** Text as it can stand on paper: composed characters, single spaces, nothing invisible. Non-breaking spaces stay. */
export const printable = (text: string): string =>
  text.toWellFormed().replace(UNPRINTABLE, '').replace(BREAKABLE_SPACE, ' ').normalize('NFC')

const exhibitText = (exhibit: { number: number; page?: number }): string =>
  `Ex.${NBSP}${exhibitLabel(exhibit.number)}` + (exhibit.page === undefined ? '' : `,${NBSP}p.${NBSP}${exhibit.page}`)

/**
 * The runs of a sentence, cell or line. Exhibits that follow one another share a parenthesis, `(Ex. 3, p. 14; Ex. 5)`,
 * tied to the word before by a non-breaking space; a cell that holds nothing but exhibits, or an author who has
 * opened a parenthesis, needs none. A mark or citation right behind another is set apart by a space.
 */
export function runsOf(inlines: Inline[]): Run[] {
  const runs: Run[] = []
  const bare = inlines.every((inline) => inline.kind === 'exhibit' || isBlank(inline))
  for (let at = 0; at < inlines.length; at++) {
    const inline = inlines[at]
    if (!inline) continue
    if (inline.kind !== 'text' && inline.kind !== 'exhibit' && followsMark(inlines, at)) push(runs, { text: ' ' })
    switch (inline.kind) {
      case 'text':
        push(runs, { text: printable(inline.text), ...(inline.style && { style: inline.style }) })
        break
      case 'authority':
        for (const run of inline.runs) push(runs, { text: printable(run.text), ...(run.style && { style: run.style }) })
        break
      case 'missing':
        push(runs, { text: `[Missing: ${printable(inline.what)}]`, mark: 'missing' })
        break
      case 'verify':
        push(runs, { text: `[Verify: ${printable(inline.text)}]`, mark: 'verify' })
        break
      case 'exhibit': {
        const cited = [exhibitText(inline)]
        for (;;) {
          const next = exhibitAfter(inlines, at)
          if (next === undefined) break
          at = next
          cited.push(exhibitText(inlines[at] as Extract<Inline, { kind: 'exhibit' }>))
        }
        const text = cited.join('; ')
        if (bare || endsOpen(runs)) push(runs, { text })
        else push(runs, { text: `${tieToWordBefore(runs)}(${text})` })
      }
    }
  }
  return runs.filter((run) => run.text !== '')
}

/** Runs of sentences one after the other, with a space between two. */
function inARow(sentences: readonly (readonly Run[])[]): Run[] {
  const runs: Run[] = []
  let last = ''
  for (const sentence of sentences) {
    // Of the last run alone: the text so far, looked at for each sentence, would take the square of a long paragraph.
    if (last !== '' && sentence.length > 0 && !/\s$/.test(last)) push(runs, { text: ' ' })
    for (const run of sentence) {
      push(runs, run)
      last = run.text
    }
  }
  return runs
}

/** The runs of sentences set one after the other. */
export const runsOfSentences = (sentences: readonly Sentence[]): Run[] =>
  inARow(sentences.map(({ inlines }) => runsOf(inlines)))

/** True of a sentence that is set with the sign; a question is a mark already. */
export const isSetOpen = ({ proof, inlines }: Sentence): boolean =>
  proof?.state === 'open' && inlines.every(({ kind }) => kind !== 'missing')

/** The runs of sentences as a file has them: what nobody has confirmed yet ends in a sign. */
export const runsOnPaper = (sentences: readonly Sentence[]): Run[] =>
  inARow(
    sentences.map((sentence) => {
      const runs = runsOf(sentence.inlines)
      if (runs.length === 0 || !isSetOpen(sentence)) return runs
      return [...runs.map((run): Run => ({ ...run, open: true })), { text: OPEN_SIGN, open: true }]
    }),
  )

/** True of a document that has such a sentence. */
export const hasOpenSentences = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => {
    if (block.kind === 'paragraph' || block.kind === 'quote') return block.sentences.some(isSetOpen)
    return block.kind === 'list' && block.items.some((item) => item.some(isSetOpen))
  })

export const textOfRuns = (runs: Run[]): string => runs.map((run) => run.text).join('')

/** True of an inline with nothing between it and another that is no text. */
function followsMark(inlines: Inline[], at: number): boolean {
  const before = inlines.slice(0, at).findLast((inline) => inline.kind !== 'text' || inline.text !== '')
  return before !== undefined && before.kind !== 'text'
}

const isBlank = (inline: Inline): boolean => inline.kind === 'text' && inline.text.trim() === ''

/** Index of the exhibit that follows the one at `at` with nothing but space between. */
function exhibitAfter(inlines: Inline[], at: number): number | undefined {
  let next = at + 1
  while (next < inlines.length && isBlank(inlines[next] as Inline)) next++
  return inlines[next]?.kind === 'exhibit' ? next : undefined
}

const endsOpen = (runs: Run[]): boolean => /[([]\s*$/.test(runs.at(-1)?.text ?? '')

/** Takes the space off the end of the last run and answers the tie to set instead. */
function tieToWordBefore(runs: Run[]): string {
  const last = runs.at(-1)
  if (!last) return ''
  last.text = last.text.replace(/\s+$/, '')
  return NBSP
}

/** Adds a run, joining it to the last where both look alike. */
function push(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last && last.style === run.style && last.open === run.open && !last.mark && !run.mark) last.text += run.text
  else runs.push({ ...run })
}

/** The words of a sentence as they stand on paper, exhibits and marks included. */
export const sentenceText = (sentence: Sentence): string => textOfRuns(runsOf(sentence.inlines))

/** The words of one block. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return printable(block.text)
    case 'paragraph':
    case 'quote':
      return textOfRuns(runsOfSentences(block.sentences))
    case 'list':
      return block.items.map((item) => textOfRuns(runsOfSentences(item))).join('\n')
    case 'lines':
      return block.lines.map((line) => textOfRuns(runsOf(line))).join('\n')
    case 'particulars':
      return block.rows.map((row) => `${printable(row.label)}\t${textOfRuns(runsOf(row.value))}`).join('\n')
    case 'table': {
      const head = block.columns.map((column) => printable(column.heading)).join('\t')
      const rows = block.rows.map((row) => row.map((cell) => textOfRuns(runsOf(cell))).join('\t'))
      return [printable(block.caption), head, ...rows].join('\n')
    }
    case 'signature':
      return [block.closing, block.name, ...block.lines].map(printable).join('\n')
    case 'page-break':
      return ''
  }
}
