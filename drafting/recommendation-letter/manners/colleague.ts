import type { Manner } from './manner.ts'

/** Tells how things were done, from beside the applicant; short sentences, the obstacles early. */
export const colleague: Manner = {
  order: ['need', 'obstacles', 'aim', 'method', 'result', 'meaning'],
  breath: 24,
  weighsAims: false,
  purpose: [
    'It is a pleasure to write on behalf of {full}.',
    'I write from beside {full}, so to speak.',
    '{Full} has asked me for a letter, and I am pleased to give one.',
    'I was asked to write about {full}, and I write gladly.',
  ],
  standing: [
    'I work at {organization}, where I am {title}.',
    'By position I am {title} at {organization}.',
    'As for myself, I am {title} with {organization}.',
    'My workplace is {organization}, and I am {title} there.',
  ],
  known: [
    'We have known each other for {years}; I am {as}, and we talk {frequency}.',
    'I have known {name} for {years}, as {as}. We meet or write {frequency}.',
    'I can speak of {name} as {as}: for {years} we have exchanged views {frequency}.',
    'For {years} now I have known {name}, as {as}, with contact {frequency}.',
  ],
  lead: [
    'The work I would name is {project}, with {name} as {role}.',
    'Take {project}, on which {name} worked {span} as {role}.',
    'I think above all of {project}, with {name} as {role} {span}.',
    'When I think of {name} I think of {project}, in which {she} served as {role}.',
  ],
  need: [
    'What was the matter?',
    'Let me begin where the work began.',
    'Those who do not do this kind of work may not know the problem.',
    'One has to picture the starting point.',
  ],
  result: [
    'And it worked, as the figures tell.',
    'This is what came of it.',
    'One can look at what followed.',
    'The numbers are worth repeating.',
  ],
  meaning: [
    'Much of such work nobody sees, and this is why I mention it.',
    'For us who do this kind of work, that counts.',
    'It sounds simple once it is done. Beforehand it did not.',
    'One could have been content with less.',
    'Small steps of this sort make the larger ones possible.',
    'Work of this kind is not glamorous. It is useful.',
  ],
  ability: [
    'How does {she} work? Quietly, and to the end.',
    'What I like about the way {name} works is that the hard part comes early, and is not put off.',
    'There is one more thing to say: {name} explains what {she} {does}, so that others can go on with it.',
    'In {works} one recognizes how {name} thinks: from the thing that does not work back to the reason.',
  ],
  future: [
    'What {she} plan{s} next is {title}.',
    'What {name} proposes next is {title}.',
    'After this {name} wants to take up {title}.',
    'The next step for {name} is {title}.',
  ],
  stake: [
    'I think the country has a use for it.',
    'Who would notice the difference? Quite a few people.',
    'It would help where help is short.',
    'I would like to see it done here, and here is why.',
  ],
  trust: [
    'After {works} I have no doubt about the rest.',
    'Knowing {works}, I trust {them} with it.',
    '{She} can build on {works}, and that is a good place to begin.',
    'From {works} I gather that {name} is ready for this.',
  ],
  closing: [
    'I am glad to stand behind {name}, and I remain available for questions.',
    '{Name} has my support, warmly given.',
    'Should you wish to hear more about {name}, I will gladly reply.',
    'I hope that this letter helps {name}.',
  ],
}
