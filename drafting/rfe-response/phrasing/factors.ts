import type { Factor } from '#domain/rfe.ts'
import { arguing } from '../../proof/frames.ts'

/** What the law asks on a factor and how the evidence told before meets it; the last word of an answer that has evidence. */
export const MEETS: Readonly<Record<Factor, readonly string[]>> = {
  advanced_degree: arguing(
    'The degree is offered by the official academic record that {CFRk3i} names; {CFRk2} asks for its level and not for its title.',
    'An official academic record is what {CFRk3i} calls for.',
  ),
  five_years: arguing(
    'What {CFRk3i} asks is that letters of employers show progressive work in the specialty after the degree; the evidence above is offered to that end.',
  ),
  exceptional_ability: arguing(
    'Three of the six kinds of evidence suffice for the first step, {CFRk3ii}; whether they show expertise significantly above the ordinary, {CFRk2}, is then a question of the whole record.',
  ),
  final_merits: arguing(
    'Taken as a whole, the evidence goes to the one question of {CFRk2}: expertise significantly above that ordinarily encountered in the field.',
  ),
  occupation: arguing(
    'What makes an occupation a profession is the degree that entry into it requires, {CFRk2}; that is what this evidence is about.',
  ),
  endeavor: arguing(
    'This is one undertaking and not an occupation, which is the distinction that {Dhanasar889} draws with the words “{q:specific endeavor}.”',
    'What is proposed is thus told by its work, its means and those it serves, which is what a specific endeavor comes to. {Dhanasar889}.',
  ),
  substantial_merit: arguing(
    'Merit asks for no proof of an immediate or quantifiable effect, {Dhanasar889}; the evidence shows what the endeavor is good for.',
  ),
  national_importance: arguing(
    'The evidence goes to “{q:potential prospective impact},” {Dhanasar889to890}, which is the measure of national importance, and not to the size of one employer.',
    'What counts is the broader implication of the endeavor, {Dhanasar889to890}, and that is what this answer turns on.',
  ),
  education_and_skills: arguing(
    'Education, skills and knowledge are the first of the factors that {Dhanasar890} names; here they are those that the endeavor calls for.',
  ),
  record_of_success: arguing(
    'A record of success in related or similar efforts is what {Dhanasar890} looks to; what each of the efforts told here was about shows how it is related to the endeavor.',
  ),
  plan: arguing(
    'A model or plan for future activities is one factor among several, {Dhanasar890}, and the decision asks for no proof that the endeavor is more likely than not to succeed. {Dhanasar890}.',
  ),
  progress: arguing(
    'The decision counts progress among its factors, {Dhanasar890}; what has been done so far is told above.',
  ),
  interest: arguing(
    'The interest of those who would use or support the work is named by {Dhanasar890} as evidence of a good position, and what is told above is what they have put in writing or done.',
  ),
  letters: arguing(
    'Letters weigh by what their writers know at first hand and by the papers that bear them out; read in this way, {Dhanasar889n8}, these go to the point.',
  ),
  impractical: arguing(
    'These reasons go to the first factor of the balance: whether it would be impractical to secure a job offer or to obtain a labor certification. {Dhanasar890to891}.',
  ),
  benefit_despite_workers: arguing(
    'The question assumes that other qualified workers are available, and asks whether the United States would still benefit, {Dhanasar890to891}; it is to that question that the contributions told above go.',
  ),
  urgency: arguing(
    'These reasons go to whether the national interest in the contributions is urgent enough to forgo the labor certification process, {Dhanasar890to891}, which is weighed with the other factors of the balance.',
  ),
  balance: arguing(
    'The balance asks neither for harm nor for a comparison with U.S. workers, {Dhanasar891}; the petitioner respectfully submits that what is shown above, taken together, favors the waiver.',
  ),
  form: [],
  signature: [],
  translation: arguing('A full translation with the translator’s certification is what {CFRtranslation} asks.'),
  fee: [],
  other: [],
}

/** The same while those who are to write have not written. */
export const UNWRITTEN: Readonly<Partial<Record<Factor, readonly string[]>>> = {
  interest: arguing(
    'The interest of those who would use or support the work is named by {Dhanasar890} as evidence of a good position.',
  ),
}

/** Words of a factor by which a passage of the record is known to speak of it. */
export const ABOUT: Readonly<Record<Factor, string>> = {
  advanced_degree:
    'degree university diploma transcript evaluation equivalent bachelor master doctoral studied graduated',
  five_years: 'years experience progressive position employed employer specialty duties full-time promoted',
  exceptional_ability: 'license award membership salary experience recognition expertise academic record',
  final_merits: 'expertise recognition significantly above field achievements',
  occupation: 'occupation profession degree required entry position',
  endeavor: 'endeavor propose plan develop build provide carry steps',
  substantial_merit: 'merit improve reduce benefit need problem value',
  national_importance:
    'national United States states nationwide beyond others open every reach impact importance economy field counties hospitals schools',
  education_and_skills: 'degree studied skills knowledge training expertise license qualified',
  record_of_success: 'developed led designed published results used success project achieved record cited',
  plan: 'plan will step year phase fund publish timeline build',
  progress: 'begun already progress completed first since prototype agreed built',
  interest: 'use adopt interest letter agreed partner customer county hospital school company users fund invest',
  letters: 'letter writes recommend professor director knows independent',
  impractical: 'labor certification job offer employer impractical minimum requirements self position',
  benefit_despite_workers: 'contribution benefit results workers available skills unique',
  urgency: 'urgent now delay time soon flood need growing immediate',
  balance: 'balance benefit waiver United States',
  form: 'form part question',
  signature: 'signature signed',
  translation: 'translation translator certified language',
  fee: 'fee payment',
  other: '',
}

/** Questions that an officer puts in particular, by the words of the finding, and those by which an answer meets them. */
export const PARTICULARS: readonly { asked: RegExp; told: RegExp; ask: string }[] = [
  {
    asked: /\b(?:fund(?:s|ed|ing)?|paid|pay for|financ\w+|budget|capital)\b/iu,
    told: /\b(?:fund\w*|grants?|paid|pays?|budget|invest\w*|financ\w+|dollars|sponsor\w*)\b|\$/iu,
    ask: 'how this is paid for, with the paper that shows it',
  },
  {
    asked: /\b(?:timeline|time ?frame|schedule|when (?:he|she|they|the \w+) (?:will|would|plans?))\b/iu,
    told: /\b(?:\d+ (?:to \d+ )?years?|months?|by (?:19|20)\d\d|in (?:19|20)\d\d|first year|quarter)\b/iu,
    ask: 'the steps of the plan with their times',
  },
  {
    asked:
      /\b(?:(?:own|individual|specific|personal) (?:role|contributions?)|co-?authors?|role (?:is|was|remains) (?:not|un)\w*)\b/iu,
    told: /\b(?:as (?:the )?(?:lead|first|sole|principal)|led|designed|developed|wrote|built|own part|was responsible)\b/iu,
    ask: 'a letter of somebody who knows at first hand what the petitioner’s own part was',
  },
  {
    asked: /\b(?:independent|objective) (?:\w+ )?(?:letters?|evidence|experts?|sources?|testimon\w+)\b/iu,
    told: /\bindependent\b/iu,
    ask: 'a letter or source that is independent of the petitioner',
  },
  {
    asked: /\bcitations?\b/iu,
    told: /\bcit(?:ed|ations?)\b/iu,
    ask: 'how others have used the work that they cite, with the passages',
  },
]
