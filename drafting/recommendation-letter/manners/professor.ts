import type { Manner } from './manner.ts'

/** Argues from the question to the evidence, in long and measured sentences. */
export const professor: Manner = {
  order: ['need', 'aim', 'obstacles', 'method', 'result', 'standing'],
  breath: 36,
  purpose: [
    'I write as {post} at {organization} about {full}.',
    'As {post} at {organization} I offer my opinion of {full}.',
    'I am {title} at {organization} and write for {full}.',
    'This is my assessment of {full}, as {post} at {organization}.',
  ],
  known: [
    'I have known {name} for {years} as {as}; we speak {frequency}.',
    'I know {name} as {as}. I have known {them} for {years}; we confer {frequency}.',
    'As {as} I have known {name} for {years}, in touch {frequency}.',
    'I am {as}. I have known {name} these {years}; we confer {frequency}.',
  ],
  lead: [
    'I speak first of {project}, with {name} as {role} {span}.',
    'I take {project}, at {org} {span} with {name} as {role}.',
    'Let me discuss {project}, at {org} {span}, with {name} as {role}.',
    'In {project}, at {org}, {name} served {span} as {role}.',
  ],
  future: [
    'The undertaking that {name} now proposes is {title}.',
    'What {she} propose{s} to do next is {title}.',
    'The endeavor for which {name} seeks support is {title}.',
    'From here {name} intends to go on to {title}.',
  ],
  trust: [
    'The endeavor proceeds from {works}.',
    'The preparation was {works}.',
    'The endeavor follows upon {works}.',
    'The endeavor presupposes {works}.',
  ],
  closing: [
    'I recommend {name} on the strength of {works}. I will gladly answer questions.',
    '{Name} has my support. I remain available for questions.',
    'I support this petition. I recommend {name}.',
    'On this record I recommend {name}. Please write if something is unclear.',
  ],
}
