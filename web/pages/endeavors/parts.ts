import type { EndeavorPart } from '#domain/endeavor.ts'

/** The nine parts in reading order, each with the question it answers. */
export const PART_LABELS: readonly { name: EndeavorPart; label: string; group: string }[] = [
  { name: 'exp_subs_merit_intric_val', label: 'What it is worth in itself', group: 'Substantial merit' },
  { name: 'exp_subs_merit_impact', label: 'What it changes', group: 'Substantial merit' },
  { name: 'exp_subs_merit_evidence', label: 'What shows it', group: 'Substantial merit' },
  { name: 'exp_nation_impt_scope', label: 'How far it reaches', group: 'National importance' },
  { name: 'exp_nation_impt_urgency', label: 'Why now', group: 'National importance' },
  { name: 'exp_nation_impt_beneficiaries', label: 'Who benefits', group: 'National importance' },
  { name: 'exp_nation_impt_impact', label: 'Impact on the nation', group: 'National importance' },
  { name: 'exp_applicant_qualifications', label: 'Your qualifications', group: 'You' },
  { name: 'exp_related_experience', label: 'Related experience', group: 'You' },
]
