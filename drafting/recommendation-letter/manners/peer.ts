import type { Manner } from './manner.ts'

/** Knows the work and not the person: weighs what was made public against the state of the field. */
export const peer: Manner = {
  order: ['need', 'aim', 'method', 'obstacles', 'result', 'meaning'],
  breath: 32,
  weighsAims: false,
  purpose: [
    'I am {title} at {organization} and write about {full}.',
    'From {organization}, where I am {title}, I write on {full}.',
    'My view of {full} is that of {post} at {organization}.',
    '{Full} asked me, {post} at {organization}, for an opinion.',
    'I am with {organization}, as {post}, and support {full}.',
  ],
  known: [
    'I have followed the work of {name} for {years}.',
    'I have known the name of {name} for {years}.',
    'The work came to my attention {years} ago.',
    'I have heard of {name} for {years}.',
    'Over {years} I have come across {her} work.',
  ],
  lead: [
    'I know best {project}, from {org}, with {name} as {role}.',
    'My opinion rests on {project}, from {org}, with {name} as {role}.',
    'I single out {project}, at {org} {span} with {name} as {role}.',
    'Let me turn to {project}, at {org}, with {name} as {role}.',
    'The work is {project}, of {org}, with {name} as {role}.',
  ],
  meaning: [
    'What I would take from it is {product}.',
    'It adds {product} to what was known.',
    'I find {product} well conceived.',
    'My own interest is in {product}.',
    'Read from outside, {product} convinces.',
  ],
  ability: [
    'What speaks from {works} is restraint.',
    'Behind {works} I see a patient author.',
    'I think well of the author of {works}.',
    'I would trust the author of {works}.',
    'I have respect for {works}.',
  ],
  future: [
    'The step that {name} is preparing is {title}.',
    'As I understand it, {she} now propose{s} {title}.',
    '{Name} wishes to go on from there to {title}.',
    'The endeavor before you is {title}.',
    'The endeavor now proposed is {title}.',
  ],
  trust: [
    'I find the ground for it in {works}.',
    'The plan follows from {works}.',
    'For this {name} can draw on {works}.',
    'Considering {works}, I take the plan seriously.',
    'I see in {works} a good beginning.',
  ],
  closing: [
    'On the merits I recommend {name}.',
    'I support the petition of {name}.',
    'I give this recommendation freely.',
    'My opinion of {name} is favorable.',
    'I would welcome a favorable decision.',
  ],
}
