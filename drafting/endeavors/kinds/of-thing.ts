import type { Kind } from './kind.ts'

/** What can follow from a device, a program or another thing that is put to use. */
export const OF_THING: readonly Kind[] = [
  {
    id: 'deploy',
    of: 'work',
    after: ['thing'],
    weight: 32,
    fits: /\b(pilot|trial|deploy|install|adopt|site|scale|units?|customers?|sold|in use|in service|stations?|hospitals?|counties|farms?)\w*/gi,
    isSpread: true,
    yields: 'spread',
    titles: [
      'Bringing {Call} to {Users} in {places}',
      'Bringing {Call} to {Users}',
      'A Rollout Program for {Call} with Published Results',
      'A Measured Introduction Program for {Call} at New Places',
    ],
    undertaking: [
      'I propose to bring {call} to {users}, one place at a time, each with a result that is measured.',
      'I propose to bring {call} into use at new places, one after the other, each with a result that is measured.',
    ],
    method: [
      'At each place I would measure how things stand before, hand over {call} with a written procedure, and measure again after a season of use.',
    ],
    merit: ['Results from further places would show whether what {ref} has shown holds there too.'],
    scope: ['The figures of every new place would be published, so that others can decide by them.'],
    urgency: ['The development is done, and what remains to be learned can be learned only in use.'],
    beneficiaries: [
      'Those who gain first are {users} at the new places.',
      'Those who gain first are the people at the new places.',
    ],
    impact: ['In the end {call} would be run by people who took no part in the development.'],
    asks: {
      scope: 'the places that would be next, with a letter from one of them',
      beneficiaries: 'how many such users there are in the United States, with a source',
      urgency: 'what each further year without it costs, with a source',
    },
  },
  {
    id: 'evaluate',
    of: 'work',
    after: ['thing', 'practice'],
    weight: 27,
    fits: /\b(percent|trial|compare|control|review|valid|cannot say|cannot prove|one hospital|not claim|fell|rose|tested)\w*/gi,
    titles: [
      'An Independent Evaluation of {Call} with {Actors} in {places}',
      'An Independent Evaluation of {Call} with {Actors}',
      'An Independent Evaluation of {Call} Under Published Rules',
      'An Outside Review of the Results of {Call}',
      'Testing {Call} Again, by People Outside {Org}',
    ],
    undertaking: [
      'I propose an evaluation of {call} by people who had no part in the project, under rules that are fixed and published beforehand.',
    ],
    method: [
      'The measures would be stated in advance, places with and without {call} compared, and the outcome published whatever it is.',
    ],
    merit: ['The results of {ref} gain weight when somebody else obtains them too.'],
    scope: [
      'A confirmed result can be relied on by anyone with the same task, and not only at {org}.',
      'A confirmed result can be relied on by anyone with the same task.',
    ],
    urgency: ['Others should know whether the results hold before they spend money on them.'],
    beneficiaries: [
      'The gain is for {actors}: they could decide on more than my word.',
      'The gain is for those who have to decide whether to take it up, on more than my word.',
    ],
    impact: ['Whichever way the evaluation ends, it will be known what {call} can do and where the limits are.'],
    asks: {
      scope: 'who would carry out the evaluation, with a letter from them',
      beneficiaries: 'who would decide by its outcome',
      urgency: 'a decision that waits for such an evaluation',
    },
  },
  {
    id: 'open-technical',
    of: 'work',
    after: ['thing'],
    weight: 26,
    fits: /\b(drawings?|open|publish|licen[sc]e|code|software|parts|built|build|repair|design)\w*/gi,
    yields: 'guide',
    titles: [
      'An Open Technical Manual of {Call} for {Actors}',
      'An Open Technical Manual of {Call}',
      'Published Drawings, Settings and Test Records of {Call}',
      'A Build and Repair Manual of {Call}, Tried by First-Time Users',
    ],
    undertaking: ['I propose a manual, open to all, by which others can set up {call}.'],
    method: [
      'The manual would tell how to set up and repair, what to expect and what can fail; people who had no part in the project would try it with nothing but the text.',
    ],
    merit: [
      'Described in full, {call} can be examined, built and improved by others.',
      'What is described in full can be examined, built and improved by others.',
    ],
    scope: [
      'The manual would be free to read, as far as {org} agrees and the rights allow.',
      'The manual would be free to read, as far as the rights allow.',
    ],
    urgency: ['The text should be written while {work} is still fresh to those who did it.'],
    beneficiaries: [
      'The gain would be for {actors}: they could keep {call} running without calling the maker.',
      'The gain would be for users who have no engineers of their own and must keep {call} running.',
    ],
    impact: ['Repair and improvement would then lie in many hands.'],
    asks: {
      scope: 'the owner’s written consent to publish, and who would keep the manual',
      beneficiaries: 'who has asked for such a manual, with a letter if there is one',
      urgency: 'a date by which users need it',
    },
  },
  {
    id: 'operators',
    of: 'work',
    after: ['thing'],
    weight: 25,
    fits: /\b(train|teach|taught|technicians?|staff|course|nurses?|operators?|crews?|workers?|inspectors?|officers?)\w*/gi,
    yields: 'course',
    titles: [
      'Training {People} in the Use of {Call}',
      'Training the Staff of {Sites} in the Use of {Call}',
      'A Users’ Course and Examination for {Call}',
      'Training Instructors in the Use of {Call}',
    ],
    undertaking: [
      'I propose a course with a practical examination, in which {people} learn to use {call} by themselves.',
      'I propose a course with a practical examination, in which people learn to use {call} by themselves.',
    ],
    method: ['I would teach it on the cases of {ref}; those who do best would be asked to hold the next course.'],
    merit: [
      'A tool such as {call} is worth as much as the people who use it can get from it.',
      'A tool is worth as much as the people who use it can get from it.',
    ],
    scope: ['Because the course would have instructors of its own, it would not end where I cannot travel.'],
    urgency: ['Those who would begin to use {call} need the course first.'],
    beneficiaries: [
      'The gain is for {actors}: they would not have to learn by their own mistakes.',
      'The gain is for people who would otherwise learn by their own mistakes.',
    ],
    impact: ['The course and its examination would remain when my own part has ended.'],
    asks: {
      scope: 'the schools or employers that would hold the course',
      beneficiaries: 'the occupations to be trained and their number, with a public source',
      urgency: 'evidence that a lack of trained people holds up the use',
    },
  },
  {
    id: 'cheaper',
    of: 'work',
    after: ['thing'],
    weight: 26,
    fits: /\b(expensive|cannot (?:pay|afford)|not afford|too dear|too much|price goes down|costs? more)\b/gi,
    onlyIfFit: true,
    unless: /\b(?:low-cost|cheap|affordable)\b/i,
    titles: [
      'A Lower-Cost Version of {Call} for {Users}',
      'A Lower-Cost Version of {Call} for Users with Small Budgets',
      'Cutting the Parts and Running Cost of {Call} Without Loss of Function',
    ],
    undertaking: [
      'I propose a version of {call} at a cost that {users} with small budgets can bear.',
      'I propose a version of {call} at a cost that users with small budgets can bear.',
    ],
    method: [
      'I would list what each part costs, begin with the dearest, and test the whole again by the measures of {ref} after each change.',
    ],
    merit: ['What only large organizations can pay for does not reach those who have the same need.'],
    scope: ['Once the cost is low enough, use no longer depends on a grant or on one supplier.'],
    urgency: ['Those who buy by yearly budgets can take up only what is ready when they decide.'],
    beneficiaries: [
      'The gain is for those {users} that cannot pay for what exists today.',
      'The gain is for those who cannot pay for what exists today.',
    ],
    impact: ['The outcome would be a tested version together with a public account of what each part costs.'],
    asks: {
      scope: 'the present market price of comparable solutions, with a source',
      beneficiaries: 'how many organizations cannot afford the present solutions, with a source',
      urgency: 'a budget cycle, program or deadline that bears on adoption',
    },
  },
  {
    id: 'performance',
    of: 'work',
    after: ['thing'],
    weight: 24,
    fits: /\b(fail\w*|false|alarms?|errors?|percent|units?|records?|missed|defects?|\d+ of \d+)\b/gi,
    yields: 'records',
    titles: [
      'A Public Record of the Performance and Failures of {Call}, Kept with {Actors}',
      'A Public Record of the Performance and Failures of {Call}',
      'A Yearly Report on {Call} in Use, with Every Failure',
      'Counting the Failures of {Call}: A Register for Its Users',
    ],
    undertaking: ['I propose a public record of {call} in use.'],
    method: [
      'The entries would begin with the figures of {work}. Users would then report theirs in the same form, with every failure, and I would publish them once a year.',
    ],
    merit: [
      'A record of {call} that includes the failures can be trusted by those who have to decide.',
      'A record that includes the failures can be trusted by those who have to decide.',
    ],
    scope: ['Buyers, insurers and makers of similar things could all use the record.'],
    urgency: ['Each year of use that is not recorded is lost for comparison.'],
    beneficiaries: [
      'With such a record {actors} could see what to expect before they commit themselves.',
      'Those who have to choose could see what to expect before they commit themselves.',
    ],
    impact: ['What fails at one place would become a warning to all others.'],
    asks: {
      scope: 'where the record would be kept and by whom it would be maintained',
      beneficiaries: 'companies, insurers or agencies that would use the record',
      urgency: 'a pending decision that lacks such figures',
    },
  },
]
