import { frames } from '../proof/frames.ts'

/** What an endeavor states of the record. A document that tells the record itself has no use for these. */
export const HOLDS = frames('{Name} holds {degrees}.')
export const POST = frames('{Name} has worked at {employer} since {since}; the post is “{jobTitle}.”')
export const PAST_POST = frames('{Name} worked at {employer} {span} (post: “{jobTitle}”).')
export const COURSES = frames('The studies of {name} covered {courses}.')
export const ROLE = frames(
  'In {project}, at {org} {span}, the role of {name} was “{role}.”',
  'The role of {name} in {project} was “{role}.”',
)
export const PUBLISHED = frames(
  'The work was published in {journal} in {published} and has been cited {citations} times.',
  'The work was published in {journal} in {published}.',
)
export const PAPER = frames('The record of {name} holds {item} ({particulars}).')
export const PLAN = frames('The plan {plan} lies in the area “{focus}.”', 'The plan is called {plan}.')
export const HORIZON = frames('The plan {plan} is laid out for {eta}.')
