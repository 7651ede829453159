import type { Block } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { isPlain } from '#domain/proof.ts'
import { withEdits } from '#drafting/editing/edit-blocks.ts'
import type { Reader } from '#drafting/editing/typed-reading.ts'
import { proved, sentencesIn } from '#drafting/proof/prove.ts'

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
