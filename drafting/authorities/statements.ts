/** What the law says of one matter, in a form against which a sentence can be held. */
export interface Statement {
  /** How a sentence speaks of the matter. */
  matter: RegExp
  /** The authorities that say it. */
  at: readonly string[]
  /** What a sentence on the matter may not say, unless it denies it. */
  contrary?: RegExp
  /** What a sentence that cites one of these authorities on the matter says with it. */
  told?: RegExp
  reason: string
}

const AGENCY = 'USCIS|the (?:agency|Service|Secretary|Attorney General|officer|adjudicator)|(?:adjudicating )?officers?'
const BOUND =
  'must|shall|has to|have to|will always|cannot but|is (?:bound|obliged|required|compelled|obligated) to|are (?:bound|obliged|required|compelled|obligated) to'

export const STATEMENTS: readonly Statement[] = [
  {
    matter: /\b(?:claim|proof|prove[nds]?|proving|show[ns]?|showing|demonstrat\w+|establish\w*|standard|eligib\w+)\b/iu,
    at: ['chawathe', 'dhanasar'],
    contrary:
      /\bbeyond (?:a |any |all |every )?(?:(?:reasonable|shadow of a) )?doubts?\b|\bclear and convincing\b|\bunequivocal(?:ly)?\b|\b(?:absolute|moral|complete|virtual) certainty\b|\bto a certainty\b|\bconclusive proof\b/iu,
    reason: 'the standard of proof is the preponderance of the evidence',
  },
  {
    matter: /\b(?:grant|approv|waive|issu)\w*/iu,
    at: ['dhanasar', 'ina-203-b-2-b-i', 'flores-v-garland'],
    contrary: new RegExp(
      `\\b(?:${AGENCY}) (?:\\p{L}+ly )?(?:${BOUND}) (?:\\p{L}+ly )?(?:grant|approve|waive|issue)\\b|\\b(?:waivers?|petitions?|classification|visas?) (?:\\p{L}+ )?(?:must|shall|has to|have to) be (?:\\p{L}+ly )?(?:granted|approved|issued)\\b|\\bright to (?:a|the) waiver\\b`,
      'iu',
    ),
    reason: 'a waiver may be granted, as a matter of discretion',
  },
  {
    matter: /\bprofessions? (?:(?:is|are) (?!defined|open|listed|named|not)|means?\b)/iu,
    at: ['cfr-204-5-k-2'],
    told: /\b(?:baccalaureate|bachelor|degree|101\(a\)\(32\)|architects?|teachers?)/iu,
    reason: 'a profession asks for a baccalaureate or its equivalent as the minimum for entry',
  },
  {
    matter: /\badvanced degree (?:is (?!defined|shown|held|required|asked)|means\b)/iu,
    at: ['cfr-204-5-k-2'],
    told: /\b(?:above|beyond|higher than|master|doctor)/iu,
    reason: 'an advanced degree lies above the baccalaureate',
  },
  {
    matter: /\bexceptional ability (?:is (?!defined|shown|held|required|asked|not)|means\b)/iu,
    at: ['cfr-204-5-k-2'],
    told: /\b(?:significantly|well|considerably|far) above\b|\bat least three\b/iu,
    reason: 'exceptional ability is expertise significantly above that ordinarily encountered',
  },
  {
    matter: /\b(?:considered|deemed|treated|counted|regarded)[^.;]{0,25}\bequivalent of a (?:master|doctor)/iu,
    at: ['cfr-204-5-k-2', 'policy-manual-6-f-5'],
    told: /\bmaster/iu,
    reason: 'a baccalaureate with five years of progressive experience is the equivalent of a master’s degree',
  },
  {
    matter: /\b(?:merit|importance|waive[rd]?|waiving|endeavors?)\b/iu,
    at: ['dhanasar', 'ina-203-b-2-b-i'],
    contrary:
      /\b(?:only|solely|exclusively) (?:in|by|for|to|within|through)\b|\b(?:is|are) (?:confined|limited|restricted|reserved) (?:to|for)\b/iu,
    reason: 'merit, importance and waiver are confined to no kind of work, proof or person',
  },
  {
    matter: /\bDhanasar\b|\bnational interest waivers?\b/u,
    at: ['dhanasar', 'policy-manual-6-f-5'],
    contrary:
      /\b(?:two|four|five|six|seven|[24-9])(?: |-)(?:prongs?|elements?|part tests?|part frameworks?|part inquir(?:y|ies))\b/iu,
    reason: 'the framework of Dhanasar has three elements',
  },
  {
    matter: /\bsix (?:kinds|types|criteria|categories|forms)\b/iu,
    at: ['cfr-204-5-k-3-ii', 'policy-manual-6-f-5'],
    contrary: /\b(?:all|each|every one) (?:of )?(?:the )?six\b/iu,
    reason: 'at least three of six kinds of evidence are asked for',
  },
  {
    matter: /\bburden\b/iu,
    at: ['ina-291', 'dhanasar', 'chawathe'],
    contrary:
      /\bburden\b[^.;]{0,60}\b(?:rests?|lies?|falls?|is|shifts?|belongs?|passes)\b[^.;]{0,12}\b(?:the government|USCIS|the agency|the officer|the Service|the Secretary|the director)/iu,
    reason: 'the burden of proof is the petitioner’s',
  },
  {
    matter: /\b(?:experts?|letters?|opinions?|evaluations?)\b/iu,
    at: ['caron', 'sea'],
    contrary:
      /\b(?:is|are) (?:\p{L}+ly )?binding\b|\bbinds? (?:USCIS|the (?:agency|Service|officer))|\b(?:must|shall|has to|have to) be (?:accepted|followed|credited|believed)\b/iu,
    reason: 'an opinion of experts is advisory',
  },
  {
    matter: /\beligib\w+/iu,
    at: ['cfr-103-2-b-1'],
    contrary:
      /\b(?:at any time|after (?:the )?filing|once the petition is filed|by the (?:time|day|date) of (?:the )?(?:decision|adjudication))\b/iu,
    reason: 'eligibility is established at the time of filing',
  },
  {
    matter: /\btranslat\w+/iu,
    at: ['cfr-103-2-b-3'],
    contrary:
      /\b(?:summary|partial|machine|uncertified) translations?\b[^.;]{0,30}\b(?:suffic\w+|is enough|may|is sufficient)\b|\bno translation\b[^.;]{0,20}\b(?:needed|required)\b/iu,
    reason: 'a translation is full and certified',
  },
  {
    matter: /\b(?:fil(?:e[ds]?|ing)|self-petition\w*|petition)\b/iu,
    at: ['cfr-204-5-k-1', 'dhanasar', 'policy-manual-6-f-5'],
    contrary:
      /\bonly (?:an|the|a U\.S\.) employer (?:may|can) (?:file|petition)\b|\b(?:may|can) ?not (?:self-petition|file (?:it )?on (?:his|her|their) own behalf)\b/iu,
    reason: 'whoever asks for the waiver may file on his or her own behalf',
  },
]

/** What a decision tells of its own petitioner, as the words in which it may be retold. */
export const STORIES: Readonly<Record<string, { of: RegExp; tells: string }>> = {
  dhanasar: {
    of: /\b(?:the )?petitioner (?:in (?:that|the|this) (?:decision|case|matter)|there|in (?:Matter of )?Dhanasar)\b|\b(?:Mr|Dr)\. Dhanasar\b/iu,
    tells:
      'A researcher and educator in aerospace engineering, a self-petitioner, eligible and qualified, established and demonstrated by evidence of the record that he was well positioned to advance the proposed endeavor: he holds two master of science degrees in mechanical engineering and applied physics and a Ph.D. or doctorate in engineering, three graduate degrees, from North Carolina A&T University, where he worked as a postdoctoral research associate. His graduate and postgraduate research focused on hypersonic propulsion systems and computational fluid dynamics; he developed a validated computational model of an engine and a novel numerical method for calculating air flow, and intends to continue his research at the university. Publications and published materials that cite his work; membership in professional associations; research and teaching activities; detailed letters of experts in senior positions in academia, government and industry describing and attesting; media articles; the interest of the House Committee on Armed Services and of the government and its bodies; military and civilian technologies such as nano-satellites, missiles and vehicles; national security, defense and competitiveness; the mission of the Department of Defense; he played a significant and key role in projects funded by grants from NASA, the Air Force Research Laboratories and DOD; he initiated grant proposals, was the primary award contact and the only listed researcher on many grants; peer interest; consistent and sustained government funding, investment, support, record of success, successful research; education, experience, expertise, skills and knowledge; contributions of value; STEM teaching and mentorship programs for students had merit but did not qualify for lack of broader impact on the field of education. The appeal was sustained and the petition approved; the burden was met; discretion was exercised in favor.',
  },
}
