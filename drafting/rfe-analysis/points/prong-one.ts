import type { Point } from './point.ts'

/** Substantial merit and national importance (Matter of Dhanasar, 26 I&N Dec. at 889-90). */

export const endeavor: Point = {
  title: 'What exactly the endeavor is',
  fields: [
    'endeavors.title',
    'futureplan.plans',
    'futureplan.supporting_doc',
    'futureplan.area_of_focus',
    'endeavors.exp_subs_merit_intric_val',
  ],
  also: ['futureplan.expected_outcomes'],
  papers: /\b(?:plan|endeavor|proposal|statement)\b/iu,
  words:
    /\b(?:endeavor|propos|undertak|intend|plans? to|will (?:build|develop|extend|publish|train|test|open|provide|create|design|lead))/giu,
  risk: 'high',
  needs: [
    {
      what: 'Exact description of the endeavor: what, for whom, by which steps, by when',
      asked: /\b(?:descri|detail|specific|clarif|explain|statement|endeavor|plan)/iu,
      usual: true,
      isHeld: (held) => held.filed.some(({ kind }) => kind === 'endeavor'),
      papers: /\b(?:endeavor statement|statement of|personal statement)\b/iu,
      days: 3,
    },
    {
      what: 'Papers that show the planned work: agreements, letters, drafts, permits',
      asked: /\b(?:contracts?|agreements?|letters?|evidence of|documentation|corroborat)/iu,
      papers: /\b(?:contract|agreement|letter of intent|memorandum|plan document|permit)\b/iu,
      days: null,
    },
  ],
  advice: [
    'Explain the endeavor of the petition more exactly, and cite the page of the petition where each part stands. Do not put a new plan in its place: that would be a material change ({izummi}).',
    'The officer looks at the specific endeavor that you propose, not at your occupation or your field ({dhanasar@889}).',
    'Say what you will do, for whom, how and by when, in words that somebody outside the field can follow.',
  ],
}

export const substantialMerit: Point = {
  title: 'The merit of the endeavor',
  fields: [
    'endeavors.exp_subs_merit_intric_val',
    'endeavors.exp_subs_merit_impact',
    'endeavors.exp_subs_merit_evidence',
    'futureplan.impact',
  ],
  also: ['academicprojects.impact', 'professionalprojects.impact'],
  papers: /\b(?:report|article|study|award|plan)\b/iu,
  words: /\b(?:merit|value|benefit|improve|reduc|safe|health|cost|knowledge|save[sd]?)/giu,
  risk: 'high',
  needs: [
    {
      what: 'Reports or articles on the problem that the endeavor addresses',
      asked: /\b(?:merit|value|benefit|report|article|stud(?:y|ies)|data)\b/iu,
      usual: true,
      papers: /\b(?:report|study|article|statistics)\b/iu,
      days: 3,
    },
  ],
  advice: [
    'Show with papers what the endeavor makes better, and for whom.',
    'Merit may lie in business, science, technology, culture, health or education, and does not need an effect in money ({dhanasar@889}).',
  ],
}

export const nationalImportance: Point = {
  title: 'The national importance of the endeavor',
  fields: [
    'endeavors.exp_nation_impt_impact',
    'endeavors.exp_nation_impt_scope',
    'endeavors.exp_nation_impt_beneficiaries',
  ],
  also: ['professionalprojects.impact', 'academicprojects.impact', 'futureplan.impact', 'futureplan.expected_outcomes'],
  papers:
    /\b(?:adopt|standards? committee|government|federal|department|agency|policy|report|grant|agreement|media|press)/iu,
  words:
    /\b(?:national|nationwide|across the (?:country|united states)|industry|federal|agenc(?:y|ies)|government|standards?|adopt|open license|implications?|jobs?|employ \d|econom|communit(?:y|ies)|states|recyclers|hospitals|schools)/giu,
  risk: 'high',
  needs: [
    {
      what: 'Government or other independent sources that name this problem as a national one',
      asked: /\b(?:government|federal|polic(?:y|ies)|reports?|national(?:ly)?|initiatives?|priorit)/iu,
      usual: true,
      papers:
        /\b(?:government|federal|department of|agency|policy|strategy|executive order|congress|national)\b.{0,60}\b(?:report|strategy|policy|order|plan|notice|testimony|guidance)|\b(?:strategy|policy|executive order)\b/iu,
      get: 'Reports and strategies of federal bodies on this very problem, from their official pages',
      days: 3,
    },
    {
      what: 'Papers that show the work reaching people beyond one employer and its clients',
      asked: /\b(?:beyond|broader|clients?|employer|implications?|impact|field|industry|reach)/iu,
      usual: true,
      papers: /\b(?:adopt|licen[sc]e agreement|customer|users?|download|standard)/iu,
      get: 'Letters or agreements of organizations that use the work or mean to',
      days: 21,
    },
    {
      what: 'Letters of independent experts on the impact that is to be expected',
      asked: /\b(?:letters?|experts?|opinions?|testimon)/iu,
      papers: /\bletter of recommendation\b|\bexpert opinion\b/iu,
      days: 21,
    },
    {
      what: 'Figures behind each claim on jobs or the economy, with their source',
      asked: /\b(?:jobs?|employ|economic|revenues?|figures?|statistic|market|quantif)/iu,
      papers: /\b(?:market|economic|statistics|forecast|projection|financial)\b/iu,
      days: 7,
    },
  ],
  advice: [
    'Argue the impact of this endeavor, not the importance of the field ({dhanasar@889}). Lead the reader step by step from your work to people outside your employer, with a paper for each step.',
    'Reach on a map is not the test: one area of the country may be enough if the effect is broad ({dhanasar@889-90}).',
    'Do not argue that workers are short in the field. It is no ground of a waiver ({policy-manual-6-f-5@D}).',
  ],
}
