/**
 * Ways in which one piece of work can become an undertaking of its own. Each is bound to an entry of the record whose
 * words fit it; `{thing}` is that entry's name, `{focus}` its subject, `{field}` the field of work.
 */
export interface Angle {
  id: string
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
  /** What the record seldom holds for this way, to be asked of the applicant. */
  asks: { scope: string; beneficiaries: string; urgency: string }
}

export const ANGLES: readonly Angle[] = [
  {
    id: 'deployment',
    fits: /\b(pilot|trial|deploy|install|introduc|adopt|plant|site|scale|line|routine|units?)\b/gi,
    titles: [
      'From Trial to Routine Use: {thing}',
      'Bringing {thing} into Everyday Operation at Further Sites',
      '{thing}: Rollout Beyond the First Sites',
    ],
    undertaking: [
      'The undertaking takes {thing} from its first setting to routine operation at further sites.',
      'I propose to carry {thing} beyond the place where it was proven, site after site.',
    ],
    method: [
      'It proceeds by steps: a readiness check of each site, a supervised start, and a handover to local staff with a written record of faults.',
    ],
    merit: [
      'A result that stays where it was first shown helps few; its value appears when others run it without its author.',
    ],
    scope: [
      'The mechanism is replication: each new site keeps the same procedure and reports the same figures, so that the next can start from a settled configuration.',
    ],
    urgency: ['For as long as the work stays in its first setting, nobody else has the use of it.'],
    beneficiaries: ['Operators of further sites gain first, followed by those whom these sites serve.'],
    impact: ['After the rollout, operators who never met me should be able to run and maintain the system.'],
    asks: {
      scope: 'the sites or operators that would be next, and how they were found',
      beneficiaries: 'how many sites of this kind exist in the United States, with a source',
      urgency: 'what each further year without the rollout costs, with a source',
    },
  },
  {
    id: 'open-protocol',
    fits: /\b(open|publish|licen[sc]e|standard|protocol|procedure|committee|guideline|library|recipe|drawings?)\b/gi,
    titles: [
      'An Open Procedure for {focus}',
      'A Published, Vendor-Neutral Protocol Drawn from {thing}',
      'Toward a Common Standard for {focus}',
    ],
    undertaking: [
      'I propose to write down, validate and publish the procedure behind {thing}, so that anyone may follow it without asking permission.',
      'The output is a public protocol for {focus}, with its test data and its limits stated.',
    ],
    method: [
      'The draft is to be tried by people who had no part in it, corrected where they fail, and then offered to a body that keeps such texts.',
    ],
    merit: ['A common text replaces private practice by something that can be checked, cited and improved.'],
    scope: [
      'Publication without a license fee is the mechanism; whoever works in this field may adopt the text on the day it appears.',
    ],
    urgency: ['It is easier to agree on a text before each user has built a private one than afterwards.'],
    beneficiaries: [
      'Practitioners who cannot afford to develop a method of their own are served, as are reviewers who must judge the work of others.',
    ],
    impact: ['Results from different places become comparable once they follow one text.'],
    asks: {
      scope: 'the standards body or professional association that would receive the text',
      beneficiaries: 'who has asked for a common procedure, with a letter if there is one',
      urgency: 'a date by which the text is needed, for example a rule that is being written',
    },
  },
  {
    id: 'tool',
    fits: /\b(software|program|code|tool|app|system|algorithm|model|unit|device|instrument|sensor|solver|rule)\b/gi,
    titles: [
      'A Maintained Open Tool Built on {thing}',
      'Software and Instruments That Put {thing} into Other Hands',
      'A Field-Ready Tool for {focus}',
    ],
    undertaking: [
      'I propose to turn {thing} into a tool that a person without my training can operate.',
      'What leaves the workshop at the end is a finished, documented tool for {focus}.',
    ],
    method: [
      'Work begins with a version for test users, continues with their error reports, and ends with a release that carries its documentation and its test cases.',
    ],
    merit: ['Knowledge that exists only in a specialist’s practice becomes available to every owner of the tool.'],
    scope: [
      'A tool travels by download or by drawing; its reach is set by the number of users and not by the size of one employer.',
    ],
    urgency: ['A tool is of most use while the practice that it serves is still taking shape.'],
    beneficiaries: ['Technicians and small organizations without a development staff of their own come first.'],
    impact: [
      'Each release adds users who in turn report faults, so that the tool improves outside of any single laboratory or firm.',
    ],
    asks: {
      scope: 'how the tool would be distributed and maintained after the first release',
      beneficiaries: 'test users who have agreed to try it',
      urgency: 'what users do today in the absence of the tool, with a source',
    },
  },
  {
    id: 'training',
    fits: /\b(train|teach|technicians?|staff|course|module|students?|nurses?|operators?|crew|guide|workers?|skill)\b/gi,
    titles: [
      'A Train-the-Trainer Program for {focus}',
      'Instructors, Materials and Examinations for {thing}',
      'Building a Skilled Workforce Around {thing}',
    ],
    undertaking: [
      'I propose a program that prepares instructors, and not only individual workers, in what {thing} requires.',
      'Its product is a curriculum for {focus} with exercises, an examination and a guide for those who teach it.',
    ],
    method: [
      'A first group is taught and observed; the material is revised; instructors from that group then teach the next, at the start under supervision and later alone.',
    ],
    merit: ['Skill that passes only from person to person spreads slowly and leaves no common measure of competence.'],
    scope: [
      'Because instructors train instructors, the number of people reached does not depend on my own hours, and the material is free for any school or employer.',
    ],
    urgency: ['Training has to come before a practice spreads, not after it.'],
    beneficiaries: [
      'Workers receive a skill that they can show, and employers of every size can hire by a known measure.',
    ],
    impact: ['The broader effect is a body of instructors and an examination that outlast the program.'],
    asks: {
      scope: 'schools, employers or associations that would host instructors',
      beneficiaries: 'the occupations to be trained and their number, with a public source',
      urgency: 'evidence that untrained practice causes harm or loss',
    },
  },
  {
    id: 'partnership',
    fits: /\b(users?|partners?|cooperat|hospitals?|count(?:y|ies)|clinics?|growers?|farms?|recyclers?|customers?|communit|compan|agenc|school)\b/gi,
    titles: [
      'A Network of Users and Developers for {focus}',
      'Joint Development of {thing} with Those Who Use It',
      'A Shared User Program Around {thing}',
    ],
    undertaking: [
      'I propose a standing program in which those who use {thing} decide with its developers what is changed next.',
      'The undertaking joins users of work on {focus} in a program with shared tests and shared results.',
    ],
    method: [
      'Members contribute records of use; a yearly meeting ranks the faults; a small working group removes them and reports back.',
    ],
    merit: ['Development that listens to its users finds the faults that matter before money is spent on others.'],
    scope: ['Membership is open to any organization in the country, and what one member learns is passed to all.'],
    urgency: ['The experience of early users is lost unless somebody gathers it while it is fresh.'],
    beneficiaries: ['Member organizations benefit directly; later adopters start from their experience.'],
    impact: ['A lasting channel between users and developers comes into being, open to all vendors.'],
    asks: {
      scope: 'organizations that would join, with a letter from each',
      beneficiaries: 'what a member would contribute and receive',
      urgency: 'requests from users that are waiting for an answer',
    },
  },
  {
    id: 'safety',
    fits: /\b(safe|safety|fail|risk|danger|alarm|harm|defect|reject|incident|error|quality|fault|warn)\w*/gi,
    titles: [
      'Safety and Quality Criteria for {focus}',
      'Finding Failures Before They Do Harm: {thing}',
      'A Failure Register and Acceptance Test for {focus}',
    ],
    undertaking: [
      'I propose acceptance criteria and a register of failures for {focus}, with {thing} as the starting point.',
      'The aim is that failures of the kind met in {thing} are found by a defined test before anyone is exposed to them.',
    ],
    method: [
      'Known failures are collected and classified, thresholds are set on some of the cases and tried on the rest, and each miss is published with its cause.',
    ],
    merit: ['Safety that rests on a stated test can be inspected; safety that rests on confidence cannot.'],
    scope: [
      'Criteria of this kind can be used by inspectors, insurers and purchasers who have no part in producing the work, and so reach past any one firm.',
    ],
    urgency: ['A test is worth most before the number of those exposed has grown.'],
    beneficiaries: ['Those protected include people who never choose the technology themselves.'],
    impact: [
      'An incident in one place becomes a lesson in all, because it enters a register under a common description.',
    ],
    asks: {
      scope: 'the inspectors, insurers or purchasers who would apply the criteria',
      beneficiaries: 'the number of people exposed, with an official source',
      urgency: 'recent incidents, with an official report',
    },
  },
  {
    id: 'access',
    fits: /\b(cost|price|dollars?|cheap|afford|low-cost|budget|small|free|per household|expens)\w*/gi,
    titles: [
      'Affordable Access for Small Users: {focus}',
      '{thing} at a Price That Small Organizations Can Pay',
      'A Lower-Cost Route to {focus}',
    ],
    undertaking: [
      'I propose to redesign what {thing} needs so that organizations with little money can use it.',
      'The goal is a version of the work on {focus} whose cost of purchase, operation and upkeep is known in advance and low.',
    ],
    method: [
      'Cost is taken apart item by item; the dearest items are replaced or shared; performance after each change is measured against the original.',
    ],
    merit: ['A solution that only large organizations can buy leaves the smaller ones without it.'],
    scope: [
      'Price is the mechanism: below a certain cost, adoption no longer depends on a grant or on a particular vendor.',
    ],
    urgency: ['Those who budget by the year can take up only what is ready when they decide.'],
    beneficiaries: ['Small and rural organizations come first, since price excludes them soonest.'],
    impact: ['With a public bill of materials and cost record, suppliers can compete and buyers can compare.'],
    asks: {
      scope: 'the present market price of comparable solutions, with a source',
      beneficiaries: 'how many organizations cannot afford the present solutions, with a source',
      urgency: 'a budget cycle, program or deadline that bears on adoption',
    },
  },
  {
    id: 'resilience',
    fits: /\b(region|rural|state|local|supply|domestic|flood|drought|shortage|country|depend|import|resilien|energy|water|storage)\w*/gi,
    titles: [
      'Regional Capacity and Resilience Through {thing}',
      'A Regional Base for {focus}',
      'Keeping Essential Services Running: {thing}',
    ],
    undertaking: [
      'I propose to build, region by region, the local capacity to apply {thing} and to keep it in service under strain.',
      'The undertaking gives a region its own means for {focus}, so that it need not wait for help from elsewhere.',
    ],
    method: [
      'It starts with a map of needs and of existing capacity, sets up one base with spare parts and trained people, and tests the arrangement in an exercise before it is copied.',
    ],
    merit: ['A service that fails together with a distant supplier is of least use when it is needed most.'],
    scope: [
      'One region serves as the model, and the plan is written so that another can copy it; an effect that begins in one area can have national importance.',
    ],
    urgency: ['Preparation is possible only before a disruption, never during one.'],
    beneficiaries: [
      'Residents of the region and its public services benefit, particularly where income and reserves are low.',
    ],
    impact: ['Know-how and spending can then stay in the region.'],
    asks: {
      scope: 'the region meant, with public figures on its need',
      beneficiaries: 'the population and services of that region, with a source',
      urgency: 'past disruptions and what they cost, with an official source',
    },
  },
  {
    id: 'measurement',
    fits: /\b(measur|data|percent|compare|evaluat|test|benchmark|record|statistic|citation|sampl|figures?|analysis)\w*/gi,
    titles: [
      'A Public Reference Data Set for {focus}',
      'Independent Evaluation of {thing}',
      'Measuring What Works in {focus}',
    ],
    undertaking: [
      'I propose a public body of measurements by which work on {focus} can be judged.',
      'The undertaking submits {thing} and its alternatives to one and the same evaluation and publishes the outcome.',
    ],
    method: [
      'Measures are fixed beforehand, data are gathered at more than one place, and the analysis is repeated by people outside the project.',
    ],
    merit: ['Claims can be compared only where they share a measure.'],
    scope: ['Reference data can serve every laboratory, firm and agency in the field at once, whoever collected them.'],
    urgency: ['Figures help a decision only if they exist before it is made.'],
    beneficiaries: [
      'Researchers can test their methods, purchasers can compare offers, and agencies can base rules on figures.',
    ],
    impact: ['Progress becomes visible as a series of numbers and not as a series of claims.'],
    asks: {
      scope: 'where the data would be kept and by whom they would be maintained',
      beneficiaries: 'laboratories or agencies that would use the data',
      urgency: 'pending decisions that lack such figures',
    },
  },
  {
    id: 'transfer',
    fits: /\b(method|process|material|other|adapt|extend|transfer|combine|new|approach|analysis|design|chemistr)\w*/gi,
    titles: [
      'Transfer of {thing} to a Neighboring Sector',
      'From {thing} to {other}: Carrying a Method Over',
      'A Further Application of {thing}',
    ],
    undertaking: [
      'I propose to carry the principle of {thing} over to a neighboring sector that has the same difficulty under another name.',
      'The undertaking examines which parts of {thing} hold in another application and rebuilds those that do not.',
    ],
    method: [
      'One case is chosen in the other sector, the limits of the method are determined there by experiment, and the result is reported whether or not it succeeds.',
    ],
    merit: ['A principle proven once is cheaper to carry over than to discover again.'],
    scope: [
      'Sectors that share a difficulty seldom share their literature; a worked transfer opens the result to users who would not have met it.',
    ],
    urgency: ['A transfer is cheapest before the receiving sector has committed itself to another way.'],
    beneficiaries: ['Those who design and decide in the receiving sector gain a tested starting point.'],
    impact: [
      'Beyond the single case, the transfer yields a description of when the principle holds and when it does not.',
    ],
    asks: {
      scope: 'the receiving sector, and an organization in it that is interested',
      beneficiaries: 'the need of that sector, with a source',
      urgency: 'a decision or investment in that sector that is near',
    },
  },
]
