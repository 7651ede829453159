import { AppError } from '#domain/errors.ts'
import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { missing } from '../builtin/phrase.ts'
import type { Portrait } from '../builtin/portrait.ts'
import { asTitle } from '../builtin/quoted.ts'
import { titleCase } from '../builtin/title-case.ts'
import { completed } from './parts.ts'
import { NOTHING_FURTHER, type DraftedEndeavor } from './drafted-endeavor.ts'
import { openIdeas } from './open-ideas.ts'
import { asIdea, ASK_WHICH_RESULTS, ASK_WHICH_WORK } from './questions.ts'
import { qualificationsOf } from './qualifications.ts'

/** The field that the profile names first, in its own words; the empty string where it names none. */
function fieldOf({ applicant, degrees, works, evidence }: Portrait): string {
  const values = [
    applicant.value('field_of_endeavor'),
    degrees[0]?.value('major'),
    works.find((work) => work.value('research_domain') !== '')?.value('research_domain'),
    evidence[0]?.value('domain'),
  ]
  return asTitle(values.find((value) => value !== undefined && value !== '' && value !== 'Other') ?? '')
}

/** Ideas that need no project, plan or post: each says what it would be, and asks for the rest. */
export function openEndeavors(
  portrait: Portrait,
  existing: readonly { title: string }[],
  most: number,
): DraftedEndeavor[] {
  const taken = new Set(existing.map(({ title }) => title.toLowerCase()))
  return openIdeas(titleCase(fieldOf(portrait)))
    .filter(({ title }) => !taken.has(title.toLowerCase()))
    .slice(0, most)
    .map(({ title, text, asks }) => ({
      title,
      parts: completed(
        {
          exp_applicant_qualifications: qualificationsOf(portrait),
          exp_related_experience: [missing(ASK_WHICH_WORK, 'professionalprojects')],
          exp_subs_merit_intric_val: [asIdea(text, asks.what)],
          exp_subs_merit_evidence: [missing(ASK_WHICH_RESULTS, 'evidence')],
        },
        asks,
      ),
    }))
}

/** Ten ideas for a profile without a single project, plan or post; a later run gives others for as long as there are any. */
export function emptyRecord(portrait: Portrait, existing: readonly { title: string }[]): DraftedEndeavor[] {
  const ideas = openEndeavors(portrait, existing, ENDEAVORS_PER_RUN)
  if (ideas.length < ENDEAVORS_PER_RUN) throw new AppError('conflict', NOTHING_FURTHER)
  return ideas
}
