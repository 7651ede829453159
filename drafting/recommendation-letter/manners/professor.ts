import type { Manner } from './manner.ts'

/** Argues from the question to the evidence, in long and measured sentences. */
export const professor: Manner = {
  order: ['need', 'aim', 'obstacles', 'method', 'result', 'meaning'],
  breath: 36,
  weighsAims: true,
  purpose: [
    'I write on behalf of {full}, whose work I have had occasion to judge for myself.',
    '{Full} has asked me for an opinion of {her} work, and I give it willingly.',
    'I have been asked for a considered opinion of {full}, and I offer it here.',
    'This letter sets out what I know of {full}, and what I conclude from it.',
  ],
  standing: [
    'I hold the position of {post} at {organization}.',
    'At {organization} I serve as {post}.',
    'My own position is that of {post} at {organization}.',
    'I write as {post} at {organization}.',
  ],
  known: [
    'I have known {name} for {years}, as {as}, and we are in contact {frequency}.',
    'My acquaintance with {name} goes back {years}; I know {them} as {as}, and we confer {frequency}.',
    'As {as} I have been acquainted with {name} for {years}, and we are in touch {frequency}.',
    'For {years} I have known {name} as {as}; we speak {frequency}.',
  ],
  lead: [
    'The work on which I would rest my judgment is {project}, carried out at {org} {span}, with {name} as {role}.',
    'I take as my example {project}, on which {name} worked at {org} {span} as {role}.',
    'Let me discuss {project} in some detail: it was done at {org} {span}, with {name} as {role}.',
    'Permit me to begin with {project}, at {org}, in which {name} served {span} as {role}.',
  ],
  need: [
    'To judge the work of {name} one has to begin with the problem.',
    'I begin with the question from which the work set out.',
    'Before I come to the work itself, the problem deserves a word.',
    'A reader outside the subject may wish to know what the problem was.',
  ],
  result: [
    'The outcome can be stated in figures.',
    'As to the results, they can be examined.',
    'The findings are these.',
    'The result can be put briefly.',
  ],
  meaning: [
    'I consider this careful work: the outcome can be held against the aim with which it began.',
    'To my mind its strength lies here: it answers the question that was asked, and it says how the answer was found.',
    'In my judgment a problem of this kind should be approached in just this way, with its conditions stated and its result open to examination.',
    'I find the reasoning sound, and what came out of it is something that others can examine and use.',
    'I regard this as a modest question, well answered, and such answers are what later work rests on.',
    'What persuades me is that the difficulty was stated before the solution, and that the result speaks to the one as well as to the other.',
  ],
  ability: [
    'Such work requires a question that is narrow enough to be answered, and the patience to stay with it. I see both in what {name} has done.',
    'What I see in this work as a whole is patience with detail, and a clear sense of what a result is for.',
    'From {works} I conclude that {name} can carry a difficult question from its statement to an answer of use to others.',
    'It is easy to stop at the description of a problem. With {works} {name} did not stop there.',
  ],
  future: [
    'The undertaking that {name} now proposes is {title}.',
    'What {she} propose{s} to do next is stated in the name of the endeavor: {title}.',
    'The endeavor for which {name} seeks support is {title}.',
    'From here {name} intends to go on to {title}.',
  ],
  stake: [
    'Why this should matter can be said in a few words.',
    'I believe the importance of it to be of a practical kind.',
    'Its value, as I see it, does not depend on my field alone.',
    'The reasons for doing it are not hard to state.',
  ],
  trust: [
    'I have confidence in the plan because it asks for what {works} asked for.',
    'It continues {works}, and I know of no better preparation than to have done the earlier part oneself.',
    'Whether such an undertaking succeeds, nobody can promise; but I would ask for no better preparation than {works}.',
    'My trust rests on {works}, where difficulties of a similar kind had to be faced.',
  ],
  closing: [
    'I recommend {name} on the strength of this work, and will gladly answer questions about it.',
    'For these reasons {name} has my full support. I remain available should any point need explanation.',
    'I support this petition with conviction, and can be reached at the address above.',
    'It is on this record that I recommend {name}; please write to me if something is unclear.',
  ],
}
