import type { Manner } from './manner.ts'

/** Speaks of tasks and what came of them, plainly. */
export const supervisor: Manner = {
  order: ['need', 'aim', 'obstacles', 'method', 'result', 'meaning'],
  breath: 28,
  weighsAims: true,
  purpose: [
    'As {post} at {organization}, I write in support of {full}.',
    'I am {title} at {organization} and recommend {full}.',
    'I serve {organization} as {post}, and I vouch for {full}.',
    'At {organization}, where I am {title}, I answer for {full}.',
  ],
  known: [
    'I have known {name} for {years}, as {as}, with contact {frequency}.',
    'I know {name} as {as}, for {years} now; we talk {frequency}.',
    'I speak as {as}. I have known {name} for {years}; we talk {frequency}.',
    'As {as} I have dealt with {name} for {years}, {frequency}.',
  ],
  lead: [
    'I begin with {project}, which ran {span} with {name} as {role}.',
    'I would point to {project}, with {name} as {role} {span}.',
    'My example is {project}, on which {name} worked {span} as {role}.',
    'First comes {project}, with {name} as {role} {span}.',
  ],
  meaning: [
    'The part I value most is {product}.',
    'For me {product} is the heart of it.',
    'I count {product} as {her} achievement.',
    'What I noticed above all is {product}.',
  ],
  ability: [
    'For {works} I would choose {name} again.',
    'What remains of {works} speaks for {name}.',
    'To judge {name}, look at {works}.',
    'I judge {name} by {works}, and gladly.',
  ],
  future: [
    '{Name} now intends to go further, with {title}.',
    '{Her} next step is {title}.',
    'What {name} wants to do next is {title}.',
    '{Name} means to take up {title}.',
  ],
  trust: [
    'The endeavor continues {works}, and I trust {name}.',
    'From {works} I expect the same persistence.',
    'I would trust {name} with it after {works}.',
    'My reason for confidence is {works}.',
  ],
  closing: [
    '{Her} petition has my support.',
    '{Name} has my recommendation without reservation.',
    'I stand behind this letter, and behind {name}.',
    'I recommend {name}. Call me if more is needed.',
  ],
}
