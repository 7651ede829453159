import type { Manner } from './manner.ts'

/** Tells how things were done, from beside the applicant; short sentences, the obstacles early. */
export const colleague: Manner = {
  order: ['need', 'obstacles', 'aim', 'method', 'result', 'standing'],
  breath: 24,
  purpose: [
    'I write for {full} as {post} at {organization}.',
    'As {post} with {organization} I write for {full}.',
    'I am {title} at {organization}; this letter concerns {full}.',
    'Being {title} at {organization}, I write about {full}.',
  ],
  known: [
    'For {years} I have known {name} as {as}; we talk {frequency}.',
    'As {as} I have known {name} over {years}; we write {frequency}.',
    'I speak of {name} as {as}. We have known each other for {years}.',
    '{Name} and I talk {frequency}; I am {as}. The acquaintance is of {years}.',
  ],
  lead: [
    'I would name {project}, with {name} as {role}.',
    'Take {project}, on which {name} worked {span} as {role}.',
    'I think of {project}, with {name} as {role} {span}.',
    'There is first {project}, with {name} as {role} {span}.',
  ],
  future: [
    'What {she} plan{s} next is {title}.',
    'What {name} proposes next is {title}.',
    'After this {name} wants to take up {title}.',
    'The next step for {name} is {title}.',
  ],
  trust: [
    'The plan continues {works}.',
    'The plan comes after {works}.',
    'The plan goes back to {works}.',
    '{Name} can look back at {works} for it.',
  ],
  closing: [
    'I stand behind {name}. I remain available for questions.',
    '{Name} has my support in this.',
    'I will gladly tell more about {name}.',
    'I hope that this letter helps {name}.',
  ],
}
