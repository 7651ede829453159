import { frames } from '../proof/frames.ts'

export { ACCOUNT } from '../builtin/account.ts'

/** What an endeavor states of the record. A document that tells the record itself has no use for these. */
export const HOLDS = frames('{Name} holds {degree}.')
export const LICENSED = frames('{Name} holds the license {license} of {issuer}.', '{Name} holds the license {license}.')
export const WORK = frames(
  '{Name} worked on {project} at {org} {span}.',
  '{Name} worked on {project} {span}.',
  '{Name} worked on {project}.',
)
/** Of a project that goes on. */
export const WORK_NOW = frames(
  '{Name} has worked on {project} at {org} since {since}.',
  '{Name} has worked on {project} since {since}.',
  '{Name} has worked on {project}.',
)
export const PUBLISHED = frames(
  'A publication on the work appeared in {journal} in {published} and has been cited {citations} times.',
  'A publication on the work appeared in {journal} in {published}.',
)
/** Some endeavors name their plan by it, and a document that tells the plan itself has no use for that. */
export const PLAN = frames('The plan is called {plan}.')
export const HORIZON = frames('The plan {plan} is laid out for {eta}.')
