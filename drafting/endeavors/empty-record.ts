import { AppError } from '#domain/errors.ts'
import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import type { Phrase } from '../builtin/phrase.ts'
import type { Portrait } from '../builtin/portrait.ts'
import { asTitle } from '../builtin/quoted.ts'
import { titleCase } from '../builtin/title-case.ts'
import { asIdea, completed } from './compose.ts'
import { NOTHING_FURTHER, type DraftedEndeavor } from './drafted-endeavor.ts'
import { openIdeas } from './open-ideas.ts'
import { postOf, qualificationsOf, roleIn } from './person.ts'
import { RunOfTen, Telling } from './telling.ts'

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

/** A project or the post of the record, each idea another. */
function recordBehind(portrait: Portrait, at: number): Phrase[] {
  const { works, jobs } = portrait
  const [work, job] = [works[at % Math.max(works.length, 1)], jobs[at % Math.max(jobs.length, 1)]]
  return work === undefined ? (job === undefined ? [] : postOf(job, portrait)) : roleIn(work, portrait)
}

/** Ideas that need no project, plan or post: each says what it would be, and asks for the rest. */
export function openEndeavors(
  portrait: Portrait,
  existing: readonly { title: string }[],
  most: number,
  run = new RunOfTen(),
): DraftedEndeavor[] {
  const taken = new Set(existing.map(({ title }) => title.toLowerCase()))
  return openIdeas(titleCase(fieldOf(portrait)))
    .filter(({ title }) => !taken.has(title.toLowerCase()))
    .slice(0, most)
    .map(({ title, text, asks }, at) => ({
      title,
      parts: completed(
        {
          exp_applicant_qualifications: qualificationsOf(portrait, title, new Telling(run)),
          exp_related_experience: recordBehind(portrait, at),
          exp_subs_merit_intric_val: [asIdea(text, asks.what)],
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
