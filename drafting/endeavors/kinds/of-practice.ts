import type { Kind } from './kind.ts'

/** What can follow from a procedure, a service, a program or another way of doing things. */
export const OF_PRACTICE: readonly Kind[] = [
  {
    id: 'establish',
    of: 'work',
    after: ['practice'],
    weight: 31,
    fits: /\b(adopt|copied|asked for|use it|neighbor|districts?|hospitals?|counties|schools?|clinics?|took over|taken over|outside|other)\w*/gi,
    isSpread: true,
    yields: 'spread',
    titles: [
      'Establishing {Call} with {Actors} in {places}',
      'Establishing {Call} with {Actors} Beyond {Org}',
      'Establishing {Call} Beyond {Org}',
      'Helping Other Organizations to Establish {Call} by Themselves',
    ],
    undertaking: [
      'I propose to help {actors} establish {call} at their own places, with their own people.',
      'I propose to help others establish {call} at their own places, with their own people.',
    ],
    method: [
      'Each would first record how things stand, then introduce the procedure of {ref} in steps, and compare the figures after a year with those of {org}.',
    ],
    merit: ['What has been shown at {org} becomes dependable when others do the same.'],
    scope: ['What each of them finds would be written down and given to the next.'],
    urgency: ['The procedure exists, and those who carried out {work} can still be asked.'],
    beneficiaries: [
      'Those who gain first are {users}.',
      'Those who gain first are the people whom the new places serve.',
    ],
    impact: ['The practice would then go on without its author.'],
    asks: {
      scope: 'the organizations that would begin, with a letter from one of them',
      beneficiaries: 'how many people they serve, with a source',
      urgency: 'what happens where there is no such practice, with a source',
    },
  },
  {
    id: 'practice-guide',
    of: 'work',
    after: ['practice'],
    weight: 28,
    fits: /\b(open|publish|standard|protocol|procedure|committee|guideline|rules?|text|written|wrote|lessons?|manual|free)\w*/gi,
    unless: /guid|manual|handbook|\bbook\b/i,
    yields: 'guide',
    titles: [
      'A Step-by-Step Guide to {Call} for {Actors}',
      'A Step-by-Step Guide to {Call}, Free to Use',
      'A Published Procedure for {Call} with Forms and Examples',
      'A Handbook of {Call}, Tried by People Who Had No Part in It',
    ],
    undertaking: [
      'I propose to write down and publish {call} step by step, with forms and examples, so that anyone may follow the text without asking me.',
    ],
    method: [
      'I would let people outside {org} follow the text, and correct it where they go wrong.',
      'I would let people who had no part in the project follow the text, and correct it where they go wrong.',
    ],
    merit: [
      'Written down, the procedure of {ref} can be examined, taught and improved outside {org}.',
      'In print, a practice can be examined, taught and improved by others.',
    ],
    scope: ['The text would be free, and whoever has the same task may take it up on the day it appears.'],
    urgency: ['A guide is written best while those who did the work still remember the reasons.'],
    beneficiaries: [
      'The gain would be for {actors}: they could begin without help from outside.',
      'The gain would be for people who could begin without help from outside.',
    ],
    impact: ['Different places would follow one text, and what they find could be compared.'],
    asks: {
      scope: 'the association or body that would receive the text',
      beneficiaries: 'who has asked for it, with a letter if there is one',
      urgency: 'a date by which the text is needed, for example a rule that is being written',
    },
  },
  {
    id: 'practice-course',
    of: 'work',
    after: ['practice'],
    weight: 26,
    fits: /\b(train|teach|taught|technicians?|staff|course|module|students?|nurses?|operators?|crews?|workers?|skill|team)\w*/gi,
    unless: /course|school|training|mentor|handbook|\bbook\b/i,
    yields: 'course',
    titles: [
      'A Training Course on {Call} for {People}',
      'A Training Course on {Call} for {Actors}',
      'A Training Course on {Call}, with Instructors of Its Own',
      'Training Instructors to Pass On {Call}',
    ],
    undertaking: [
      'I propose a course on {call} for {actors}, in which those who will do the work practice on real cases and are examined at the end.',
      'I propose a course on {call} in which people practice on real cases and are examined at the end.',
    ],
    method: [
      'I would teach it on the cases of {ref}; after a year I would ask what was kept and change the course by the answers.',
    ],
    merit: [
      'A practice such as {call} spreads through people who have done it once under guidance.',
      'A practice spreads through people who have done it once under guidance.',
    ],
    scope: ['The course would have instructors of its own and could be held where I have no part.'],
    urgency: ['The course should come before the practice is copied without its reasons.'],
    beneficiaries: [
      'The gain is for {actors}: they would learn in days what took the project much longer.',
      'The gain is for those who would learn in days what took the project much longer.',
    ],
    impact: ['People who can teach the practice would remain at each place.'],
    asks: {
      scope: 'the schools or employers that would hold the course',
      beneficiaries: 'the occupations to be trained and their number, with a public source',
      urgency: 'evidence that a lack of trained people holds up the use',
    },
  },
  {
    id: 'shared-results',
    of: 'work',
    after: ['practice'],
    weight: 24,
    fits: /\b(percent|fell|rose|rate|records?|figures?|compare|before|after|survey|audit|\d+ of \d+)\b/gi,
    yields: 'records',
    titles: [
      'A Shared Record of Results with {Call}, Kept by {Actors}',
      'A Shared Record of Results with {Call}',
      'Comparable Yearly Figures on {Call}: A Public Register',
    ],
    undertaking: ['I propose a shared record in which everyone who uses {call} enters the same few figures each year.'],
    method: [
      'I would fix the figures first and enter those of {work}; new members would enter theirs in the same form, without names.',
    ],
    merit: [
      'The figures of {ref} can be compared with those of others only where all count in one way.',
      'Results can be compared only where all count in one way.',
    ],
    scope: ['The record would be open to every organization with the same task, whoever its members work for.'],
    urgency: ['Years for which nobody kept such a record cannot be counted afterwards.'],
    beneficiaries: [
      'With such a record {actors} could see how they stand beside others.',
      'Those who take part could see how they stand beside others.',
    ],
    impact: ['Those who decide could rely on figures from many places in place of one.'],
    asks: {
      scope: 'where the record would be kept and by whom it would be maintained',
      beneficiaries: 'organizations that would enter their figures',
      urgency: 'a pending decision that lacks such figures',
    },
  },
]
