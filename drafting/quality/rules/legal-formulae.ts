import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'
import { LEGAL_FORMULAE } from '../words/legal-formulae.ts'

function* find({ lines }: Reading): Generator<Found> {
  for (const { outer, prose, block } of lines) {
    for (const form of LEGAL_FORMULAE) {
      const found = form.exec(outer)
      if (found !== null)
        yield { block, text: `“${found[0]}” is a formula of the law. The writer would say it in words of the field.` }
    }
    if (prose.includes('\ufffc')) yield { block, text: 'The letter cites law. Its writer speaks to the work alone.' }
  }
}

export const legalFormulae: Rule = { id: 'legal-formulae', severity: 'must', kinds: ['recommendation_letter'], find }
