import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { foldText } from '../grounding/fold.ts'
import { unquoted } from '../grounding/record-quotes.ts'
import { numbersListed } from '../rfe-case/numbers-in-filing.ts'
import { perCaseFile } from './per-case-file.ts'

const tight = (text: string): string => foldText(text).replace(/[\s\u00ad'"-]+/gu, '')

/** The words of each exhibit: what begins on a page may end on the next. */
const exhibitsOf = perCaseFile(({ pages }): string[] =>
  [...Map.groupBy(pages, ({ exhibit }) => exhibit).values()].map((sheets) =>
    tight(sheets.map(({ text }) => text).join('\n')),
  ),
)

const listedIn = perCaseFile(({ rfe }): ReadonlySet<number> => new Set(numbersListed(rfe?.rfe.filed ?? [])))

/** Words without those of a paper of the case, whose numbers are of its own index. */
function withoutPapers(text: string, caseFile: CaseFile): string {
  return unquoted(text, caseFile).text.replace(/“([^“”]*)”/gu, (whole, quoted: string) => {
    const parts = quoted.split(/…|(?:\.\s?){3,4}/u).map((part) => tight(part).replace(/[,.;]$/u, ''))
    const said = parts.filter((part) => part !== '')
    const isHeld = said.length > 0 && exhibitsOf(caseFile).some((paper) => said.every((part) => paper.includes(part)))
    return isHeld ? '“”' : whole
  })
}

/** What a paragraph says itself of exhibits: a question to the applicant is none of the filing. */
export const ownWordsOf = (block: Extract<Block, { kind: 'paragraph' | 'quote' }>, caseFile: CaseFile): string => {
  const sentences = block.sentences.map((one) => ({
    ...one,
    inlines: one.inlines.filter(({ kind }) => kind !== 'missing'),
  }))
  return withoutPapers(blockText({ ...block, sentences }), caseFile)
}

/** Numbers that the filing has by its own list, whether or not the paper is at hand here. */
export const isListedInFiling = (number: number | undefined, caseFile: CaseFile): boolean =>
  number !== undefined && listedIn(caseFile).has(number)
