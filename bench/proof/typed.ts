import type { Block } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { isPlain } from '#domain/proof.ts'
import { withEdits } from '#drafting/editing/edit-blocks.ts'
import type { Reader } from '#drafting/editing/typed-reading.ts'
import { proved, sentencesIn } from '#drafting/proof/prove.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import type { BlindSentence } from './case.ts'

/** The texts of the plain sentences of a document. */
export const plainIn = (blocks: readonly Block[]): Set<string> =>
  new Set(
    sentencesIn(blocks)
      .filter(({ proof }) => proof !== undefined && isPlain(proof.state))
      .map(sentenceText),
  )

/** How many of these texts have a plain sentence, each typed behind a paragraph of the document, which itself stays as it is. */
export function plainWhenTyped(document: readonly Block[], texts: readonly string[], reader: Reader): number {
  const own = new Set(sentencesIn(document).map(sentenceText))
  const paragraphs = document.flatMap((block) => (block.kind === 'paragraph' && isEditable(block) ? [block] : []))
  return texts.filter((text, at) => {
    const block = paragraphs[(at * 7) % paragraphs.length]
    if (block === undefined) throw new Error('The document has no paragraph')
    const edited = withEdits(document, [{ id: block.id, text: `${paragraphText(block)} ${text}` }], reader)
    return [...plainIn(proved(edited, reader.caseFile))].some((sentence) => !own.has(sentence))
  }).length
}

/** How many of these sentences are plain where a model wrote them and names as their sources the facts that come nearest. */
export function plainWhenWritten(sentences: readonly BlindSentence[], caseFile: CaseFile): number {
  const nearest = (words: readonly string[]): string[] =>
    caseFile.facts.filter(({ value }) => words.some((one) => value.includes(one))).map(({ id }) => id)
  const blocks: Block[] = sentences.map(({ text, rests_on }, at) => ({
    kind: 'paragraph',
    id: `p${at}`,
    sentences: [{ inlines: [{ kind: 'text', text }], sources: nearest(rests_on) }],
  }))
  return plainIn(proved(blocks, caseFile)).size
}
