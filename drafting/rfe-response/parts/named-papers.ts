import type { Block, Inline, Sentence } from '#domain/document.ts'
import { isUnnumbered } from '#domain/exhibit-number.ts'
import { plain } from '../../builtin/phrase.ts'
import type { CaseFile } from '../../case-file.ts'
import { pageWord, quotedWords } from '../quoting.ts'

type Cited = Extract<Inline, { kind: 'exhibit' }>

const isNamed = (inline: Inline): inline is Cited => inline.kind === 'exhibit' && isUnnumbered(inline.number)

/** A paper that USCIS has, by its title: no number is claimed that the filing did not give. */
function nameOf({ number, page }: Cited, { exhibits }: CaseFile, said: string): string {
  const title = quotedWords(exhibits.find((one) => one.number === number)?.title ?? '')
  const at = page === undefined ? '' : `, at ${pageWord(page)}`
  return `${said.includes(title) ? '' : `${title} as `}filed with the petition${at}`
}

function named(inlines: readonly Inline[], caseFile: CaseFile, isBare: boolean): Inline[] {
  const said = plain({ inlines: [...inlines] })
  return inlines.map((inline): Inline => {
    if (!isNamed(inline)) return inline
    const name = nameOf(inline, caseFile, said)
    return { kind: 'text', text: isBare ? name : `(${name})` }
  })
}

function inSentence(sentence: Sentence, caseFile: CaseFile): Sentence {
  const cited = sentence.inlines.filter(isNamed)
  if (cited.length === 0) return sentence
  const sources = [...new Set([...sentence.sources, ...cited.map(({ number }) => `E${number}`)])]
  return { ...sentence, inlines: named(sentence.inlines, caseFile, false), sources }
}

/** The blocks with papers that have no number in the filing called by their titles. */
export function withNamedPapers(blocks: readonly Block[], caseFile: CaseFile): Block[] {
  if (!caseFile.exhibits.some(({ number }) => isUnnumbered(number))) return [...blocks]
  const all = (sentences: readonly Sentence[]) => sentences.map((one) => inSentence(one, caseFile))
  return blocks.map((block): Block => {
    if (block.kind === 'paragraph' || block.kind === 'quote') return { ...block, sentences: all(block.sentences) }
    if (block.kind === 'list') return { ...block, items: block.items.map(all) }
    if (block.kind === 'table')
      return { ...block, rows: block.rows.map((row) => row.map((cell) => named(cell, caseFile, cell.every(isNamed)))) }
    return block
  })
}
