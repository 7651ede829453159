import { isNotice, NO_NOTICE } from '#domain/rfe.ts'
import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'

/** A menu or a résumé in the place of a notice can be neither analysed nor answered, and the document is set all the same. */
function* find({ caseFile }: Reading): Generator<Found> {
  if (caseFile.rfe !== undefined && !isNotice(caseFile.rfe.reading)) yield { block: null, text: NO_NOTICE }
}

export const notANotice: Rule = {
  id: 'not-a-notice',
  severity: 'must',
  kinds: ['rfe_analysis', 'rfe_response'],
  find,
}
