/**
 * Ways in which the record can become an undertaking. Each grows from things that the record names: `{plan}` a plan's
 * title, `{do}` a step of it, `{open}` what it will publish, `{product}` something the applicant made and `{theProduct}`
 * the same in short, `{work}` a project's title and `{ref}` the project in words, `{subject}` what it is about,
 * `{users}` those who use the result, `{focus}` the plan's subject, `{org}` where the work was done. Of several frames
 * the first whose things the record names is taken, from a place on that differs from one endeavor to the next.
 */
export interface Kind {
  id: string
  /** What carries the undertaking. */
  of: 'plan' | 'step' | 'product' | 'pair' | 'work'
  /** How much of the applicant's own record stands behind it, before the entries themselves are weighed. */
  weight: number
  /** Words by which an entry shows that this way is open to it. */
  fits: RegExp
  titles: readonly string[]
  undertaking: readonly string[]
  method: readonly string[]
  merit: readonly string[]
  scope: readonly string[]
  urgency: readonly string[]
  beneficiaries: readonly string[]
  impact: readonly string[]
  /** What the record seldom holds, to be asked of the applicant. */
  asks: { scope: string; beneficiaries: string; urgency: string }
}

export const KINDS: readonly Kind[] = [
  {
    id: 'plan',
    of: 'plan',
    weight: 100,
    fits: /./g,
    titles: ['{Plan}, with {open}', '{Plan}: {Focus}', '{Plan}'],
    undertaking: ['I propose to carry out my plan {plan}.', 'The endeavor carries out my plan {plan}.'],
    method: [
      'It builds on {work}, in which I developed {theProduct}.',
      'It builds on {work}, where the method was tried.',
      'It builds on {work}.',
    ],
    merit: [],
    scope: [
      'Because {open} is to be public, those who take no part in the plan can use the result as well.',
      'The plan reaches beyond any one employer: its results are meant for {users}.',
      'The results are meant for use beyond {org}.',
    ],
    urgency: [
      '{underway}The work is under way, and the next dated step falls in {year}.',
      '{underway}The work is under way, and a pause would come in the middle of it.',
      'The preparation has been done, and the steps of the plan can follow one another.',
    ],
    beneficiaries: ['Those who gain first are {users} and {others}.', 'Those who gain first are {users}.'],
    impact: [],
    asks: {
      scope: 'how the results will reach users beyond the first ones',
      beneficiaries: 'who will use the results, and how many there are',
      urgency: 'what is lost while the work is not done, with a source',
    },
  },
  {
    id: 'step',
    of: 'step',
    weight: 60,
    fits: /./g,
    titles: ['{Doing}', '{Doing}: {Focus}'],
    undertaking: [
      'I propose to {do}, as an undertaking in its own right.',
      'The endeavor is to {do}.',
      'What I propose is to {do}, and to carry this through to a result that others can use.',
    ],
    method: [
      'The groundwork is {work}, in which I developed {theProduct}.',
      'I can start from {work} and from what was learned there.',
      'It rests on {work}, which has already been carried out.',
    ],
    merit: [
      'For {users} this step decides whether {theProduct} can be used in practice.',
      'This step turns the results of {ref} into something that {users} can rely on.',
      'This step makes the results of {ref} usable outside of {org}.',
    ],
    scope: [
      'With {open} in public hands, what this step yields is not tied to one employer.',
      'What this step yields is meant for {users} as a group and not for one employer.',
      'What this step yields can be used by others than {org}.',
    ],
    urgency: [
      'The plan sets {year} for this step, and later steps depend on it.',
      'Later steps of the plan depend on this one.',
      'The plan {plan} is complete only with this step.',
    ],
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
  {
    id: 'product',
    of: 'product',
    weight: 50,
    fits: /./g,
    titles: ['{Product} for {users}', '{Product}, Made Ready for Use', '{Product} from {Work}'],
    undertaking: [
      'I propose to make {product} ready for use by {users}.',
      'The endeavor brings {product} from {ref} to {users}, who are to run it themselves.',
      'I propose to make {product} ready for use outside of {org}.',
    ],
    method: [
      'I developed it in {work}; what follows is a written procedure, a trial at a first user and a handover.',
      'It comes from {work}. It is to be tried by people who had no part in that work and corrected where they fail.',
    ],
    merit: [
      'The merit of {theProduct} lies in what it has already shown.',
      'The results of {ref} show what {theProduct} can do.',
    ],
    scope: [
      'The use of {theProduct} is not tied to one employer, since {users} elsewhere face the same task.',
      'The use of {theProduct} is not tied to {org}.',
    ],
    urgency: [
      'Until {theProduct} is available to them, {users} have to manage without it.',
      'As long as {theProduct} stays where it was developed, nobody else has the use of it.',
    ],
    beneficiaries: [
      'The gain is for {users}, who would have {theProduct} without developing it themselves.',
      'The gain is for those who would have {theProduct} without developing it themselves.',
    ],
    impact: [
      'In the end {theProduct} would be in use where neither I nor {org} have to be present.',
      'In the end {theProduct} would no longer depend on me.',
    ],
    asks: {
      scope: 'the first users who would take it up, with a letter from one of them',
      beneficiaries: 'how many such users there are in the United States, with a source',
      urgency: 'what users do today without it, and at what cost, with a source',
    },
  },
  {
    id: 'pair',
    of: 'pair',
    weight: 44,
    fits: /./g,
    titles: [
      '{TheProduct} and {theOther} in One Procedure for {users}',
      '{TheProduct} and {theOther} in One Procedure',
    ],
    undertaking: ['I propose to join {theProduct}, from {work}, and {theOther}, from {otherWork}, in one procedure.'],
    method: [
      'The two are run one after the other at first, then adjusted to each other, and at last written down as one text.',
    ],
    merit: ['Both have results of their own; together they cover more of the way.'],
    scope: [
      'For {users} one written procedure is easier to take over than separate ones, whoever developed them.',
      'One written procedure is easier for others to take over than separate ones.',
    ],
    urgency: ['As long as {theProduct} and {theOther} stand apart, each user has to find out how they fit together.'],
    beneficiaries: ['The gain is for {users}, who would have to learn one procedure only.'],
    impact: ['What now stands in {ref} and {otherRef} would be one method that others can cite and repeat.'],
    asks: {
      scope: 'who would use the joint procedure, with a letter from one of them',
      beneficiaries: 'those who would use the joint procedure',
      urgency: 'why the two should be joined now',
    },
  },
  {
    id: 'record',
    of: 'work',
    weight: 30,
    fits: /\b(measur|data|percent|compar|evaluat|test|record|statistic|sampl|figures?|analysis|\d)\w*/gi,
    titles: [
      'A Public Record of Results on {Subject}',
      'Shared Data on {Subject}, Begun with {Ref}',
      'Comparable Figures on {Subject} for {users}',
      'What Is Known About {Subject}, Brought Together',
    ],
    undertaking: [
      'I propose a public record of results on {subject}, begun with the data of {work}, to which others can add.',
    ],
    method: [
      'The measures are fixed first; the results of {ref} are entered under them; {users} then report theirs in the same form.',
      'The measures are fixed first; the results of {ref} are entered under them; others then report theirs in the same form.',
    ],
    merit: ['Others can use results on {subject} only where they can be compared.'],
    scope: ['Everyone who works on {subject} can use a public record, whoever employs them.'],
    urgency: ['What early users learn about {subject} is lost unless somebody writes it down in one place.'],
    beneficiaries: [
      'With such a record {users} could see what to expect before they commit themselves.',
      'Those who work on {subject} could see what to expect before they commit themselves.',
    ],
    impact: ['Whoever decides about {subject} could then rely on figures that anyone can check.'],
    asks: {
      scope: 'where the record would be kept and by whom it would be maintained',
      beneficiaries: 'laboratories, companies or agencies that would use the record',
      urgency: 'a pending decision that lacks such figures',
    },
  },
  {
    id: 'training',
    of: 'work',
    weight: 28,
    fits: /\b(train|teach|taught|technicians?|staff|course|module|students?|nurses?|operators?|crews?|guide|workers?|skill|team)\b/gi,
    titles: [
      'Training for {users} in the Use of {TheProduct}',
      'Instructors and an Examination for {Ref}',
      'A Course on {Subject} Taught by Those Who Passed It',
      'Teaching Others What {Ref} Has Shown',
    ],
    undertaking: [
      'I propose a course, with instructors of its own, in which {users} learn to use {theProduct} of {work}.',
      'I propose a course, with instructors of its own, on what {work} has shown.',
    ],
    method: [
      'A first group is taught on the example of {ref}; its members then teach the next, and a written examination ends each course.',
    ],
    merit: [
      'Without people who can run it, {theProduct} stays where it was developed.',
      'Without people who know them, the results of {ref} stay where they were found.',
    ],
    scope: [
      'The aim is not teaching for its own sake: as each group trains the next, {ref} can be repeated at places that I never see.',
    ],
    urgency: ['People have to be trained before {ref} can be repeated elsewhere, and not after it.'],
    beneficiaries: [
      'The gain is for {users}: they could use {theProduct} without calling on me.',
      'The gain is for those who would otherwise have to learn about {subject} by trial and error.',
    ],
    impact: ['The course and its examination would remain when my own part in {ref} has ended.'],
    asks: {
      scope: 'the schools or employers that would hold the course',
      beneficiaries: 'the occupations to be trained and their number, with a public source',
      urgency: 'evidence that a lack of trained people holds up the use',
    },
  },
  {
    id: 'tests',
    of: 'work',
    weight: 26,
    fits: /\b(safe|safety|fail|risk|danger|defect|reject|incident|error|quality|fault|warn|limit|standard|protocol|accept|test)\w*/gi,
    titles: [
      'Agreed Tests and Limits for {Subject}',
      'Early Warning of Failures, Drawn from {Ref}',
      'Acceptance Rules Drawn from {Ref}',
      'How to Judge Results on {Subject}',
    ],
    undertaking: [
      'I propose tests and limits for {subject}, with {work} as the starting point, by which {users} can judge a result.',
      'I propose tests and limits for {subject}, with {work} as the starting point.',
    ],
    method: [
      'The failures met in {ref} are sorted by cause, limits are set on one part of the cases and tried on the rest, and each miss is published.',
    ],
    merit: ['Where results on {subject} can be tested, nobody has to take them on trust.'],
    scope: ['Everyone who has to judge {subject} can use tests that are published.'],
    urgency: ['It is easiest to agree on limits for {subject} while few have set their own.'],
    beneficiaries: [
      'The gain is for {users}: they could judge {subject} by one measure.',
      'The gain is for all who have to judge {subject} and today do so each in their own way.',
    ],
    impact: ['A failure met at one place would become a warning to all who work on {subject}.'],
    asks: {
      scope: 'the inspectors, insurers or purchasers who would apply the tests',
      beneficiaries: 'the number of people concerned, with an official source',
      urgency: 'recent failures, with an official report',
    },
  },
  {
    id: 'sites',
    of: 'work',
    weight: 29,
    fits: /\b(pilot|trial|deploy|install|introduc|adopt|plant|site|scale|line|routine|units?|hospitals?|clinics?|counties|farms?)\b/gi,
    titles: [
      'Further Sites for {Ref} among {users}',
      'Repeating the Results of {Ref} Outside of {Org}',
      'From One Site to Several: {Subject} Beyond {Org}',
      'A Second Site for {Ref}',
    ],
    undertaking: [
      'I propose to repeat {work} at further sites, together with {users}.',
      'I propose to repeat {work} at further sites.',
    ],
    method: [
      'Each site is examined first; the equipment and the rules of {ref} are taken over; the results are compared with those of {org}.',
    ],
    merit: ['What was shown once, at {org}, becomes dependable when others repeat it.'],
    scope: ['Every site reports in the same form as {ref}, so that what is learned at one is known at all.'],
    urgency: ['For as long as {ref} stands alone, its results come from one place.'],
    beneficiaries: ['The gain is first for {users} at the new sites, and then for those whom they serve.'],
    impact: ['Those who never met me should then be able to run and maintain what {ref} began.'],
    asks: {
      scope: 'the sites that would be next, and how they were found',
      beneficiaries: 'how many sites of this kind exist in the United States, with a source',
      urgency: 'what each further year without it costs, with a source',
    },
  },
  {
    id: 'guide',
    of: 'work',
    weight: 24,
    fits: /\b(open|publish|licen[sc]e|standard|protocol|procedure|committee|guideline|library|recipe|drawings?|rules?|article)\b/gi,
    titles: [
      'A Published Guide to {Ref}',
      'An Open Procedure for {Subject}, Drawn from {Ref}',
      'A Procedure for {Subject} That Others Can Follow',
      '{Ref}, Written Down for Others',
    ],
    undertaking: [
      'I propose to write down and publish the procedure of {work}, so that anyone may follow it without asking me.',
    ],
    method: [
      'The text is tried by people who had no part in {ref}, corrected where they fail, and then offered to a body that keeps such texts.',
    ],
    merit: ['A procedure for {subject} that stands in print can be checked, cited and improved.'],
    scope: ['Whoever works on {subject} may take up the text on the day it appears.'],
    urgency: ['It is easier to agree on one text for {subject} before each user has made a private one.'],
    beneficiaries: [
      'The gain is for {users} that cannot afford to develop a procedure of their own.',
      'The gain is for those who cannot afford to develop a procedure of their own for {subject}.',
    ],
    impact: ['What different places find out about {subject} would follow one text and could be compared.'],
    asks: {
      scope: 'the standards body or professional association that would receive the text',
      beneficiaries: 'who has asked for a common procedure, with a letter if there is one',
      urgency: 'a date by which the text is needed, for example a rule that is being written',
    },
  },
  {
    id: 'cost',
    of: 'work',
    weight: 22,
    fits: /\b(cost|price|dollars?|cheap|afford|low-cost|budget|small|free|per household|expens|energy|water)\w*/gi,
    titles: [
      'Lowering the Cost of {Ref} for {users}',
      'The Running Cost of {Ref}, and How to Lower It',
      'Use of {Ref} at a Cost That Small Organizations Can Bear',
      'Making {Ref} Affordable',
    ],
    undertaking: [
      'I propose to bring down what it costs {users} to use the results of {work}.',
      'I propose to bring down what it costs to use the results of {work}.',
    ],
    method: [
      'Each item of cost in {ref} is listed, the dearest are replaced or shared, and after each change the performance is measured again.',
    ],
    merit: ['What only large organizations can pay for does not reach those who have the same need of {subject}.'],
    scope: ['Once the cost is low enough, the use of {ref} no longer depends on a grant or on one supplier.'],
    urgency: ['Those who decide about {subject} by yearly budgets can take up only what is ready when they decide.'],
    beneficiaries: [
      'The gain is for those {users} that cannot pay for {ref} as it is.',
      'The gain is for those who cannot pay for {ref} as it is.',
    ],
    impact: ['With a public account of what {ref} costs, suppliers can compete and buyers can compare.'],
    asks: {
      scope: 'the present market price of comparable solutions, with a source',
      beneficiaries: 'how many organizations cannot afford the present solutions, with a source',
      urgency: 'a budget cycle, program or deadline that bears on adoption',
    },
  },
  {
    id: 'trial',
    of: 'work',
    weight: 20,
    fits: /\b(independent|confirm|percent|trial|review|verify|valid|compare|agreed)\w*/gi,
    titles: [
      'An Independent Trial of {Ref} by {users}',
      'An Outside Evaluation of {Ref}',
      'Confirming the Results of {Ref} in Other Hands',
      '{Ref} Put to an Outside Test',
    ],
    undertaking: [
      'I propose a trial of {work} by {users}, under rules that are fixed beforehand.',
      'I propose a trial of {work} by people who had no part in it, under rules that are fixed beforehand.',
    ],
    method: [
      'The measures of {ref} are stated in advance, the trial is run without me, and its outcome is published whatever it is.',
    ],
    merit: ['The results of {ref} gain weight when somebody else obtains them too.'],
    scope: ['A confirmed result can be relied on by anyone who works on {subject}, and not only where it was found.'],
    urgency: ['Others should know whether the results of {ref} hold before they build on them.'],
    beneficiaries: [
      'The gain is for {users}: they could decide about {ref} on more than my word.',
      'The gain is for those who have to decide about {subject} on more than my word.',
    ],
    impact: ['Whichever way the trial ends, the limits of {ref} would be known.'],
    asks: {
      scope: 'who would run the trial, with a letter from them',
      beneficiaries: 'who would decide by its outcome',
      urgency: 'a decision that waits for such a trial',
    },
  },
  {
    id: 'group',
    of: 'work',
    weight: 18,
    fits: /\b(users?|operators?|hospitals?|clinics?|count(?:y|ies)|cooperatives?|growers?|farms?|recyclers?|customers?|communit|compan|agenc|school)\w*/gi,
    titles: [
      'A Working Group of {users} on {Subject}',
      'Users of {Ref} as Co-Developers',
      'Joint Improvement of {Ref} with Its Users',
      'A Shared Program on {Subject}',
    ],
    undertaking: [
      'I propose a standing group in which {users} decide with me what in {work} is changed next.',
      'I propose a standing group in which those who use {work} decide with me what is changed next.',
    ],
    method: [
      'Members report their use of {ref}; once a year the faults are ranked; a small part of the group removes them and reports back.',
    ],
    merit: ['Those who use {ref} daily find the faults that matter before money is spent on others.'],
    scope: [
      'The group is open to anybody in the country who works on {subject}, and what one member learns is passed to all.',
    ],
    urgency: ['What early users of {ref} have learned is fresh now.'],
    beneficiaries: [
      'The gain is for {users}, and for those who begin with {subject} later.',
      'The gain is for those who use {ref} now, and for those who begin with {subject} later.',
    ],
    impact: ['A lasting link between {ref} and its users would exist, whoever employs me.'],
    asks: {
      scope: 'organizations that would join, with a letter from each',
      beneficiaries: 'what a member would contribute and receive',
      urgency: 'requests of users that wait for an answer',
    },
  },
  {
    id: 'routine',
    of: 'work',
    weight: 17,
    fits: /\b(daily|routine|maintain|repair|service|operat|run|use[ds]?|keep|support|season|year)\w*/gi,
    titles: [
      '{Ref} in Routine Use among {users}',
      'Keeping the Results of {Ref} in Use',
      'Upkeep of {Ref} After the Project',
      '{Ref} as a Lasting Service',
    ],
    undertaking: [
      'I propose to take {work} from a project to a service that {users} can count on from year to year.',
      'I propose to take {work} from a project to a service that does not end with it.',
    ],
    method: [
      'Upkeep, spare parts and records for {ref} are planned and priced, and somebody is named at each place who answers for them.',
    ],
    merit: ['What {ref} has shown helps only for as long as somebody keeps it running.'],
    scope: ['The rules of upkeep for {ref} are written so that other places can adopt them.'],
    urgency: ['What is known about {subject} is lost where a project ends and nobody takes it over.'],
    beneficiaries: [
      'The gain is for {users}: they could rely on {ref} without a project behind it.',
      'The gain is for those who depend on {ref} after the project has ended.',
    ],
    impact: ['What {ref} began would then go on without its author.'],
    asks: {
      scope: 'the places that would take the service over, with a letter from one of them',
      beneficiaries: 'who depends on the service, and how many they are',
      urgency: 'what happens when the project ends',
    },
  },
  {
    id: 'adapt',
    of: 'work',
    weight: 16,
    fits: /\b(method|process|material|other|adapt|extend|transfer|combine|new|approach|analysis|design|chemistr)\w*/gi,
    titles: [
      'Adapting {Ref} to Conditions Outside of {Org}',
      '{Subject} Under Conditions That {Ref} Did Not Cover',
      'The Limits of {Ref}, Tested and Extended',
      '{Ref} Under New Conditions',
    ],
    undertaking: ['I propose to find out where the results of {work} stop holding, and to extend them there.'],
    method: [
      'One case outside of {ref} is chosen, the limits are determined there by experiment, and the result is reported whether or not it succeeds.',
    ],
    merit: ['To extend what {ref} has shown costs less than to discover it again elsewhere.'],
    scope: ['Knowing where {ref} holds and where it does not is of use to everyone who works on {subject}.'],
    urgency: ['An extension is cheapest before others have committed themselves to another way with {subject}.'],
    beneficiaries: [
      'The gain is for {users} whose conditions differ from those of {org}.',
      'The gain is for those whose conditions differ from those of {org}.',
    ],
    impact: ['The outcome would be a description of when the results of {ref} hold, for others to use.'],
    asks: {
      scope: 'a first case outside, and an organization that is interested in it',
      beneficiaries: 'the need in that case, with a source',
      urgency: 'a decision or investment that is near',
    },
  },
]
