import { LIBRARY } from '../../authorities/library.ts'
import { NEVER_ARGUED, NEVER_CITED } from '../../authorities/never-cite.ts'
import type { CaseFile } from '../../case-file.ts'
import { foldText } from '../../grounding/fold.ts'
import { recordQuoting, unquoted } from '../../grounding/record-quotes.ts'
import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'
import { EB1_WORDS } from '../words/eb1-words.ts'
import { ODDS } from '../words/odds.ts'

const QUOTABLE = LIBRARY.flatMap(({ pins }) => pins.flatMap(({ quotations }) => quotations))
  .map(foldText)
  .join('\n')

/** The words without quotations of the library and of the notice, which may name what was overruled. */
const withoutLaw = (prose: string, caseFile: CaseFile): string =>
  prose.replace(/“([^“”]*(?:“[^“”]*”[^“”]*)*)”/gu, (whole, inner: string) => {
    const words = foldText(inner).replace(/[.,;]$/u, '')
    const isLaw = inner.length > 20 && QUOTABLE.includes(words)
    return isLaw || recordQuoting(words, caseFile).length > 0 ? '“”' : whole
  })

/** A response quotes the notice that it answers, whatever test that names. */
const withoutRecord = (prose: string, caseFile: CaseFile): string =>
  caseFile.rfe === undefined ? prose : unquoted(prose, caseFile).text

/** What is never cited stands there only where the law itself is quoted. */
function* findCited({ lines, caseFile }: Reading): Generator<Found> {
  for (const { prose, block } of lines)
    for (const { form, name, why } of NEVER_CITED)
      if (form.test(withoutLaw(prose, caseFile))) yield { block, text: `${name} is never cited: ${why}.` }
}
export const neverCited: Rule = { id: 'never-cited', severity: 'must', find: findCited }

function* findArgued({ lines }: Reading): Generator<Found> {
  for (const { outer, block } of lines)
    for (const { form, name, why } of NEVER_ARGUED)
      if (form.test(outer)) yield { block, text: `${name} is no argument here: ${why}.` }
}
export const neverArgued: Rule = { id: 'never-argued', severity: 'must', find: findArgued }

function* findEb1({ lines, caseFile }: Reading): Generator<Found> {
  for (const { prose, block } of lines)
    for (const form of EB1_WORDS) {
      const found = form.exec(withoutRecord(prose, caseFile))
      if (found !== null)
        yield { block, text: `“${found[0]}” is a test of EB-1, which this petition does not ask for.` }
    }
}
export const eb1Words: Rule = { id: 'eb1-words', severity: 'must', find: findEb1 }

/** What is hoped for or asked for is not foretold. */
const HOPED = /\b(?:hopes?|asks?|requests?|recommend|urge|wish)\b[^.;]*/giu

function* findOdds({ lines }: Reading): Generator<Found> {
  for (const { outer, block } of lines) {
    const foretold = outer.replace(HOPED, '')
    for (const form of ODDS) {
      const found = form.exec(foretold)
      if (found !== null) yield { block, text: `“${found[0]}” foretells the decision. Only the officer decides.` }
    }
  }
}
export const odds: Rule = { id: 'odds', severity: 'must', find: findOdds }
