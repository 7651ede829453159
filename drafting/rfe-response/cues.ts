import type { Factor } from '#domain/rfe.ts'
import { US_STATES } from '#domain/us-states.ts'

/** How a factor of the balance is spoken of without its name. */
export const OF_BALANCE_CUES: readonly (readonly [Factor, RegExp])[] = [
  [
    'impractical',
    /\bno (?:single |one |other )?(?:employer|company|firm|institution)\b|\bno (?:\p{L}+ ){1,3}(?:has|have|had|offers?|(?:can|could|would) (?:have|offer)) (?:\p{L}+ ){0,3}(?:jobs?|positions?|posts?|vacanc\w+|employment)\b|\b(?:an|any|one) employer (?:would|could|can|will)\b|\bself-employ\w+|\bjob (?:offer|description)s?\b|\bvacanc\w+|\blabor certification\b/iu,
  ],
  [
    'benefit_despite_workers',
    /\b(?:other|few|fellow|no other) (?:\p{L}+ )?\p{L}+(?:ers|ists|ors|ians|nurses|people)\b[^.]{0,60}\b(?:can|could|do|have|has|none|not|but|exist|available)\b|\bnobody else\b|\bno one else\b/iu,
  ],
  [
    'urgency',
    /\b(?:next|coming|this) (?:\p{L}+ )?(?:season|year|winter|summer|spring|autumn|cycle|outbreak)\b|\bbefore then\b|\bdeadlines?\b|\b(?:cannot|can not|must not) wait\b|\bwaiting\b|\bdelays?\b|\bexpires?\b|\burgen\w+/iu,
  ],
]

/** That there is nobody who could employ the petitioner: an argument of the balance, and none of the first two prongs. */
const NO_EMPLOYER =
  /\bno (?:\p{L}+ ){0,3}(?:has|have|had|offers?|(?:can|could|would) (?:have|offer)) (?:\p{L}+ ){0,3}(?:jobs?|positions?|posts?|vacanc\w+|employment)\b|\bno (?:single|one) (?:employer|company|firm|institution)\b|\b(?:not|never) (?:\p{L}+ ){0,3}(?:for|by|with|of) (?:one|a single|any one) employer\b|\blabor certification\b/iu

/** True of a sentence that can stand under a point of this prong. */
export const isOfProng = (text: string, prong: string | null): boolean =>
  (prong !== 'prong_1' && prong !== 'prong_2') || !NO_EMPLOYER.test(text)

const WRITER = String.raw`(?:I|we|he|she|they)`
/** What says how a writer and the petitioner know each other, or that they have nothing to do with each other. */
const OF_ACQUAINTANCE = new RegExp(
  String.raw`\b${WRITER} (?:have |had )?(?:never|not) (?:\p{L}+ ){0,2}(?:employed|met|worked|collaborated|published|supervised|taught|paid|known)\b|\b${WRITER} (?:have |had )?(?:\p{L}+ )?(?:known?|knew|met) (?:him|her|them|the petitioner|(?:Mr|Ms|Mrs|Dr|Prof)\b)|\b${WRITER} (?:have|had) (?:\p{L}+ )?(?:nothing|no (?:\p{L}+ )?(?:interest|ties?|connections?|relations?\p{L}*)) `,
  'iu',
)
/** An officer who asks for letters of independent writers asks for just that. */
const ASKS_ACQUAINTANCE = /\b(?:independen\p{L}+|relationships?|acquaint\p{L}+|knows?|first[- ]hand)\b/iu

/** True of a sentence that gives an officer nothing on what these words ask. */
export const isIdle = (text: string, asked: string): boolean =>
  OF_ACQUAINTANCE.test(text) && !ASKS_ACQUAINTANCE.test(asked)

const STATES = Object.keys(US_STATES).join('|')
const HARM =
  /\b(?:expos(?:e[sd]?|ure)|harm\p{L}*|hazard\p{L}*|risks?|toxic|poison\p{L}*|vapor|dust|disease|injur\p{L}+|deaths?|dying|damag\p{L}+|los(?:s|ses|t)|decay\p{L}*|fail(?:s|ed|ures?)|shortages?)\b/iu
const GOOD =
  /\b(?:sav(?:e|es|ed|ing)|improv\p{L}+|reduc\p{L}+|prevent\p{L}*|protect\p{L}*|preserv\p{L}+|cur(?:e|es|ed)|safe(?:r|ly|ty)?|educat\p{L}+|without (?:lead|mercury|loss|harm|danger)|measured no)\b/iu
/** What was done, and not what is to be. */
const MADE =
  /(?<!\b(?:will|to|shall) (?:be )?)\b(?:developed|invented|designed|built|devised|created|founded|wrote|published|patented|led)\b/iu
const USED =
  /\b(?:has|have) (?:since )?(?:used|adopted|licensed|installed|tested|trained|applied)\b|\b(?:we|they|it|station|cathedral|hospital|school|county|company|museum)s? (?:\p{L}+ )?(?:use[sd]?|adopt(?:s|ed)?|install(?:s|ed)?|run|ran|test(?:s|ed)?|appl(?:y|ies|ied))\b|\b(?:is|are|was|were) (?:\p{L}+ )?(?:used|adopted|installed|tested|cited|trained) (?:by|in|at)\b/iu
const HONORED =
  /\b(?:medals?|prizes?|awards?|awarded|honou?r(?:s|ed)?|elected|recogni[sz]\p{L}+|fellow of|keynote|named (?:him|her|me))\b/iu
const WIDER = new RegExp(
  String.raw`\b(?:nationwide|national(?:ly)?|federal|every|standards?|guidelines?|adopt(?:s|ed)?|publish(?:es|ed)?|without charge|free of charge|open(?:ly)? (?:to|available)|train(?:s|ed|ing)?|courses?|workshops?|other (?:stations|hospitals|schools|counties|companies|states)|across|beyond|throughout|industry)\b|\b(?:${STATES})\b`,
  'iu',
)
const AHEAD =
  /\b(?:I|we|he|she|they|the petitioner) (?:\p{L}+ )?(?:will|plan|intend)s?\b|\bwill be (?:published|held|built|opened)\b/iu
const AGREED =
  /\b(?:agreements?|agreed|contracts?|partners?|letters? of (?:intent|interest)|invited|funded|grants?|ordered|will (?:adopt|use|install|host|buy))\b/iu
const STUDIED =
  /\b(?:degree|diploma|certificate|certified|licen[sc]ed?|studied|graduated|trained (?:as|at|in)|years of|worked as|skills?)\b/iu

/** How papers speak of a factor without the words in which an officer asks for it. */
const CUES: Readonly<Partial<Record<Factor, readonly RegExp[]>>> = {
  final_merits: [HONORED, MADE, USED],
  advanced_degree: [/\b(?:degree|diploma|transcript|graduated|studied|master[’']s|bachelor[’']s|doctora\p{L}+)\b/iu],
  five_years: [/\b(?:years of|worked as|employed|full-time|since (?:19|20)\d\d|until (?:19|20)\d\d)\b/iu],
  occupation: [/\b(?:degree|profession|occupation|worked as)\b/iu],
  endeavor: [AHEAD, /\bendeavou?r\b/iu],
  substantial_merit: [HARM, GOOD],
  national_importance: [WIDER, USED],
  education_and_skills: [STUDIED],
  record_of_success: [MADE, USED, HONORED],
  plan: [AHEAD],
  progress: [MADE, USED, AGREED],
  interest: [AGREED, USED],
  letters: [USED, MADE],
  benefit_despite_workers: [MADE, USED, GOOD, HONORED],
  ...Object.fromEntries(
    OF_BALANCE_CUES.filter(([factor]) => factor !== 'benefit_despite_workers').map(([factor, form]) => [
      factor,
      [form],
    ]),
  ),
}

/** Exceptional ability has six kinds of evidence: a paper speaks of the one that the officer asks for. */
const OF_CRITERIA: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [
    /\bacademic record|\bdegree, diploma|\bdiploma\b/iu,
    [/\b(?:degree|diploma|transcript|graduated|studied|school|university|college)\b/iu],
  ],
  [/\b(?:ten|10) years\b|\bfull-time\b/iu, [/\b(?:years of|worked as|employed|full-time|since (?:19|20)\d\d)\b/iu]],
  [/\blicen[sc]e\b|\bcertification for\b/iu, [/\b(?:licen[sc]ed?|certificate|certified)\b/iu]],
  [/\b(?:salary|remuneration|wages?)\b/iu, [/\b(?:salary|remuneration|wages?|fees?|paid|earn\p{L}*)\b/iu]],
  [/\bmemberships?\b|\bassociations?\b/iu, [/\b(?:members?|membership|fellow|guild|association|society)\b/iu]],
  [/\brecognition\b|\bachievements\b/iu, [HONORED, USED]],
]

/** In how many ways a sentence speaks of a factor, and of that of its kinds of evidence which the officer's words name. */
export function cuesIn(text: string, factor: Factor, asked = ''): number {
  const forms =
    factor === 'exceptional_ability'
      ? OF_CRITERIA.flatMap(([of, all]) => (of.test(asked) ? all : []))
      : (CUES[factor] ?? [])
  return forms.filter((form) => form.test(text)).length
}
