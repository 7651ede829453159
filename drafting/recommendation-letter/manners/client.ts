import type { Manner } from './manner.ts'

/** Speaks from use: what there was before, what was made, and what there is now. */
export const client: Manner = {
  order: ['need', 'aim', 'method', 'result', 'standing'],
  breath: 26,
  purpose: [
    'As {post} of {organization} I write about {full}.',
    'I represent {organization} as {post}, and write for {full}.',
    'I write from {organization}, where I am {title}, for {full}.',
    'At {organization} I am {title}; this letter is for {full}.',
    'For {organization}, as its {post}, I support {full}.',
  ],
  known: [
    'I have known of {name’s} work for {years}.',
    'I came to know the work {years} ago.',
    'We have known of it for {years}.',
    'For {years} I have known the work.',
    'I learned of {her} work {years} ago.',
  ],
  lead: [
    'What concerns us is {project}, from {org}, with {name} as {role}.',
    'I speak of {project}, at {org} with {name} as {role}.',
    'Our interest is in {project}, from {org}, with {name} as {role}.',
    'My subject is {project}, from {org}, with {name} as {role}.',
    'I know {project}, from {org}, with {name} as {role}.',
  ],
  future: [
    '{She} mean{s} to carry on with {title}.',
    'The next endeavor of {name} is called {title}.',
    'I understand that {name} now proposes {title}.',
    'What is to follow is {title}.',
    '{Name} is preparing {title}.',
  ],
  trust: [
    'The plan builds on {works}.',
    'The plan starts with {works}.',
    'The basis for the plan is {works}.',
    'The plan makes use of {works}.',
  ],
  closing: [
    'I ask that the petition be approved.',
    '{Name} has my support. This letter may be relied on.',
    'I recommend {name}. I will confirm any of this.',
    'I recommend {name}, and will answer questions.',
    'I support {name} in this petition.',
  ],
}
