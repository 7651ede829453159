/** What a petition letter has to take up under a heading of its own, in this order, and the pins at which Dhanasar speaks of it. */
export interface PetitionPart {
  name: string
  heading: RegExp
  /** One of these is cited under the heading or one below it; absent where the part states no rule. */
  cites?: readonly string[]
}

export const PETITION_PARTS: readonly PetitionPart[] = [
  { name: 'the introduction and request', heading: /\bintroduction\b|\brequest\b/iu },
  { name: 'eligibility for the classification', heading: /\beligib|\bclassification\b/iu },
  { name: 'the proposed endeavor', heading: /\bproposed endeavor\b/iu },
  {
    name: 'the first element',
    heading: /\bsubstantial merit and national importance\b/iu,
    cites: ['889', '889-90', '890'],
  },
  { name: 'substantial merit', heading: /\bsubstantial merit\b(?! and national)/iu, cites: ['889'] },
  { name: 'national importance', heading: /(?<!and )\bnational importance\b/iu, cites: ['889', '889-90', '887'] },
  { name: 'the second element', heading: /\bwell positioned\b/iu, cites: ['890'] },
  { name: 'education, skills and knowledge', heading: /\beducation\b/iu },
  { name: 'the record of success', heading: /\brecord of success\b/iu },
  { name: 'the plan and the progress under it', heading: /\bplan\b.*\bprogress\b|\bprogress\b.*\bplan\b/iu },
  { name: 'the interest of users and others', heading: /\binterest of\b/iu },
  { name: 'the third element', heading: /\bon balance\b/iu, cites: ['890-91', '891'] },
  {
    name: 'why a labor certification is impractical',
    heading: /\bimpractical/iu,
    cites: ['890-91', '890-91 n.10', '890 n.10', '885'],
  },
  { name: 'the benefit even if U.S. workers are available', heading: /\bbenefit even\b|\bworkers are available\b/iu },
  { name: 'urgency', heading: /\burgen/iu },
  { name: 'discretion', heading: /\bdiscretion\b/iu, cites: ['889 n.9', '886'] },
]

/** What the decision says at which pins: a sentence that says it and cites the decision cites it there. */
export const HOLDINGS: readonly { says: RegExp; pins: readonly string[] }[] = [
  { says: /\bmore likely than not to (?:ultimately )?succeed\b|\bsuccess need not be\b/iu, pins: ['890'] },
  {
    says: /\bshowing of harm\b|\bharm to the national interest\b|\bcomparison (?:against|with) U\.S\. workers\b/iu,
    pins: ['891'],
  },
  { says: /\bsufficiently urgent\b/iu, pins: ['890-91', '891'] },
  { says: /\bqualified U\.S\. workers are available\b/iu, pins: ['890-91', '891', '893'] },
  { says: /\bmodel or plan\b|\bplan for future activities\b/iu, pins: ['890'] },
  { says: /\bpure science\b|\bculture, health,? or education\b/iu, pins: ['889'] },
  { says: /\bone geographic area\b/iu, pins: ['889'] },
  { says: /\bsignificant potential to employ U\.S\. workers\b|\beconomically depressed\b/iu, pins: ['889-90', '890'] },
  { says: /\bnot easily (?:articulated|put)\b|\bunique knowledge or skills\b/iu, pins: ['890 n.10', '890-91 n.10'] },
  { says: /\bminimum requirements\b/iu, pins: ['885'] },
  { says: /\bSTEM education\b/iu, pins: ['893'] },
  { says: /\bmore likely than not (?:satisfies|true)\b/iu, pins: ['889 n.8'] },
]
