import { frames } from '../proof/frames.ts'

/** What an endeavor states of the record. A document that tells the record itself has no use for these. */
export const HOLDS = frames('{Name} holds {degrees}.')
export const WORK = frames(
  '{Name} worked on {project} at {org} {span}.',
  '{Name} worked on {project} at {org}.',
  '{Name} worked on {project}.',
)
/** Of a project that goes on. */
export const WORK_NOW = frames('{Name} has worked on {project} at {org} since {since}.')
export const PUBLISHED = frames(
  'The work was published in {journal} in {published} and has been cited {citations} times.',
  'The work was published in {journal} in {published}.',
)
export const PAPER = frames('Among the papers of {name} is {papers}.')
export const PAPERS = frames('Among the papers of {name} are {papers}.')
export const PLAN = frames('The plan is called {plan}.')
export const REACH = frames('For its reach, the plan {plan} names {places}.')
export const HORIZON = frames('The plan {plan} is laid out for {eta}.')
