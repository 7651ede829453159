import { arguing, frames } from '../proof/frames.ts'

/**
 * What a letter says of its own: who writes, how the writer knows the applicant, and what leads over to the applicant’s facts.
 * Two or three of each, so that letters about one applicant do not all begin alike; short, so that they share no run of words.
 */
export const PURPOSE = frames(
  'I am {title} at {organization} and support the petition of {full}.',
  'I write about {full} as {post} at {organization}.',
  'As {post} at {organization} I support the petition of {full}.',
)
export const PURPOSE_PLAIN = frames('I write in support of {full}.')

/** Who the applicant is; a long title is told once, with the post itself. */
export const POST_NOW = frames('{Name} works at {employer} as {jobTitle}.', '{Employer} employs {name} as {jobTitle}.')
export const EMPLOYER_NOW = frames('{Name} works at {employer}.', '{Employer} employs {name}.')

export const RELATION = frames(
  'I write as {her} {relation}.',
  'My view is that of {her} {relation}.',
  'I speak as {her} {relation}.',
)
export const KNOWN = frames(
  'I have known {name} for {years} years.',
  '{Name} and I have known each other for {years} years.',
  'For {years} years I have known {name}.',
)
export const KNOWN_A_YEAR = frames('I have known {name} for {years} year.')
/** Of one who knows the work, and not the person. */
export const WORK_KNOWN = frames(
  'I have known the work of {name} for {years} years.',
  'For {years} years I have known {her} work.',
  '{Her} work I have known {years} years.',
)
export const WORK_KNOWN_A_YEAR = frames('I have known the work of {name} for {years} year.')
export const CONTACT = frames('Our contact is {frequency}.', 'We are in {frequency} contact.')
/** The applicant’s words on the tie, which only the writer could turn into the first person. */
export const CONNECTION = frames(
  '{Name} describes our connection as “{relationship}.”',
  'Our connection is described by {name} as “{relationship}.”',
  'Of our connection {name} writes: “{relationship}.”',
)

/** The answers on ties, each a yes or a no. */
export const ANSWERS = frames(
  'On a shared employer the answer is {same_employer}, on being supervisor to {name} {was_supervisor}, and on joint publications {co_author}.',
  'Joint publications: {co_author}; supervisor of {name}: {was_supervisor}; a shared employer: {same_employer}.',
  'As to being supervisor to {name} I answer {was_supervisor}, as to publications together {co_author}, as to one employer {same_employer}.',
  'Asked about one employer for us both, I answer {same_employer}; about being supervisor to {name}, {was_supervisor}; about a publication together, {co_author}.',
)
export const ANSWER = {
  same_employer: frames('On a shared employer the answer is {answer}.', 'As to one employer, I answer {answer}.'),
  was_supervisor: frames(
    'On being supervisor to {name} the answer is {answer}.',
    'As to being supervisor to {name}, I answer {answer}.',
  ),
  co_author: frames('On joint publications the answer is {answer}.', 'As to joint publications, I answer {answer}.'),
} as const
/** After three times no. */
export const INDEPENDENT = arguing(
  'I therefore write independently of {name}.',
  'My view is therefore an independent one.',
  'So this is the view of an independent reader.',
)

/** A work of the writer’s own house; whether the writer took part only the writer can say. */
export const WORK = frames(
  'I speak of {project}, at {org} {span} ({her} role: “{role}”).',
  'At {org}, {name} worked {span} on {project} ({her} role: “{role}”).',
)
export const WORK_PLAIN = frames('I speak of {project}, at {org} {span}.', 'I speak of {project}.')
/** A work that the writer does not know from the inside. */
export const WORK_FROM_RECORD = frames(
  'In the record of {name} stands {project}, at {org}.',
  '{Her} record includes {project}, at {org}.',
  'Part of {her} record is {project}, at {org}.',
)
export const WORK_FROM_RECORD_PLAIN = frames('{Her} record includes {project}.')
export const PUBLISHED = frames(
  'This work was published in {journal} in {published}.',
  'The work came out in {journal} in {published}.',
)
export const CITED = frames(
  'The publication has {citations} citations.',
  'Its publication has been cited {citations} times.',
)
/** Works of which the letter tells no more than the title. */
export const ALSO = frames('{Her} work there also includes {project}.', 'Another work of {name} there is {project}.')
export const ALSO_FROM_RECORD = frames('{Her} record lists {project} as well.', '{Her} record also names {project}.')

export const POST = frames(
  '{Name} has worked at {org} {span}; the post is “{jobTitle}.”',
  'At {org} {name} has worked {span} (post: “{jobTitle}”).',
)
export const POST_HELD = frames(
  '{Name} worked at {org} {span} (post: “{jobTitle}”).',
  'At {org} {name} worked {span}; the post is called “{jobTitle}.”',
)
/** A post in a house that the writer does not know from the inside. */
export const POST_FROM_RECORD = frames(
  '{Her} record includes a post at {org} {span}.',
  'A post at {org}, {span}, is part of {her} record.',
)
/** Houses and schools of the record of which the letter tells no more. */
export const WORKED_AT = frames('{Her} record shows work at {list}.', 'There is also {her} work at {list}.')
export const STUDIED_AT = frames('{Her} studies were at {list}.', '{Name} studied at {list}.')

export const STUDIES = frames(
  '{Her} field of study at {school} {span} was {major}.',
  'At {school} {her} field of study {span} was {major}.',
)
/** Of a degree whose diploma tells the day. */
export const CONFERRED = frames('The degree ({degree}) was conferred in {conferred}.')
export const PAPER = frames(
  '{Her} record includes {item} ({particulars}).',
  'Part of {her} record is {item} ({particulars}).',
)
export const PAPERS = frames('{Her} record further includes {list}.')

export const ENDEAVOR = frames(
  '{Name} proposes the endeavor {title}.',
  'The endeavor that {name} proposes is {title}.',
  'The petition is for the endeavor {title}.',
)
/** Who proposes it, by a work of the record. */
export const PROPOSED_BY = frames('{Name}, who proposes it, worked on {project}.', 'Among {her} works is {project}.')
/** Each plan by its title, before its facts. */
export const PLANS = frames(
  'Of the plan {plan} {her} record says this.',
  'The plan {plan} stands in {her} record.',
  '{Plan} is a plan of {her} record.',
)

export const CLOSING = arguing(
  'I recommend {name}.',
  'I support the petition of {name}.',
  '{Name} has my support.',
  'I stand behind this recommendation.',
)
export const SALUTATIONS = ['Dear Officer:', 'To the reviewing officer:', 'To whom it may concern:'] as const
export const FAREWELLS = ['Sincerely,', 'Respectfully,', 'Yours sincerely,'] as const
