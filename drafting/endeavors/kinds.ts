/**
 * Ways in which the record can become an undertaking. Each grows from things that the record names: `{plan}` a plan's
 * title, `{do}` a step of it, `{open}` what it will publish, `{product}` something the applicant made and `{theProduct}`
 * the same in short, `{work}` a project's title and `{ref}` the project in words (`{made}` where that is something made,
 * else `{task}`, the title's own words), `{subject}` what it is about,
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
    titles: [
      '{Plan}, with {open}',
      '{Plan}: {Focus}',
      '{Plan} for {users}',
      '{Plan}: {Doing}',
      '{Plan}, Drawing on {Made}',
      '{Plan}, Drawing on the Work on {Task}',
      '{Plan}',
    ],
    undertaking: ['I propose to carry out my plan {plan}.', 'The endeavor carries out my plan {plan}.'],
    method: ['It goes on from {work}, in which I developed {theProduct}.', 'It goes on from {work}.'],
    merit: [],
    scope: [
      'With {open} open to all, those who take no part in the plan can use the result as well.',
      'The plan reaches beyond any one employer: its results are meant for {users}.',
      'The results are meant for use beyond {org}.',
    ],
    urgency: [
      '{underway}The work is under way, and the plan names {year} for its next step.',
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
    titles: ['{Doing}: {Focus}', '{Doing} for {actors}', '{Doing}'],
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
    titles: [
      'Putting {Product} into the Hands of {actors} in {places}',
      'Putting {Product} into the Hands of {actors}',
      'Making {Product} Ready for Use Beyond {Org}',
      'Releasing {Product} for General Use',
    ],
    undertaking: [
      'I propose to make {product} ready for use by {actors}.',
      'The endeavor is to make {product} ready for {actors}, who are to run it themselves.',
      'I propose to make {product} ready for use outside of {org}.',
    ],
    method: [
      'I developed it in {work}; what I propose next is a written procedure, a trial at a first user and a handover.',
      'It comes from {work}. It would be tried by people who had no part in that work and corrected where they fail.',
    ],
    merit: [
      'The merit of {theProduct} lies in what it has already shown.',
      'The results of {ref} show what {theProduct} can do.',
    ],
    scope: [
      'Not one employer alone but {actors} in general would use {theProduct}.',
      'With a written procedure others than {org} could take up {theProduct}.',
    ],
    urgency: [
      'Until {theProduct} is available to them, {actors} have to manage without it.',
      'As long as {theProduct} stays where it was developed, nobody else has the use of it.',
    ],
    beneficiaries: [
      'The gain is for {actors}, who would have {theProduct} without developing it themselves.',
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
      'Joining {TheProduct} and {theOther} in One Procedure for {users}',
      'Joining {TheProduct} and {theOther} in One Procedure',
    ],
    undertaking: ['I propose to join {theProduct}, from {work}, and {theOther}, from {otherWork}, in one procedure.'],
    method: [
      'The two would be run one after the other at first, then adjusted to each other, and at last written down as one text.',
    ],
    merit: ['Both have results of their own; together they cover more of the way.'],
    scope: [
      'I propose one written procedure for {actors}, whoever developed its parts.',
      'One written procedure is easier for others to take over than separate ones.',
    ],
    urgency: ['As long as {theProduct} and {theOther} stand apart, each user has to find out how they fit together.'],
    beneficiaries: ['The gain is for {actors}, who would have to learn one procedure only.'],
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
      'An Open Record of {Made} in Use, Kept by {actors} in {places}',
      'An Open Record of {Made} in Use, Kept by {actors}',
      'An Open Collection of Results on {Task}, to Which {actors} Add',
      'An Open Record of {Made} in Use',
      'An Open Collection of Results on {Task}',
      'A Shared Data Collection on {Task}, Begun at {Org}',
      'A Shared Data Collection on {Made}, Begun at {Org}',
      'A Public Yearly Account of {Made} in Use',
    ],
    undertaking: [
      'I propose a public record of results on {subject}, begun with the data of {work}, to which others can add.',
    ],
    method: [
      'I would fix the measures first and enter the results of {ref} under them; {actors} would then report theirs in the same form.',
      'I would fix the measures first and enter the results of {ref} under them; others would then report theirs in the same form.',
    ],
    merit: ['Others can use results on {subject} only where they can be compared.'],
    scope: ['Everyone who works on {subject} can use a public record, whoever employs them.'],
    urgency: ['I would begin now, with what {work} has shown.'],
    beneficiaries: [
      'With such a record {actors} could see what to expect before they commit themselves.',
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
      'Training {actors} in {places} to Run {Made} by Themselves',
      'Training {actors} to Run {Made} by Themselves',
      'A Course for {actors} on {Task}',
      'A Course for Those Who Are to Run {Made}, with an Examination',
      'A Course on {Task}, with Instructors of Its Own',
      'Training Instructors Who Pass {Made} On',
      'Training Instructors Who Pass On the Work on {Task}',
    ],
    undertaking: [
      'I propose a course, with instructors of its own, in which {actors} learn to use {theProduct} of {work}.',
      'I propose a course, with instructors of its own, on what {work} has shown.',
    ],
    method: ['I would hold a first course on the example of {ref}; those who have taken it would hold the next.'],
    merit: [
      'Without people who can run it, {theProduct} stays where it was developed.',
      'Without people who know them, the results of {ref} stay where they were found.',
    ],
    scope: ['The aim is wider than one place: what {work} has shown could be repeated by others.'],
    urgency: ['I would begin with the course, and take {work} further after it.'],
    beneficiaries: [
      'The gain is for {actors}: they could use {theProduct} without calling on me.',
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
      'Pass-or-Fail Tests by Which {actors} Can Check {Made}',
      'Tests and Limits by Which {actors} Can Judge the Work on {Task}',
      'Pass-or-Fail Tests for {Made}, Drawn from Past Failures',
      'Published Tests and Limits for the Work on {Task}',
      'Early Warning of Failures in the Use of {Made}',
      'Early Warning of Failures, Drawn from the Work on {Task}',
    ],
    undertaking: [
      'I propose tests and limits for {subject}, with {work} as the starting point, by which {actors} can judge a result.',
      'I propose tests and limits for {subject}, with {work} as the starting point.',
    ],
    method: [
      'I would sort the difficulties met in {ref} by kind, set limits on one part of the cases, and try them on the rest.',
    ],
    merit: ['Where results on {subject} can be tested, nobody has to take them on trust.'],
    scope: ['Everyone who has to judge {subject} can use tests that are published.'],
    urgency: ['A first set of limits, drawn from {work}, would come early and be corrected as results come in.'],
    beneficiaries: [
      'The gain is for {actors}: they could judge {subject} by one measure.',
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
      'Setting Up {Made} with {users} in {places}',
      'Setting Up {Made} with {users} Beyond {Org}',
      'Carrying the Work on {Task} to {actors} in {places}',
      'Carrying the Work on {Task} to {actors} Beyond {Org}',
      'Setting Up {Made} at Sites Beyond {Org}',
      'Carrying the Work on {Task} to Sites Beyond {Org}',
      'Bringing {Made} from One Site to Several',
      'Bringing the Work on {Task} from One Place to Several',
    ],
    undertaking: [
      'I propose to carry {work} to further sites, together with {actors}.',
      'I propose to carry {work} to further sites.',
    ],
    method: [
      'Each site would be examined first; the equipment and the rules of {ref} would be taken over, and the results compared with those of {org}.',
    ],
    merit: ['What was shown once, at {org}, becomes dependable when others repeat it.'],
    scope: ['The findings of further sites would be made public.'],
    urgency: ['For as long as {ref} stands alone, its results come from one place.'],
    beneficiaries: ['Those who gain first are {users} at the new sites.'],
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
      'A Free Manual by Which {actors} Can Set Up and Run {Made}',
      'A Free Step-by-Step Manual of the Work on {Task}',
      'A Free Manual for Setting Up and Running {Made}',
      'An Open Procedure for {Made} That Others Can Follow',
      'An Open Procedure from the Work on {Task} That Others Can Follow',
    ],
    undertaking: [
      'I propose to write down and publish the procedure of {work}, so that anyone may follow it without asking me.',
    ],
    method: [
      'The text would be tried by people who had no part in {ref}, corrected where they fail, and then offered to a body that keeps such texts.',
    ],
    merit: ['In print, the procedure of {ref} could be examined and improved by others.'],
    scope: ['Whoever works on {subject} may take up the text on the day it appears.'],
    urgency: ['The text would be written while {work} is still known to those who did it.'],
    beneficiaries: [
      'The gain would be for {actors}, who could follow the text without help.',
      'The gain would be for those who could follow the text of {ref} without help.',
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
      'A Version of {Made} That {actors} with Small Budgets Can Afford',
      'Bringing Down the Cost of the Work on {Task}',
      'A Version of {Made} at a Cost That Small Organizations Can Bear',
      'Lowering the Running Cost of {Made}',
      'Lowering What It Costs to Repeat the Work on {Task}',
    ],
    undertaking: [
      'I propose to bring down what it costs {actors} to use the results of {work}.',
      'I propose to bring down what it costs to use the results of {work}.',
    ],
    method: [
      'I would list what each part of {ref} costs, begin with the dearest, and measure the result again after each change.',
    ],
    merit: ['What only large organizations can pay for does not reach those who have the same need of {subject}.'],
    scope: ['Once the cost is low enough, the use of {ref} no longer depends on a grant or on one supplier.'],
    urgency: ['Those who decide about {subject} by yearly budgets can take up only what is ready when they decide.'],
    beneficiaries: [
      'The gain is for those {actors} that cannot pay for {ref} as it is.',
      'The gain is for those who cannot pay for {ref} as it is.',
    ],
    impact: ['The outcome would be a public account of what {ref} costs.'],
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
      'An Independent Trial of {Made} by {actors} in {places}',
      'An Independent Trial of {Made} by {actors}',
      'An Independent Repetition of the Work on {Task}',
      'An Independent Trial of {Made} Outside of {Org}',
      'An Outside Evaluation of {Made} Under Fixed Rules',
      'An Outside Evaluation of the Work on {Task} Under Fixed Rules',
    ],
    undertaking: [
      'I propose a trial of {work} by {actors}, under rules that are fixed beforehand.',
      'I propose a trial of {work} by people who had no part in it, under rules that are fixed beforehand.',
    ],
    method: [
      'The measures of {ref} would be stated in advance, the trial run without me, and its outcome published whatever it is.',
    ],
    merit: ['The results of {ref} gain weight when somebody else obtains them too.'],
    scope: ['A confirmed result can be relied on by anyone who works on {subject}, and not only where it was found.'],
    urgency: ['Others should know whether the results of {ref} hold before they build on them.'],
    beneficiaries: [
      'The gain is for {actors}: they could decide about {ref} on more than my word.',
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
      'A User Group in Which {actors} Improve {Made} Together',
      'A Joint Program of {actors} on {Task}',
      'A User Group for the Improvement of {Made}',
      'A Joint Program for Those Who Continue the Work on {Task}',
      'Joint Improvement of {Made} with Those Who Use It',
    ],
    undertaking: [
      'I propose a standing group in which {actors} decide with me what in {work} is changed next.',
      'I propose a standing group in which those who use {work} decide with me what is changed next.',
    ],
    method: [
      'Members would report their use of {ref}; once a year the faults would be ranked, and a small part of the group would remove them and report back.',
    ],
    merit: ['Those who use {ref} would say what should be changed next.'],
    scope: [
      'The group would be open to anybody in the country who works on {subject}, and what one member learns would be passed to all.',
    ],
    urgency: ['I would ask the early users of {ref} first.'],
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
      'A Lasting Service That Keeps {Made} Running for {users} in {places}',
      'A Lasting Service That Keeps {Made} Running for {users}',
      'Making the Results on {Task} Part of the Routine of {actors}',
      'A Lasting Service That Keeps {Made} Running',
      'Making the Results on {Task} Part of Daily Routine',
      'Upkeep of {Made} as a Service of Its Own',
    ],
    undertaking: [
      'I propose to take {work} from a project to a service that {users} can count on from year to year.',
      'I propose to take {work} from a project to a service that does not end with it.',
    ],
    method: [
      'Upkeep and records for {ref} would be planned and priced, and one person at each place would answer for them.',
    ],
    merit: ['What {ref} has shown helps only for as long as somebody keeps it running.'],
    scope: ['The rules of upkeep for {ref} would be open to other places.'],
    urgency: ['I would begin while those who carried out {work} can still be asked.'],
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
      'Adapting {Made} to Conditions Not Met at {Org}',
      'Extending the Work on {Task} to Cases Not Met at {Org}',
      'Finding the Limits of {Made} and Extending Them',
      'Finding the Limits of the Work on {Task} and Extending Them',
    ],
    undertaking: ['I propose to find out where the results of {work} stop holding, and to extend them there.'],
    method: [
      'I would choose one case outside of {ref}, determine the limits there by experiment, and report the result whether or not it succeeds.',
    ],
    merit: ['I consider it better to go on from {ref} than to begin anew.'],
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
