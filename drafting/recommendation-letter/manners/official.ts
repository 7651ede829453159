import type { Manner } from './manner.ts'

/** Puts facts on record, soberly, with the public in view. */
export const official: Manner = {
  order: ['need', 'aim', 'method', 'obstacles', 'result', 'standing'],
  breath: 30,
  purpose: [
    'I hold office at {organization} as {post}, and support {full}.',
    'As {post} at {organization}, I support {full}.',
    'I serve as {post} at {organization} and speak for {full}.',
    'This statement is for {full}; I am {title} at {organization}.',
  ],
  known: [
    'I have known of the work for {years}.',
    'My knowledge of the work goes back {years}.',
    'I have been aware of it for {years}.',
    'I first heard of it {years} ago.',
  ],
  lead: [
    'I refer to {project}, of {org}, with {name} as {role}.',
    'The matter is {project}, at {org} {span}, with {name} as {role}.',
    'My statement concerns {project}, at {org} with {name} as {role}.',
    'I can speak to {project}, of {org}, with {name} as {role}.',
  ],
  future: [
    '{Her} next undertaking is {title}.',
    'I know the endeavor that {name} proposes: {title}.',
    'The endeavor for which {name} petitions is {title}.',
    'It is proposed to continue with {title}.',
  ],
  trust: [
    'The plan is proposed following {works}.',
    'The plan succeeds {works}.',
    'The record shows {works}.',
    'The plan was preceded by {works}.',
  ],
  closing: [
    'I recommend {name}, and can confirm this statement.',
    'I recommend that the petition be approved.',
    'Please give this statement due weight.',
    'The petition has my support.',
  ],
}
