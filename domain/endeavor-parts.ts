import type { EndeavorPart } from './endeavor.ts'

export type Prong = 1 | 2

export const PRONGS: Record<Prong, { name: string; asks: string }> = {
  1: {
    name: 'Prong 1: merit and national importance',
    asks: 'Does the specific endeavor have substantial merit and national importance?',
  },
  2: {
    name: 'Prong 2: well positioned',
    asks: 'Are you well positioned to advance it?',
  },
}

/** The nine parts in reading order: the question each answers, the prong it serves, and what Matter of Dhanasar asks there. */
export const PARTS_IN_ORDER: readonly {
  name: EndeavorPart
  label: string
  group: string
  prong: Prong
  /** In plain words, with the page of the decision. */
  asks: string
}[] = [
  {
    name: 'exp_subs_merit_intric_val',
    label: 'What it is worth in itself',
    group: 'Substantial merit',
    prong: 1,
    asks: 'Which problem you take up and what you will do about it. Merit may lie in business, science, technology, culture, health or education (Dhanasar at 889).',
  },
  {
    name: 'exp_subs_merit_impact',
    label: 'What it changes',
    group: 'Substantial merit',
    prong: 1,
    asks: 'What is better once it is done. An economic effect helps and is not required (Dhanasar at 889).',
  },
  {
    name: 'exp_subs_merit_evidence',
    label: 'What shows it',
    group: 'Substantial merit',
    prong: 1,
    asks: 'Results that a reader can check. Each element has to be more likely true than not, and what has no proof counts little (Dhanasar at 889).',
  },
  {
    name: 'exp_nation_impt_scope',
    label: 'How far it reaches',
    group: 'National importance',
    prong: 1,
    asks: 'Its possible effect within a field or beyond it. A map is no measure: one region may be enough, one employer is not (Dhanasar at 889–90; Policy Manual F.5(D)).',
  },
  {
    name: 'exp_nation_impt_urgency',
    label: 'Why now',
    group: 'National importance',
    prong: 1,
    asks: 'What is lost by waiting. Prong 3, which weighs whether to waive the job offer, may look at urgency too (Dhanasar at 891).',
  },
  {
    name: 'exp_nation_impt_beneficiaries',
    label: 'Who benefits',
    group: 'National importance',
    prong: 1,
    asks: 'Who gains beyond you and those you work for. Good teaching alone did not suffice where it reached only one’s own students (Dhanasar at 893).',
  },
  {
    name: 'exp_nation_impt_impact',
    label: 'Impact on the nation',
    group: 'National importance',
    prong: 1,
    asks: 'What it could come to, in figures where you can: jobs, costs, lives, output. Significant effects in a region that does poorly weigh as well (Dhanasar at 890).',
  },
  {
    name: 'exp_applicant_qualifications',
    label: 'Your qualifications',
    group: 'You',
    prong: 2,
    asks: 'Your education, skills and knowledge for this endeavor (Dhanasar at 890).',
  },
  {
    name: 'exp_related_experience',
    label: 'Related experience',
    group: 'You',
    prong: 2,
    asks: 'Your record in similar work, what you did yourself in it, and how far you have come (Dhanasar at 890).',
  },
]
