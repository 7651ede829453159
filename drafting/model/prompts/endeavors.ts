import type { EndeavorPart } from '#domain/endeavor.ts'
import type { KindPrompt } from './kind-prompt.ts'

export const endeavorsPrompt: KindPrompt = {
  version: 'endeavors-4',
  task: [
    'You propose endeavors for a national interest waiver: undertakings that this applicant could carry out in the United States, for the applicant to choose from.',
    'An endeavor is an undertaking with a problem, a method, an output, people who benefit and steps. It is not an occupation, a field or a career, and it would not fit a colleague with the same job title.',
    'Each grows out of the applicant’s own plans, projects, methods and results, and goes one sensible step on from them. What lies ahead is told as proposed, never as done.',
    'The text is the applicant’s own, in the first person.',
  ],
}

/** How endeavors are planned, before the first of them is written. */
export const PLANNING: readonly string[] = [
  'Each is materially different from the others: another problem, method, output or group of people who benefit, not the same plan in other words.',
  'The applicant’s own plan comes first. A title names the undertaking in 6 to 16 words, written like a sentence: capital letters for its first word and for names only. The other fields take a phrase or two each.',
  'In `sources` stand the facts that the endeavor goes on from, at least one.',
]

/** What each part of an endeavor has to say; no two say the same. */
export const PART_PURPOSES: Record<EndeavorPart, string> = {
  exp_applicant_qualifications: 'what I studied, hold and can do that this undertaking needs',
  exp_related_experience: 'the work of mine that it goes on from, with my role and the results',
  exp_subs_merit_intric_val:
    'the problem, what exactly I propose to do about it, by which method, with which output and steps',
  exp_subs_merit_impact: 'what becomes better, and how one would see it',
  exp_subs_merit_evidence: 'what shows that it can work: results, publications, uses, awards, with their figures',
  exp_nation_impt_scope: 'how it reaches beyond one employer or place: by which way and to whom',
  exp_nation_impt_urgency: 'why it should begin now',
  exp_nation_impt_beneficiaries: 'who benefits, each group with what it gains',
  exp_nation_impt_impact: 'what follows for the United States if it succeeds, stated as prospect',
}

/** What the applicant is asked for where a part has nothing to say, and the page on which it is entered. */
export const PART_ASKS: Record<EndeavorPart, readonly [ask: string, section: string]> = {
  exp_applicant_qualifications: ['degrees, posts and credentials', 'academichistory'],
  exp_related_experience: ['a project in which the applicant has done related work', 'professionalprojects'],
  exp_subs_merit_intric_val: ['the problem, the method and the result', 'futureplan'],
  exp_subs_merit_impact: ['what changes, and for whom', 'futureplan'],
  exp_subs_merit_evidence: ['results with figures, or a paper that confirms them', 'evidence'],
  exp_nation_impt_scope: ['how the results will reach users beyond the first ones', 'futureplan'],
  exp_nation_impt_urgency: ['why the work should begin now, with the date or event that makes it so', 'futureplan'],
  exp_nation_impt_beneficiaries: ['who will use the results, and how many they are', 'futureplan'],
  exp_nation_impt_impact: ['the measurable outcome and its date', 'futureplan'],
}
