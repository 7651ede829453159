import type { Point } from './point.ts'

/** The balance: the factors of Matter of Dhanasar, 26 I&N Dec. at 890-91. */

const NO_SHORTAGE =
  'Do not argue with a shortage of workers, and do not compare yourself with U.S. workers: neither is asked for ({dhanasar@891}).'

export const impractical: Point = {
  title: 'Why a job offer or labor certification is impractical',
  fields: ['endeavors.title'],
  also: [
    'futureplan.plans',
    'endeavors.exp_applicant_qualifications',
    'professionalhistory.required_skills',
    'endeavors.exp_nation_impt_scope',
  ],
  papers: /\b(?:business|incorporat|registration|contract|self-employ|ownership|plan)\b/iu,
  words:
    /\b(?:self-employ|founder|own company|several|open license|contract|consult|not tied|unique|skills|labor certification|impractical)/giu,
  risk: 'some',
  needs: [
    {
      what: 'Reasons from the endeavor itself why no single employer could file for it',
      asked: /\b(?:impractical|job offer|labor certification|employer|self-employ)/iu,
      usual: true,
      days: 2,
    },
    {
      what: 'Papers of self-employment, ownership or work for several bodies',
      asked: /\b(?:self-employ|own(?:er|ership)|compan(?:y|ies)|business|incorporat)/iu,
      papers: /\b(?:incorporat|registration|ownership|operating agreement|business)\b/iu,
      days: 7,
    },
  ],
  advice: [
    'Give the reason that lies in the endeavor: work of your own, work for many bodies at once, or skills that a list of minimum requirements cannot hold ({dhanasar@890 n.10}).',
    'Time and cost of labor certification are no reason.',
    NO_SHORTAGE,
  ],
}

export const benefitDespiteWorkers: Point = {
  title: 'Benefit even if U.S. workers are available',
  fields: ['endeavors.exp_nation_impt_impact'],
  also: ['professionalprojects.impact', 'futureplan.impact', 'academicprojects.impact'],
  papers: /\b(?:adoption|patent)/iu,
  words: /\b(?:contribut|benefit|unique|first|only|adopted|developed|value|save[sd]?|patent)/giu,
  risk: 'some',
  needs: [
    {
      what: 'The contributions that only come with this person, each with its exhibit',
      asked: /\b(?:contribut|benefit|workers|available|qualified)/iu,
      usual: true,
      days: 2,
    },
  ],
  advice: [
    'Name the contributions that the country would have from you even if other qualified people are there ({dhanasar@891}).',
    NO_SHORTAGE,
  ],
}

export const urgency: Point = {
  title: 'Urgency',
  fields: ['endeavors.exp_nation_impt_urgency', 'futureplan.eta'],
  also: ['futureplan.current_progress'],
  papers: /\b(?:report|policy|strategy|deadline|order)\b/iu,
  words: /\b(?:urgen|now|growing|deadline|by 20\d\d|immediate|delay|soon|rapid|already)/giu,
  risk: 'some',
  needs: [
    {
      what: 'Official sources that say why the matter cannot wait, with dates',
      asked: /\b(?:urgen|time|immediate|delay|why)/iu,
      usual: true,
      papers: /\b(?:strategy|policy|executive order|report)\b/iu,
      days: 3,
    },
  ],
  advice: [
    'Prove the urgency with dated official sources, and tie it to this endeavor ({dhanasar@891}).',
    'Urgency is one factor among three: if it cannot be proved, say less of it and more of the other two.',
    NO_SHORTAGE,
  ],
}

export const balance: Point = {
  title: 'The balance that speaks for a waiver',
  fields: ['endeavors.exp_nation_impt_urgency', 'endeavors.exp_nation_impt_impact'],
  also: ['professionalprojects.impact', 'futureplan.impact'],
  papers: /\b(?:adoption|strategy|policy)/iu,
  words: /\b(?:benefit|balance|outweigh|urgen|contribut|waive|impractical|adopted|national)/giu,
  risk: 'high',
  needs: [
    {
      what: 'One paragraph for each of the three factors of the third prong, with exhibits',
      asked: /\b(?:balance|benefit|waive|factors?|outweigh|labor certification)/iu,
      usual: true,
      days: 2,
    },
  ],
  advice: [
    'Take the three factors one by one: why a job offer is impractical, what the country gains even if others are available, and what is urgent ({dhanasar@890-91}). Then weigh them in one paragraph.',
    'Do not repeat the first two prongs: say why what they show outweighs the purpose of labor certification ({dhanasar@890}).',
    NO_SHORTAGE,
  ],
}
