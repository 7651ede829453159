/** Frames for the parts that speak of the person; the ten endeavors of a run take them in turn. */
export const DEGREES = [
  'I hold {degrees}.',
  'My training comprises {degrees}.',
  'I was trained for this work through {degrees}.',
  'My formal education for it consists of {degrees}.',
]
export const POST = [
  'I work as {aJobTitle} at {employer}.',
  'Since {since} I have been {aJobTitle} at {employer}.',
  'I joined {employer} in {since} and work there as {aJobTitle}.',
  '{Employer} has employed me as {aJobTitle} since {since}.',
]
export const PAST_POST = ['I worked as {aJobTitle} at {employer} {span}.', '{Span} I was {aJobTitle} at {employer}.']
export const CREDENTIAL = [
  'I also hold {credential} from {issuer}.',
  'In addition I hold {credential}, issued by {issuer}.',
]
export const ROLE = [
  'I worked on {project} at {org} {span}, as {role}.',
  'In {project}, carried out at {org} {span}, I served as {role}.',
  'I served as {role} in {project}, at {org}.',
  '{Span} I took part in {project} at {org} as {role}.',
]
export const NEXT_ROLE = [
  'I also served as {role} in {project} at {org} {span}.',
  'In {project}, at {org} {span}, my role was that of {role}.',
]
export const AWARD = [
  'For work of this kind I received {item} from {issuer} in {received}.',
  '{Issuer} gave me {item} in {received}.',
  'In {received} I received {item} from {issuer}.',
]
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
