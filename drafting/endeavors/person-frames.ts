/** Frames for the parts that speak of the person; the ten endeavors of a run take them in turn. */
export const DEGREES = [
  'I hold {degrees}.',
  'My training comprises {degrees}.',
  'I was trained for this work through {degrees}.',
  'My formal education for it consists of {degrees}.',
  'What I bring by way of study is {degrees}.',
  'By training I have {degrees}.',
  'In my studies I completed {degrees}.',
]
/** What was studied that bears on the undertaking. */
export const COURSES = [
  'My courses there included {courses}.',
  'I took {courses} there.',
  'Of my courses, {courses} bear on it most.',
  'There I studied {courses}, among other subjects.',
]
export const FIELD = [
  'My field of endeavor is {field}.',
  'My work belongs to {field}.',
  'I have made {field} my field.',
]
export const POST = [
  'I work as {aJobTitle} at {employer}.',
  'Since {since} I have been {aJobTitle} at {employer}.',
  'I joined {employer} in {since} and work there as {aJobTitle}.',
  '{Employer} has employed me as {aJobTitle} since {since}.',
  'My present post is with {employer}, as {aJobTitle}.',
  'At {employer} I am {aJobTitle}.',
  'I came to {employer} in {since}; my post is that of {aJobTitle}.',
]
export const PAST_POST = [
  'I worked as {aJobTitle} at {employer} {span}.',
  '{Span} I was {aJobTitle} at {employer}.',
  'At {employer} I served {span} as {aJobTitle}.',
  '{Employer} employed me {span} as {aJobTitle}.',
]
export const CREDENTIAL = [
  'I also hold {credential} from {issuer}.',
  'In addition I hold {credential}, issued by {issuer}.',
  '{Issuer} has issued {credential} to me.',
  'A further ground is {credential}, from {issuer}.',
  'From {issuer} I have {credential}.',
]
export const ROLE = [
  'I worked on {project} at {org} {span}, as {role}.',
  'In {project}, carried out at {org} {span}, I served as {role}.',
  'I served as {role} in {project}, at {org}.',
  '{Span} I took part in {project} at {org} as {role}.',
  'My part in {project} at {org} was that of {role}.',
  'In {project} I had the part of {role}, at {org} {span}.',
  'For {org} I worked on {project} {span}, as {role}.',
]
export const NEXT_ROLE = [
  'I also served as {role} in {project} at {org} {span}.',
  'In {project}, at {org} {span}, my role was that of {role}.',
  'To this I add {project}, at {org} {span}, as {role}.',
]
export const AWARD = [
  'I received {item} from {issuer} in {received}.',
  '{Issuer} gave me {item} in {received}.',
  'In {received} I received {item} from {issuer}.',
]
/** What earlier drafts said of an award; for what it was given, its own paper says. */
export const AWARD_OF_KIND = ['For work of this kind I received {item} from {issuer} in {received}.']
export const EVIDENCE = [
  'The record includes {item} from {issuer}, dated {received}.',
  'There is also {item}, which {issuer} issued in {received}.',
]
export const PUBLISHED = [
  'The results of {ref} were published in {journal} in {published} and have been cited {citations} times.',
  'In {published} {journal} published the results of {ref}, which have been cited {citations} times.',
]
export const PLAN_LINK = [
  'This belongs to my plan {plan}.',
  'It is part of my plan {plan}.',
  'It can be carried out within my plan {plan}, over {eta}.',
  'My plan {plan}, with a horizon of {eta}, has room for it.',
]
/** When a plan is to be carried out; no reason why it is urgent, but the measure of it. */
export const PLAN_TIME = [
  'The plan {plan} is laid out for {eta}.',
  'For the plan {plan} I have laid out {eta}.',
  'The horizon of the plan {plan} is {eta}.',
]
