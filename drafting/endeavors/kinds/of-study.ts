import type { Kind } from './kind.ts'

/** What can follow from a study, and from data that others can use. */
export const OF_STUDY: readonly Kind[] = [
  {
    id: 'multi-site',
    of: 'work',
    after: ['study'],
    weight: 27,
    fits: /\b(one|single|only|sites?|limits?|fails?|whether|percent|not (?:tested|done|measured)|repeated|group in|team in)\b/gi,
    titles: [
      'A Multi-Site Study of {Call} Across {Sites} in {places}',
      'A Multi-Site Study of {Call} Across {Sites}',
      'A Follow-Up Study to {Material}: {Call} at Further Sites',
      'A Larger Follow-Up Study of {Call}',
      'Testing Where the Findings on {Call} Hold, Under Other Conditions',
      'Repeating the Study of {Call} at Sites Chosen for Their Differences',
    ],
    undertaking: [
      'I propose a study of {call} at several sites together with {actors}, to learn where the results of {work} hold and where they do not.',
      'I propose a study of {call} at several sites, to learn where the results of {work} hold and where they do not.',
    ],
    method: [
      'I would keep the measures that {ref} applied to {material}, choose the sites for their differences, and write down the plan of analysis before anything is measured.',
      'I would keep the measures of that work, choose the sites for their differences, and write down the plan of analysis before anything is measured.',
    ],
    merit: [
      'What {ref} has found can be acted on elsewhere only when it has been found elsewhere too.',
      'A finding from one setting can be acted on elsewhere only when it has been found elsewhere too.',
    ],
    scope: ['Data and analysis would be published, whatever the outcome, for all who work on the same question.'],
    urgency: ['Others should know how far the findings reach before they build on them.'],
    beneficiaries: [
      'The gain would be for {users} in settings that {ref} did not reach.',
      'The gain would be for people in settings that {ref} did not reach.',
    ],
    impact: ['The outcome would be a description of when the findings hold, for others to use.'],
    asks: {
      scope: 'the sites that would take part, with a letter from one of them',
      beneficiaries: 'how many people are concerned, with an official source',
      urgency: 'a decision or investment that waits for the answer',
    },
  },
  {
    id: 'guidance',
    of: 'work',
    after: ['study'],
    weight: 26,
    fits: /\b(rule|guide|manual|practice|recommend|adopt|handbook|reading list|changed|committee|guideline|bulletin|advice|use[sd]?)\w*/gi,
    unless: /guid|manual|handbook|\bbook\b/i,
    yields: 'guide',
    titles: [
      'A Practical Guide to {Call} for {Actors}',
      'A Practical Guide to {Call} for Practitioners',
      'From Findings to Daily Practice: A Field Guide to {Call}',
      'Rules of Practice on {Call}: A Guide in Plain Words',
    ],
    undertaking: [
      'I propose a practical guide to {call}, in which the findings of {work} become rules that can be followed on an ordinary day.',
    ],
    method: [
      'Each rule would be drafted from what {material} have shown, tried by people who do the work, and kept only if they can follow it.',
      'Each rule would be drafted from a finding of {ref}, tried by people who do the work, and kept only if they can follow it.',
    ],
    merit: [
      'The findings of {ref} help in practice once they are rules that somebody can follow.',
      'A finding helps in practice once it is a rule that somebody can follow.',
    ],
    scope: ['The guide would be free and would name the evidence behind each rule, so that anyone may judge it.'],
    urgency: ['The findings exist; what is lacking is a form in which they can be followed.'],
    beneficiaries: [
      'The gain would be for {actors}: they have no time to read the research.',
      'The gain would be for practitioners who have no time to read the research.',
    ],
    impact: ['What {ref} has shown would change what is done, and not only what is known.'],
    asks: {
      scope: 'the association or body that would publish the guide',
      beneficiaries: 'who has asked for such rules, with a letter if there is one',
      urgency: 'a guideline or rule that is being written or revised',
    },
  },
  {
    id: 'open-data',
    of: 'work',
    after: ['study'],
    weight: 25,
    fits: /\b(data|samples?|records?|measur\w+|recordings?|images|cores|files|maps|specimens|downloaded|\d[\d,]+)\b/gi,
    unless: /handbook|manual|guide|\bbook\b/i,
    yields: 'records',
    titles: [
      'An Open Data Collection on {Call}, Shared with {Actors}',
      'A Reference Collection on {Call}, Beginning with {Material}',
      'An Open Data Collection on {Call}',
      'A Shared Archive of Measurements on {Call}, in One Form',
      'A Common Reference Collection on {Call} with Published Measures',
    ],
    undertaking: [
      'I propose an open data collection on {call}, with the data of {work} as its beginning, to which others can add.',
    ],
    method: [
      'I would fix the measures and their description first, enter {material} of {ref}, and then ask others for theirs in the same form.',
      'I would fix the measures and their description first, enter the results of {ref}, and then ask others for theirs in the same form.',
    ],
    merit: [
      'The results of {ref} can be compared and checked only where the data behind them can be seen.',
      'Results can be compared and checked only where the data behind them can be seen.',
    ],
    scope: ['Everyone who works on the question can use an open collection, whoever employs them.'],
    urgency: ['Data that are not described while their origin is known are soon of no use to others.'],
    beneficiaries: [
      'With such a collection {actors} could test a method before they rely on it.',
      'Those who work on the question could test a method before they rely on it.',
    ],
    impact: ['Methods would be compared on the same data, and anyone could repeat the comparison.'],
    asks: {
      scope: 'where the collection would be kept and by whom it would be maintained',
      beneficiaries: 'laboratories, companies or agencies that would use it',
      urgency: 'a pending decision that lacks such data',
    },
  },
  {
    id: 'short-course',
    of: 'work',
    after: ['study'],
    weight: 21,
    fits: /\b(train|teach|taught|course|students?|class|school|nurses?|technicians?|agents?|advisers?|workshop|reading list)\w*/gi,
    yields: 'course',
    titles: [
      'A Short Course on {Call} for {People}',
      'A Short Course on {Call} for {Actors}',
      'A Short Course on {Call}, with {Material} as Its Cases',
      'A Short Course on {Call} for Practitioners',
      'Training Instructors in the Findings on {Call}',
    ],
    undertaking: [
      'I propose a short course on {call} for {actors}, built on cases in which the usual way goes wrong.',
      'I propose a short course on {call} for practitioners, built on cases in which the usual way goes wrong.',
    ],
    method: [
      'The cases would come from {material} of {ref}; those who take the course would work each of them before they hear the answer.',
      'The cases would come from {work}; those who take the course would work each of them before they hear the answer.',
    ],
    merit: [
      'A case of {ref} that can be worked through teaches more than a rule that is only read.',
      'A case that can be worked through teaches more than a rule that is only read.',
    ],
    scope: ['The cases and the notes for teachers would be free, so that schools could hold the course without me.'],
    urgency: ['The course can be held as soon as the cases of {ref} are written out.'],
    beneficiaries: [
      'The gain is for {actors}: they would recognize the problem when they meet it.',
      'The gain is for practitioners, who would recognize the problem when they meet it.',
    ],
    impact: ['After some years people who know the problem would be found at many places.'],
    asks: {
      scope: 'the schools or associations that would hold the course',
      beneficiaries: 'the occupations to be taught and their number, with a public source',
      urgency: 'evidence of harm where the finding is not known',
    },
  },
  {
    id: 'working-tool',
    of: 'work',
    after: ['study'],
    weight: 30,
    fits: /\b(program|software|code|model|cell|rig|method|test|equation|detector|process|prototype)\w*/gi,
    onlyIfFit: true,
    titles: [
      'Turning {Product} into a Working Tool for {Actors}',
      'Turning {Product} into a Working Tool for Practice',
    ],
    undertaking: [
      'I propose to turn {product}, which I developed in {work}, into a tool that {actors} can use by themselves.',
      'I propose to turn {product}, which I developed in {work}, into a tool that others can use by themselves.',
    ],
    method: [
      'I would rebuild {theProduct} for ordinary conditions, test it with people who had no part in the research, and remove what they cannot handle.',
    ],
    merit: ['The results of {ref} show what {theProduct} can do; in the hands of others it would do so every day.'],
    scope: ['Not one laboratory but everyone with the same task could use the tool.'],
    urgency: ['As long as {theProduct} stays where it was developed, nobody else has the use of it.'],
    beneficiaries: [
      'The gain is for {actors}: they would have the tool without developing it themselves.',
      'The gain is for those who would have the tool without developing it themselves.',
    ],
    impact: ['In the end {theProduct} would be in daily use where I have no part in the work.'],
    asks: {
      scope: 'the first users who would take it up, with a letter from one of them',
      beneficiaries: 'how many such users there are in the United States, with a source',
      urgency: 'what users do today without it, and at what cost, with a source',
    },
  },
  {
    id: 'enlarge',
    of: 'work',
    after: ['collection'],
    weight: 30,
    fits: /\b(downloaded|groups|states|sites|images|frames|labels?|declined|missing|open)\w*/gi,
    yields: 'records',
    titles: ['Enlarging {Call} with Contributions from {Actors}', 'Enlarging {Call} by Cases That Are Not in It Yet'],
    undertaking: [
      'I propose to enlarge {call} by the cases that are not in it yet, above all those in which methods fail.',
    ],
    method: [
      'I would look for the gaps together with users of the data, collect cases for these gaps only, and label them by the rules of {work}.',
    ],
    merit: ['A method is only as good as the cases on which it was tried.'],
    scope: ['The data would stay open to everyone under the same terms.'],
    urgency: ['Users should know in which cases a method fails before they rely on it.'],
    beneficiaries: [
      'Those who gain are {users}, who rely on methods that were tried on the data.',
      'Those who gain are all who rely on methods that were tried on the data.',
    ],
    impact: ['It would be known in which cases a method may be trusted.'],
    asks: {
      scope: 'who would contribute data, with a letter from one of them',
      beneficiaries: 'who uses the data today, with a source',
      urgency: 'failures of methods in cases that the data lack, with a source',
    },
  },
  {
    id: 'benchmark',
    of: 'work',
    after: ['collection'],
    weight: 28,
    fits: /\b(compare|groups|methods?|detector|model|percent|agreed|disagree|common)\w*/gi,
    titles: [
      'A Public Test by Which {Actors} Can Compare Methods on {Call}',
      'A Public Test and Yearly Comparison of Methods on {Call}',
    ],
    undertaking: [
      'I propose a public test on {call}, with hidden cases and fixed rules, by which methods can be compared once a year.',
    ],
    method: [
      'A part of the cases would be held back, the measures fixed beforehand, and the results of all who take part published side by side.',
    ],
    merit: ['Claims about methods can be believed when they were tested on cases that their makers had not seen.'],
    scope: ['Makers, buyers and researchers could all take part, or use the results, without charge.'],
    urgency: ['Those who buy such methods today have no common measure to go by.'],
    beneficiaries: [
      'The gain is for {actors}: they could ask a seller for results on the same cases.',
      'The gain would be for those who buy such methods and could ask for results on the same cases.',
    ],
    impact: ['A yearly table of results would exist that anyone can check.'],
    asks: {
      scope: 'who would run the test and keep the hidden cases',
      beneficiaries: 'buyers or agencies that would ask for the results',
      urgency: 'a purchase or rule that is being prepared',
    },
  },
]
