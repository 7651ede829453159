import type { CaseFile } from '../../case-file.ts'
import { RECORD_HOLDS } from '../../rfe-analysis/document/headings.ts'
import type { Found, Rule } from '../finding.ts'
import { LAW, named, type Reading } from '../reading.ts'

/** What makes a sentence one that states a fact: a figure, a date, or a name of the case file. */
const FIGURE = /(?<![\p{L}\d.])\$?\d[\d,.]*(?:\s?%| percent)?(?![\p{L}\d])/u

/** References within the document are no facts: "Part V.B", "section 2", "Ex. 3". */
const REFERENCES = /\b(?:Part|Section|section|Ex\.|Exhibit|Form|p\.)[ \u00a0]\S+/gu

function namesOf({ facts }: CaseFile): string[] {
  return facts
    .filter(
      ({ field, section }) =>
        section !== 'application' &&
        /(?:organization|school_name|journal|project_name|^name|issuing_organization|funding_source)$/u.test(field),
    )
    .map(({ value }) => value)
    .filter((value) => value.length > 4)
}

/** A sentence that states a fact names what it rests on. */
function* find({ document, lines, caseFile }: Reading): Generator<Found> {
  const names = namesOf(caseFile)
  for (const { sentence, prose, block, under } of lines) {
    // Of an analysis only this is told of the case: pages of the notice and usual times are no facts of it.
    if (document.kind === 'rfe_analysis' && under.at(-1) !== RECORD_HOLDS) continue
    if (sentence.sources.length > 0 || sentence.inlines.some(({ kind }) => kind === 'exhibit' || kind === 'verify'))
      continue
    const own = prose.replace(REFERENCES, '')
    if (!prose.includes(LAW) && (FIGURE.test(own) || names.some((name) => own.includes(name))))
      yield { block, text: `This sentence states a fact and names no source: “${named(prose)}”` }
  }
}
export const sources: Rule = { id: 'sources', severity: 'must', find }
