import { arguing, frames } from '../proof/frames.ts'

/**
 * What a letter says of its own: who writes, how the writer knows the applicant, which works there are, and what is recommended.
 * Several of each, and short, so that letters about one applicant share no run of words.
 */
export const PURPOSE = frames(
  'As {post} at {organization}, I recommend {full}.',
  'Writing as {post} at {organization}, I recommend {full}.',
  'As {post} at {organization} I support the petition of {full}.',
)
export const PURPOSE_PLAIN = frames('I write in support of {full}.')

export const RELATION = frames(
  'I write as {her} {relation}.',
  'My view is that of {her} {relation}.',
  'I speak as {her} {relation}.',
)
export const KNOWN = frames(
  'I have known {name} for {years}.',
  '{Name} and I have known each other for {years}.',
  'For {years} I have known {name}.',
)
/** Of a writer of whom no tie is on record: whether it is the person or the work that is known, the writer may say. */
export const WORK_KNOWN = frames('I have known of {name} for {years}.', 'For {years} I have known of {name}.')
export const CONTACT = frames('We are in touch {often}.', 'I am in touch with {them} {often}.')

/** That the applicant works, or worked, in the writer’s own house. */
export const EMPLOYER_NOW = frames('{Name} works at {employer}.', '{Employer} employs {name}.')
export const EMPLOYER_SINCE = frames('{Name} has worked at {employer} {span}.')
export const EMPLOYER_THEN = frames('{Name} worked at {employer} {span}.')

/** The answers on ties, each a yes or a no. */
export const NO_TIES = frames(
  'I have {same_employer} worked for the same employer as {name}, {was_supervisor} supervised or taught {them} and {co_author} published with {them}.',
  '{Name} and I have {same_employer} shared an employer and {co_author} been co-authors, and I have {was_supervisor} supervised or taught {them}.',
  'I have {was_supervisor} supervised, taught or mentored {name}, {co_author} written a publication with {them} and {same_employer} been at one employer with {them}.',
  'Between {name} and me there has {co_author} been a joint publication, {same_employer} a common employer and {was_supervisor} supervision or teaching.',
)
export const TIE = {
  same_employer: {
    yes: frames('{Name} and I {have} worked for the same employer.'),
    no: frames('{Name} and I have {never} worked for the same employer.'),
  },
  was_supervisor: {
    yes: frames('I {have} supervised, taught or mentored {name}.'),
    no: frames('I have {never} supervised, taught or mentored {name}.'),
  },
  co_author: {
    yes: frames('{Name} and I {have} published together.'),
    no: frames('{Name} and I have {never} published together.'),
  },
} as const
/** After three times no. */
export const INDEPENDENT = arguing(
  'I therefore write independently of {name}.',
  'My view is therefore an independent one.',
  'So this is the view of an independent reader.',
)

/** A work of the writer’s own house. */
export const WORK = frames(
  'At {org}, {name} worked on {project} {span}.',
  '{Name} worked {span} on {project} at {org}.',
  '{Span}, {name} worked on {project} at {org}.',
)
export const WORK_GOING_ON = frames(
  'At {org}, {name} has worked on {project} {span}.',
  '{Name} has worked {span} on {project} at {org}.',
  '{Span}, {name} has worked on {project} at {org}.',
)
/** The same where the record does not show that the applicant was there at the time. */
export const WORK_DATED = frames('{Name} worked on {project} {span}.', '{Span}, {name} worked on {project}.')
/** The same where another letter says when it was, or of a work of another house. */
export const WORK_NAMED = frames('At {org}, {name} worked on {project}.', '{Name} worked on {project} at {org}.')
export const WORK_UNPLACED = frames('{Name} worked on {project}.')
export const PUBLISHED = frames(
  'A publication on the work appeared in {journal} in {published}.',
  'A publication on it appeared in {journal} in {published}.',
)

export const ENDEAVOR = frames(
  '{Name} proposes the endeavor {title}.',
  'The endeavor that {name} proposes is {title}.',
  'The petition is for the endeavor {title}.',
)

/** More than most petitions have letters, since a recommendation is long enough for two to share its words. */
export const CLOSING = arguing(
  'I recommend {name} for this endeavor and ask you to approve {her} petition.',
  '{Name} has my full recommendation, and I support the approval of {her} petition.',
  'For these reasons I recommend that the petition of {name} be approved.',
  'I therefore recommend {name} to you and stand behind {her} petition.',
  'With this letter I recommend both {name} and the work that {she} propose{s}.',
  'It is my recommendation that {name} be granted what the petition asks.',
  'In closing, I recommend {them} and hope for a favorable decision on the petition of {name}.',
  'My recommendation of {name} is a full one, and {her} petition deserves approval in my view.',
  'I am glad to recommend {name} and would welcome a decision in {her} favor.',
  'On what is said here I recommend {name}; please grant the petition.',
)
export const SALUTATIONS = ['Dear Officer:', 'To the reviewing officer:', 'To whom it may concern:'] as const
export const FAREWELLS = ['Sincerely,', 'Respectfully,', 'Yours sincerely,'] as const
