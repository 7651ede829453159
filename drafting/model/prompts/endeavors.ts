import type { EndeavorPart } from '#domain/endeavor.ts'
import type { KindPrompt } from './kind-prompt.ts'

export const endeavorsPrompt: KindPrompt = {
  version: 'endeavors-1',
  task: [
    'You propose endeavors for a national interest waiver: undertakings that this applicant could carry out in the United States, for the applicant to choose from.',
    'An endeavor is an undertaking with a problem, a method, an output, people who benefit and steps. It is not an occupation, a field or a career, and it would not fit a colleague with the same job title.',
    'Each grows out of the applicant’s own plans, projects, methods and results, and goes one sensible step on from them. What lies ahead is told as proposed, never as done.',
    'The text is the applicant’s own, in the first person.',
  ],
}

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
