import type { Kind } from './kind.ts'

/** What the applicant's own plans say: a plan as a whole, what it leaves behind, whom it trains, a step of it. */
export const OF_PLAN: readonly Kind[] = [
  {
    id: 'plan',
    of: 'plan',
    after: [],
    weight: 100,
    fits: /./g,
    titles: [
      '{Plan}, with {open}',
      '{adds}{Plan}: {Focus}',
      '{adds}{Plan}: {Aim}',
      '{Plan}: {Result}',
      '{Plan}, {result}',
      '{Plan}',
      '{Plan} for {users}',
      '{Plan}, Drawing on {Call}',
    ],
    undertaking: ['I propose to carry out my plan {plan}.', 'The endeavor carries out my plan {plan}.'],
    method: ['It goes on from {work}, in which I developed {theProduct}.', 'It goes on from {work}.'],
    merit: [],
    scope: [
      'With {open} published, those who take no part in the plan can use the result as well.',
      'The plan reaches beyond any one employer: its results are meant for {users}.',
      'The results are meant for use beyond {org}.',
      'The results are meant for all who have the same task, whoever employs them.',
    ],
    urgency: [],
    beneficiaries: ['Those who gain first are {users} and {others}.', 'Those who gain first are {users}.'],
    impact: [],
    asks: {
      scope: 'how the results will reach users beyond the first ones',
      beneficiaries: 'who will use the results, and how many there are',
      urgency: 'what is lost while the work is not done, with a source',
    },
  },
  {
    id: 'output',
    of: 'output',
    after: [],
    weight: 60,
    fits: /./g,
    titles: ['{tells}{Output} on {TheFocus}', '{Output}: {Focus}', '{Output} for {Aim}', '{Output}'],
    undertaking: [
      'What I propose is {output}, which my plan {plan} calls for, as an undertaking with a result of its own.',
      'I propose to make {output}, and to keep at it until others use the result without me.',
    ],
    method: [
      'I would begin with what {work} has shown and correct a first version in use.',
      'A first version would draw on {work}.',
    ],
    merit: [
      'What was learned in {ref} could then be used by people whom I shall never meet.',
      'What {ref} has shown would no longer depend on those who took part in the project.',
    ],
    scope: [
      'The result would be meant for all who have the same task, whoever employs them, and not just for {org}.',
      'I intend the result for {users} in general and not just for {org}.',
      'I intend the result for {users} in general, whoever runs them.',
      'The result would be meant for all who have the same task, whoever employs them.',
    ],
    urgency: [
      'The experience from which it would be made is at hand now.',
      'A first version can be made now, on the ground of {ref}.',
    ],
    beneficiaries: [
      'Those who would use it first are {users}.',
      'For {users} it would be something to go by from the first day.',
      'I make it for {users} above all.',
      'It is meant for people who have the same task and could not do the preparation themselves.',
    ],
    impact: [
      'What remains in the end is something that others can use, correct and extend.',
      'The measure of success is that the result is in use where I have no part in the work.',
    ],
    asks: {
      scope: 'who would publish or keep it, with a letter if there is one',
      beneficiaries: 'who would use it, and how many they are',
      urgency: 'what users do today without it, with a source',
    },
  },
  {
    id: 'plan-training',
    of: 'training',
    after: [],
    weight: 56,
    fits: /./g,
    titles: ['Training {Learners} in {TheFocus}', 'Training {Learners} to Use {Aim}', 'Training {Learners}: {Plan}'],
    undertaking: [
      'I propose to train {learners} in what {work} has shown, in courses that somebody else can hold after me.',
    ],
    method: [
      'The examples would come from {work}; I would see afterwards what people can do by themselves, and change the course by what I see.',
    ],
    merit: ['Whoever has been trained can do alone what has so far needed me.'],
    scope: ['Those who are trained would take the work to employers and places that I cannot reach.'],
    urgency: ['The course can be built on the examples of {ref}, which are at hand.'],
    beneficiaries: ['The gain would be for {learners}, and with them for the people whom they serve.'],
    impact: ['When the courses have been held, the knowledge is with many people and no longer with one.'],
    asks: {
      scope: 'the schools or employers that would hold the course',
      beneficiaries: 'how many people are to be trained, with a public source',
      urgency: 'evidence that a lack of trained people holds up the use',
    },
  },
  {
    id: 'step',
    of: 'step',
    after: [],
    weight: 36,
    fits: /./g,
    titles: ['{Doing}: {Focus}', '{Doing}'],
    isSpread: true,
    undertaking: [
      'I propose to {do}, as an undertaking in its own right.',
      'The endeavor is to {do}.',
      'What I propose is to {do}, and to carry this through to a result that others can use.',
    ],
    method: [
      'It would build on {work}, in which I developed {theProduct}.',
      'I can start from {work} and from what was learned there.',
      'It rests on {work}, which has already been carried out.',
    ],
    merit: [
      'This step turns the results of {ref} into something that {users} can rely on.',
      'This step makes the results of {ref} usable outside of {org}.',
    ],
    scope: [
      'With {open} published, what this step yields is not tied to one employer.',
      'What this step yields is meant for {users} as a group and not for one employer.',
      'What this step yields can be used by others than {org}.',
      'What this step yields can be used by everyone with the same task.',
    ],
    urgency: ['Later steps of the plan depend on this one.', 'The plan {plan} is complete only with this step.'],
    beneficiaries: [
      'Those who stand to gain are {users} and, with them, {others}.',
      'Those who stand to gain are {users}.',
    ],
    impact: [],
    asks: {
      scope: 'who beyond the first users would take up this step',
      beneficiaries: 'the number of those who would gain, with a source',
      urgency: 'why this step should not wait, with a source',
    },
  },
]
