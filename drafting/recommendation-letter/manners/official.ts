import type { Manner } from './manner.ts'

/** Puts facts on record, soberly, with the public in view. */
export const official: Manner = {
  order: ['need', 'aim', 'result', 'method', 'obstacles', 'meaning'],
  breath: 30,
  weighsAims: false,
  purpose: [
    'The purpose of this letter is to put on record what I know of the work of {full}.',
    'I submit this statement in support of {full}.',
    'At the request of {full} I state below what I know of {her} work.',
    'I write for the record, and in favor of the petition of {full}.',
  ],
  standing: [
    'I hold the office of {post} at {organization}.',
    'I serve as {post} at {organization}.',
    'I write in my capacity as {post} at {organization}.',
    'My responsibility at {organization} is that of {post}.',
  ],
  known: [
    'The work of {name} has been known to me for {years}.',
    'I have been aware of the work of {name} for {years}.',
    'For {years} I have known of the work of {name} in the course of my duties.',
    'My knowledge of the work goes back {years}.',
  ],
  lead: [
    'The matter of which I can speak is {project}, carried out at {org} {span}, with {name} as {role}.',
    'I refer to {project}, of {org}, in which {name} served as {role}.',
    'What I can speak to is {project}, for which {name} worked at {org} {span} as {role}.',
    'My statement concerns {project}, done at {org}, for which {name} worked as {role}.',
  ],
  need: [
    'I state the circumstances first.',
    'The public side of the problem is this.',
    'There was a need, and it can be described.',
    'The problem should be on record before the work is.',
  ],
  result: [
    'The following is on record.',
    'I note the results.',
    'These are the facts as I have them.',
    'The result, in figures, is this.',
  ],
  meaning: [
    'In my office one is careful with praise; but a measure that can be paid for, and that does what it is meant to do, is worth saying so.',
    'I attach weight to this because those who answer to the public have to justify what they spend.',
    'It is seldom that a public task and a technical answer fit so closely.',
    'From the point of view of the public this is what counts.',
  ],
  ability: [
    'What I have seen of the work of {name} is orderly, restrained in its claims, and made for use.',
    'I form my opinion of a person from how the work stands when it is needed. That opinion is favorable.',
    'I consider {name} a careful person, who states what a solution can do and what it cannot.',
    'The work of {name} gives the impression of somebody with a sense of duty toward those who depend on it.',
  ],
  future: [
    '{Her} next undertaking is {title}.',
    'The endeavor that {name} proposes is known to me: {title}.',
    'The endeavor for which {name} petitions is {title}.',
    'It is proposed to continue with {title}.',
  ],
  stake: [
    'I consider this to be of public benefit, for the following reasons.',
    'The matter concerns more than one place.',
    'The public would have a share in the benefit.',
    'It is of concern to more than one community.',
  ],
  trust: [
    'My trust rests on {works}.',
    'With {works} in view I consider {name} well able to carry it out.',
    'Given {works}, I regard the undertaking as a realistic one.',
    'In view of {works} I expect that it will be carried through.',
  ],
  closing: [
    'For these reasons I recommend {name}, and I am available to confirm this statement.',
    'I make this recommendation in good conscience.',
    'I respectfully ask that this statement be given due weight.',
    'The petition has my support.',
  ],
}
