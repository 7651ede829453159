import type { Manner } from './manner.ts'

/** Puts facts on record, soberly, with the public in view. */
export const official: Manner = {
  order: ['need', 'aim', 'method', 'obstacles', 'result', 'meaning'],
  breath: 30,
  weighsAims: false,
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
  meaning: [
    'For the public, {product} is what counts.',
    'I attach weight to {product}.',
    '{Product} is what a public body can use.',
    'In my office I would point to {product}.',
  ],
  ability: [
    'To judge by {works}, {name} works with care.',
    'I found {works} orderly, and made for use.',
    'On {works} my opinion is favorable.',
    'I see a sense of duty in {works}.',
  ],
  future: [
    '{Her} next undertaking is {title}.',
    'I know the endeavor that {name} proposes: {title}.',
    'The endeavor for which {name} petitions is {title}.',
    'It is proposed to continue with {title}.',
  ],
  trust: [
    'My trust rests on {works}.',
    'With {works} in view I find it realistic.',
    'Given {works}, the plan is realistic.',
    'In view of {works} I expect results.',
  ],
  closing: [
    'I recommend {name}, and can confirm this statement.',
    'I make this recommendation in good conscience.',
    'Please give this statement due weight.',
    'The petition has my support.',
  ],
}
