import type { Manner } from './manner.ts'

/** Speaks of tasks and what came of them, plainly, the result before the method. */
export const supervisor: Manner = {
  order: ['need', 'aim', 'obstacles', 'method', 'result', 'meaning'],
  breath: 28,
  weighsAims: true,
  purpose: [
    'I write in support of {full}, and I do so gladly.',
    'I am glad to say what I know of {full}.',
    'I have been asked to describe the work of {full}, for which I can speak as the person responsible.',
    'This is my account of {full} and of {her} work.',
  ],
  standing: [
    'I am {title} at {organization}.',
    'My post at {organization} is that of {post}.',
    'I serve {organization} as {post}.',
    'At {organization}, from which I write, I am {title}.',
  ],
  known: [
    'I have known {name} for {years} as {as}, with contact {frequency}.',
    'I know {name} as {as}. That is {years} now, and we talk {frequency}.',
    'I speak as {as}. I have known {name} for {years}; we talk {frequency}.',
    'As {as} I have dealt with {name} for {years}, {frequency}.',
  ],
  lead: [
    'I would like to begin with {project}, which ran {span} with {name} as {role}.',
    'If I had to judge {name} by one task, it would be {project}, on which {she} worked {span} as {role}.',
    'My example is {project}, on which {name} worked {span} as {role}.',
    'Let me start from {project}, with {name} as {role} {span}.',
  ],
  need: [
    'I should say a word on the situation.',
    'Let me say how things stood before.',
    'Some background may help.',
    'What was the problem?',
  ],
  result: [
    'The results can be counted.',
    'What came of it is on record.',
    'The outcome was as follows.',
    'In figures it looks like this.',
  ],
  meaning: [
    'From where I sit, that is what a good result looks like: one can see what was wanted, and one can see what came of it.',
    'I mention the conditions because it is easy to do such work without them.',
    'I do not need to be a specialist in each part of it to see the use.',
    'For those who are responsible for such work, this is a difference that shows in practice.',
    'It is work that holds up on an ordinary day, and that is how I judge it.',
    'Many good ideas remain ideas; this one was carried through.',
  ],
  ability: [
    'What makes {name} valuable to work with is simple: {she} take{s} a task with hard conditions and bring{s} it to a point where other people can rely on it.',
    'Those who give out work look for someone who says what can be done, does it, and reports what did not go well. That is how I see {name}.',
    'I judge people by what remains when they have gone on to the next task. By that measure I would point to {works}.',
    'I would point to one ability above others: {name} sees what stands between an idea and its use, and deals with it.',
  ],
  future: [
    '{Name} now intends to go further, with {title}.',
    '{Her} next step is {title}.',
    'What {name} wants to do next is {title}.',
    'In the coming years {name} means to take up {title}.',
  ],
  stake: [
    'In my view this should be done.',
    'More than one employer has reason to want it.',
    'It is not hard to say why it is needed.',
    'There are good reasons for it.',
  ],
  trust: [
    'I believe that {name} can do this, because it continues {works}.',
    'Considering what became of {works}, I expect the same persistence here.',
    'Anyone who has carried {works} through knows what the next step asks for.',
    'My reason for believing that the plan is in good hands is {works}.',
  ],
  closing: [
    'I support {her} petition and will answer any question about this letter.',
    '{Name} has my recommendation without reservation.',
    'I stand behind what I have written here, and behind {name}.',
    'I recommend {name} gladly; call me or write to me if more is needed.',
  ],
}
