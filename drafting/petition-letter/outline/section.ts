import type { FactNeed, OutlineSection } from '../../outline.ts'
import type { Matter } from '../matter.ts'

/** A section of the letter before it is settled which case it is for: without its number, and perhaps not in every letter. */
export interface PetitionSection extends Omit<OutlineSection, 'heading'> {
  heading: string | ((matter: Matter) => string)
  /** Absent where every letter has it. */
  when?: (matter: Matter) => boolean
}

export const NAME: FactNeed = {
  section: 'application',
  fields: ['pronoun', 'first_name', 'middle_name', 'last_name', 'gender'],
}
/** What a person is and in which field, which an endeavor is narrower than. */
export const OCCUPATION: FactNeed = { section: 'application', fields: ['occupation', 'field_of_endeavor'] }
export const POSTS: FactNeed = {
  section: 'professionalhistory',
  fields: ['job_title', 'organization', 'start_date', 'end_date', 'is_current'],
}
export const RESULTS: readonly FactNeed[] = [
  { section: 'professionalprojects', fields: ['project_name', 'organization', 'role', 'impact'] },
  {
    section: 'academicprojects',
    fields: ['project_name', 'organization', 'role', 'impact', 'published_journal', 'published_date', 'citation_count'],
  },
]
export const HONORS: FactNeed = { section: 'evidence' }
export const PLANS: FactNeed = { section: 'futureplan' }
