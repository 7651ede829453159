import { isNotice, NO_NOTICE } from '#domain/rfe.ts'
import { saidOfMisplaced } from '#domain/rfe-misplaced.ts'
import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'

/** A menu or a résumé in the place of a notice can be neither analysed nor answered, and the document is set all the same. */
function* find({ caseFile }: Reading): Generator<Found> {
  if (caseFile.rfe !== undefined && !isNotice(caseFile.rfe.reading)) yield { block: null, text: NO_NOTICE }
  // Each is said where it lies as well; here it is told before the document is used.
  for (const { kind, as } of caseFile.rfe?.rfe.misplaced ?? []) yield { block: null, text: saidOfMisplaced(kind, as) }
}

export const notANotice: Rule = {
  id: 'not-a-notice',
  severity: 'must',
  kinds: ['rfe_analysis', 'rfe_response'],
  find,
}
