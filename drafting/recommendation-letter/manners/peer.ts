import type { Manner } from './manner.ts'

/** Knows the work and not the person: weighs what was made public against the state of the field. */
export const peer: Manner = {
  order: ['need', 'aim', 'method', 'obstacles', 'result', 'standing'],
  breath: 32,
  purpose: [
    'I am {title} at {organization} and write about {full}.',
    'From {organization}, where I am {title}, I write on {full}.',
    'My view of {full} is that of {post} at {organization}.',
    '{Full} asked me, {post} at {organization}, for an opinion.',
    'I am with {organization}, as {post}, and support {full}.',
  ],
  known: [
    'I have followed the work of {name} for {years}.',
    'I have known {her} work for {years}.',
    'The work came to my attention {years} ago.',
    '{Her} work reached me {years} ago.',
    'Over {years} I have come across {her} work.',
  ],
  lead: [
    'I turn first to {project}, from {org}, with {name} as {role}.',
    'I have in mind {project}, from {org}, with {name} as {role}.',
    'I single out {project}, at {org} {span} with {name} as {role}.',
    'Let me turn to {project}, at {org}, with {name} as {role}.',
    'The work is {project}, of {org}, with {name} as {role}.',
  ],
  future: [
    'The step that {name} is preparing is {title}.',
    'As I understand it, {she} now propose{s} {title}.',
    '{Name} wishes to go on from there to {title}.',
    'The endeavor before you is {title}.',
    'The endeavor now proposed is {title}.',
  ],
  trust: [
    'The plan takes up {works}.',
    'The plan leads beyond {works}.',
    'The plan carries forward {works}.',
    'Before the plan came {works}.',
    'The plan resumes {works}.',
  ],
  closing: [
    'I recommend {name} to you.',
    'I support the petition of {name}.',
    'I give this recommendation freely.',
    'This letter recommends {name}.',
    'I would welcome a favorable decision.',
  ],
}
