import type { Document } from '#domain/document.ts'
import { printable } from '#domain/document-text.ts'
import { renderPdf } from './pdf.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Whether a letter can be shown, as the typesetter answered; fonts do not change while the process runs. */
const answered = new Map<string, boolean>()
const MOST_ANSWERED = 50_000

const pageOf = (words: string): Document => ({
  kind: 'petition_letter',
  title: 'Letters',
  running: '',
  date: '2000-01-01',
  subject: '',
  author: '',
  blocks: [
    { kind: 'paragraph', id: 'letters', sentences: [{ inlines: [{ kind: 'text', text: words }], sources: [] }] },
  ],
  cover: { heading: '', paragraphs: [], open: [] },
  draft: false,
  contents: false,
})

/**
 * The letters of a text that no font of the PDF can show, each once, in order; they would stand there as empty boxes. The
 * typesetter is asked once for each letter: fonts of its own stand in where ours have none, and letters are shaped together.
 */
export async function unshownLetters(text: string): Promise<string[]> {
  const letters = [...new Set([...graphemes.segment(printable(text))].map(({ segment }) => segment))].filter(
    (letter) => /[^\t-~]/.test(letter) && letter.trim() !== '',
  )
  const asked = letters.filter((letter) => !answered.has(letter))
  if (asked.length > 0) {
    const { unshown } = await renderPdf(pageOf(asked.join(' ')))
    const parts = new Set(unshown.join('').replace(/\s/g, ''))
    if (answered.size > MOST_ANSWERED) answered.clear()
    for (const letter of asked) answered.set(letter, ![...letter].some((part) => parts.has(part)))
  }
  return letters.filter((letter) => answered.get(letter) === false)
}
