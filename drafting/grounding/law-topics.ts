/** What the law says of one matter, and where the library holds it. */
export interface LawTopic {
  /** How a sentence speaks of the matter. */
  form: RegExp
  /** `never`: the law asks for no such thing; `open`: it shuts nothing out; `told`: it says this. */
  stance: 'never' | 'open' | 'told'
  /** The authorities that speak of it; of Dhanasar with the pages. */
  at: readonly string[]
  pages?: readonly number[]
  /** Where a note is cited, those that speak of it. */
  notes?: readonly number[]
}

const WAIVER: readonly string[] = ['dhanasar', 'policy-manual-6-f-5']

/** The matters of a petition for a waiver; none is of the applicant. */
export const LAW_TOPICS: readonly LawTopic[] = [
  {
    form: /\b(?:three|3)(?:-| )(?:prongs?|elements?|parts?)\b|\bframework\b[^.;]{0,60}\b(?:established|adopted|announced|introduced|set (?:out|forth)|laid down)\b/iu,
    stance: 'told',
    at: WAIVER,
    pages: [884, 886, 888, 889],
  },
  {
    form: /\bmore likely than not (?:to )?(?:\p{L}+ )?(?:succeed|success)|\bsucc(?:ess|eed\w*)\b[^.;]{0,30}\b(?:more likely than not|probable|certain|guaranteed|assured|proven)\b|\b(?:likely|certain|sure|bound) to succeed\b|\bsucceed in the end\b|\bultimate(?:ly)? succe\w+|\b(?:certainty|guarantee|assurance|likelihood|probability) of success\b/iu,
    stance: 'never',
    at: WAIVER,
    pages: [890],
  },
  {
    form: /\b(?:immediate|quantifiable|measurable|demonstrated|direct)(?:,? (?:or|and) \p{L}+)? (?:economic|monetary|commercial|financial) (?:impacts?|effects?|benefits?|returns?|profits?|gains?)|\b(?:revenue|profits?|profitab\w+)\b/iu,
    stance: 'never',
    at: WAIVER,
    pages: [889, 890],
  },
  {
    form: /\bgeograph\w+|\bnational in scope\b|\b(?:in|across|throughout|spans?) (?:several|many|all|most|every|the whole|the entire)(?: \p{L}+)? (?:states?|country|nation|regions?)\b/iu,
    stance: 'never',
    at: WAIVER,
    pages: [887, 889, 890],
  },
  {
    form: /\b(?:number|count|tally) of (?:persons|people|workers|employees|jobs)\b/iu,
    stance: 'never',
    at: WAIVER,
    pages: [889, 890],
  },
  {
    form: /\bharm(?:ed|s)? (?:to |done to )?(?:the )?(?:national interest|nation|country|United States)\b|\bnational harm\b|\bnational interest would (?:be harmed|suffer|be (?:injured|damaged|adversely affected))|\badversely affect\w* the national interest\b/iu,
    stance: 'never',
    at: WAIVER,
    pages: [891],
  },
  {
    form: /\bcompar\w+ (?:\S+ ){0,8}workers?\b|\bno (?:\S+ ){0,3}(?:U\.S\. |American |domestic )?workers? (?:is|are|can|could|would|has|have)\b|\bunavailab\w+ of (?:\S+ ){0,3}workers?\b|\bU\.S\. workers? (?:is|are) (?:unavailable|lacking)|\b(?:better|greater) (?:\S+ ){0,4}than (?:\S+ ){0,3}(?:U\.S\.|American|domestic|available) workers?\b/iu,
    stance: 'never',
    at: WAIVER,
    pages: [891],
  },
  {
    form: /\b(?:locally|regionally|local|regional)(?:ly)?(?:,? or \p{L}+)?(?: |-)(?:focus\w*|undertaking|endeavors?|effects?|scope|projects?)\b|\b(?:one|single) (?:geographic )?(?:area|region|state|county|city)\b/iu,
    stance: 'open',
    at: WAIVER,
    pages: [887, 889, 890],
  },
  {
    form: /\bpotential prospective impact\b|\bbroader implications\b/iu,
    stance: 'told',
    at: WAIVER,
    pages: [889, 890, 892],
  },
  {
    form: /\beducation, skills\b|\brecord of success\b|\bmodel or plan\b|\bplan for future activities\b|\bpotential (?:customers|users|investors)\b|\bfactors of the second prong\b/iu,
    stance: 'told',
    at: WAIVER,
    pages: [890, 892, 893],
  },
  {
    form: /\bdiscretion\w*\b/iu,
    stance: 'told',
    at: [...WAIVER, 'ina-203-b-2-b-i', 'flores-v-garland'],
    pages: [886, 888, 889, 894],
    notes: [9],
  },
  {
    form: /\bexpertise\b[^.;]{0,60}\b(?:enough|suffic\w+|alone|by itself|in itself)\b/iu,
    stance: 'told',
    at: WAIVER,
    pages: [886],
    notes: [3],
  },
  { form: /\bimpractical\b/iu, stance: 'told', at: WAIVER, pages: [890, 891] },
  { form: /\bsufficiently urgent\b/iu, stance: 'told', at: WAIVER, pages: [890, 891] },
  { form: /\bfactors of the third prong\b/iu, stance: 'told', at: WAIVER, pages: [890, 891] },
  {
    form: /\bnational importance\b|\bsubstantial merit\b|\bwell[ -]positioned\b|\b(?:first|second|third) prong\b/iu,
    stance: 'told',
    at: WAIVER,
  },
  {
    form: /\bpreponderance\b/iu,
    stance: 'told',
    at: ['dhanasar', 'chawathe'],
    pages: [889, 890, 893, 894],
    notes: [8],
  },
  {
    form: /\bburden (?:of proof|of (?:establishing|proving|showing)|is|rests|lies|remains)\b/iu,
    stance: 'told',
    at: ['dhanasar', 'chawathe', 'ina-291', 'soffici'],
    pages: [889, 894],
  },
  { form: /\btranslat(?:ions?|ors?|ed)\b/iu, stance: 'told', at: ['cfr-103-2-b-3'] },
  { form: /\b(?:at|as of) the (?:time|date|moment) of filing\b/iu, stance: 'told', at: ['cfr-103-2-b-1'] },
  {
    form: /\bmembership (?:in|of) (?:\p{L}+ )?(?:professional )?associations?\b/iu,
    stance: 'told',
    at: ['cfr-204-5-k-3-ii-e', 'cfr-204-5-k-3-ii'],
  },
  {
    form: /\bsalary\b|\bremuneration\b/iu,
    stance: 'told',
    at: ['cfr-204-5-k-3-ii-d', 'cfr-204-5-k-3-ii'],
  },
  {
    form: /\bten years\b/iu,
    stance: 'told',
    at: ['cfr-204-5-k-3-ii-b', 'cfr-204-5-k-3-ii', 'cfr-204-5-k-3-i'],
  },
  {
    form: /\blicen[sc]e to practice\b|\bcertification for a particular\b/iu,
    stance: 'told',
    at: ['cfr-204-5-k-3-ii-c', 'cfr-204-5-k-3-ii'],
  },
  { form: /\bcomparable evidence\b/iu, stance: 'told', at: ['cfr-204-5-k-3-iii', 'policy-manual-6-f-5'] },
  {
    form: /\badvanced degree\b|\bprogressive\b/iu,
    stance: 'told',
    at: ['cfr-204-5-k-2', 'cfr-204-5-k-3-i', 'ina-203-b-2', 'policy-manual-6-f-5'],
  },
  {
    form: /\bexceptional ability\b/iu,
    stance: 'told',
    at: ['cfr-204-5-k-2', 'cfr-204-5-k-3-ii', 'cfr-204-5-k-3-iii', 'ina-203-b-2', 'policy-manual-6-f-5'],
  },
  {
    form: /\bjob offer\b|\blabor certification\b/iu,
    stance: 'told',
    at: [...WAIVER, 'ina-203-b-2', 'ina-203-b-2-a', 'ina-203-b-2-b-i', 'cfr-204-5-k-4-ii', 'cfr-204-5-k-1'],
  },
]

/** Who decided a case, as a sentence may say it; in the words of the citation. */
export const DECIDERS: readonly { form: RegExp; by: string }[] = [
  { form: /\bAdministrative Appeals Office\b|\bAAO\b/u, by: 'AAO' },
  {
    form: /\bBoard(?: of Immigration Appeals)? (?:has |had )?(?:held|ruled|decided|found|recogni[sz]ed|explained|observed|confirmed|stated)|\bBIA\b/u,
    by: 'BIA',
  },
  { form: /\bSupreme Court\b(?! of)/u, by: 'S. Ct.' },
  { form: /\b(?:First|1st) Circuit\b|\(1st Cir\./u, by: '1st Cir.' },
  { form: /\b(?:Second|2nd|2d) Circuit\b|\(2d Cir\./u, by: '2d Cir.' },
  { form: /\b(?:Third|3rd|3d) Circuit\b|\(3d Cir\./u, by: '3d Cir.' },
  { form: /\b(?:Fourth|4th) Circuit\b|\(4th Cir\./u, by: '4th Cir.' },
  { form: /\b(?:Fifth|5th) Circuit\b|\(5th Cir\./u, by: '5th Cir.' },
  { form: /\b(?:Sixth|6th) Circuit\b|\(6th Cir\./u, by: '6th Cir.' },
  { form: /\b(?:Seventh|7th) Circuit\b|\(7th Cir\./u, by: '7th Cir.' },
  { form: /\b(?:Eighth|8th) Circuit\b|\(8th Cir\./u, by: '8th Cir.' },
  { form: /\b(?:Ninth|9th) Circuit\b|\(9th Cir\./u, by: '9th Cir.' },
  { form: /\b(?:Tenth|10th) Circuit\b|\(10th Cir\./u, by: '10th Cir.' },
  { form: /\b(?:Eleventh|11th) Circuit\b|\(11th Cir\./u, by: '11th Cir.' },
  { form: /\bD\.C\. Circuit\b|\(D\.C\. Cir\./u, by: 'D.C. Cir.' },
]
