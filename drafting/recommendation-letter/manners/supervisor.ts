import type { Manner } from './manner.ts'

/** Speaks of tasks and what came of them, plainly. */
export const supervisor: Manner = {
  order: ['need', 'aim', 'obstacles', 'method', 'result', 'standing'],
  breath: 28,
  purpose: [
    'As {post} at {organization}, I write in support of {full}.',
    'I am {title} at {organization} and recommend {full}.',
    'I serve {organization} as {post}, and I recommend {full}.',
    'At {organization}, where I am {title}, I write for {full}.',
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
  future: [
    '{Name} now intends to go further, with {title}.',
    '{Her} next step is {title}.',
    'What {name} wants to do next is {title}.',
    '{Name} means to take up {title}.',
  ],
  trust: [
    'The plan has behind it {works}.',
    'To the plan {name} brings along {works}.',
    'The plan extends {works}.',
    'For this {name} can use {works}.',
  ],
  closing: [
    '{Her} petition has my support.',
    '{Name} has my recommendation.',
    'I stand behind this letter, and behind {name}.',
    'I recommend {name}. Call me if more is needed.',
  ],
}
