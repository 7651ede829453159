/** Slips of people who write English as a further language, and what is meant; none changes what is said. */
export const SLIPS: readonly (readonly [RegExp, string])[] = [
  // "were dying (I mean passing away)": the second wording is the one that the writer wants.
  [/\b\p{L}+ \(I mean (\p{L}+(?: \p{L}+)?)\)/gu, '$1'],
  [/\bI must say(?: that)? /g, ''],
  [/\btill now\b/gi, 'so far'],
  [/\b(?:was|is) (cited|used|sold|downloaded) (?=[^.;]{3,40} so far\b)/g, 'has been $1 '],
  [/\baround us\b/g, 'nearby'],
  // What began in a named year and lasts is told in the perfect.
  [/\buse (?=[^.;,]{1,40} since (?:\p{L}+ )?(?:19|20)\d\d\b)/gu, 'have used '],
  [/\buses (?=[^.;,]{1,40} since (?:\p{L}+ )?(?:19|20)\d\d\b)/gu, 'has used '],
  [/\bpays (?=[^.;,]{1,40} since (?:\p{L}+ )?(?:19|20)\d\d\b)/gu, 'has paid '],
  [/\bhang (?=[^.;,]{1,40} since (?:\p{L}+ )?(?:19|20)\d\d\b)/gu, 'have hung '],
  [/^(Since (?:\p{L}+ )?(?:19|20)\d\d,? )I (chair|head|direct)\b/gu, '$1I have $2ed'],
  [/^(Since (?:\p{L}+ )?(?:19|20)\d\d,? )I (manage|supervise|coordinate|serve)\b/gu, '$1I have $2d'],
  [/^(Since (?:\p{L}+ )?(?:19|20)\d\d,? )I lead\b/gu, '$1I have led'],
  [/\b(has|have|had) been (also|already|always)\b/g, '$1 $2 been'],
  [/\b(have|am|are|is|was|were) (responsible|able) also\b/g, '$1 also $2'],
  [/\b(uses?|needs?|wants?|has|have) now (?=(?:an?|the|our|my|its|their|one|two|three)\b)/g, 'now $1 '],
  [
    /(?<!\b(?:is|are|was|were|be|been|being|not|n’t) )\b(allow(?:s|ed)?|permit(?:s|ted)?) to (?=\p{Ll})/gu,
    '$1 one to ',
  ],
  [
    /(?<=\b(?:and|at|of|in|with|for|to|from|by|have|has|had|uses?|used|is|are|was|were) )same (?=\p{Ll})/gu,
    'the same ',
  ],
  [
    /\b(began|started|worked|works|work|served|serve|serves) as (?=(?:weaver|teacher|nurse|engineer|resident|researcher|lecturer|assistant|consultant|technician|apprentice|designer|analyst|developer)\b)/g,
    '$1 as a ',
  ],
  [/^Median (?=\p{Ll}+ (?:went|fell|rose|was|is|dropped|grew|decreased|increased)\b)/gu, 'The median '],
  [/^Average (?=\p{Ll}+ (?:went|fell|rose|was|is|dropped|grew|decreased|increased)\b)/gu, 'The average '],
  [/\b(says?|said) (?=(?:give|use|take|start|do|treat|wait|call)\b)/g, '$1 to '],
  // A catchword at the end says nothing that the sentence has not said.
  [/, so bias(?=[.;]?$)/g, ''],
  [/\bwith (?=(?:second|third|double|new) \p{Ll}+(?:[.,;]|$))/gu, 'with a '],
  [/\blearn trade\b/g, 'learn a trade'],
  [/\bas a (?=[aeio])/g, 'as an '],
  [/\bdiscuss(ed|es)? about\b/g, 'discuss$1'],
  [/\bin corridor\b/g, 'in the corridor'],
  [/\bcountry side\b/g, 'countryside'],
  [/\bminimum (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) years\b)/g, 'a minimum of '],
  [/^Minimum (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) years\b)/g, 'A minimum of '],
  [/\bin average\b/g, 'on average'],
  [/\bit (was|is) (also )?(less|more|much|no|little) (?=\p{Ll}+ (?:that|this|in|on)\b)/gu, 'there $1 $2$3 '],
  [
    /\b([Tt])here is (?=(?:(?:approximately|about|around|nearly|over|some|almost) )?(?:[2-9]|\d{2,})[\d,]* )/g,
    '$1here are ',
  ],
  [
    /\b([Tt])here was (?=(?:(?:approximately|about|around|nearly|over|some|almost) )?(?:[2-9]|\d{2,})[\d,]* )/g,
    '$1here were ',
  ],
  [/\b(nobody|everybody|everyone|no one) (watch|teach|reach)\b/gi, '$1 $2es'],
  [/\b(nobody|everybody|everyone|no one) (use|know|read|see|want|need|monitor|measure|check|help|treat)\b/gi, '$1 $2s'],
  [
    /\bhow (long|often|much|fast|well|far) the (\p{Ll}+[^s\s\P{Ll}]) (stay|last|take|hold|grow|move|cost|work|run)\b/gu,
    'how $1 the $2 $3s',
  ],
  [/\bresponsible to decide about\b/g, 'responsible for deciding on'],
  [/\b(about|on|for) (closing|opening) of\b/g, '$1 the $2 of'],
  [/\b(was|am|been) (member|leader|student|part) of (?=\p{Ll})/gu, '$1 a $2 of '],
  [/\bof team of\b/g, 'of a team of'],
  [
    /\b(hopes?|hoped|apply|applies|applied|ask|asked|wait) for (grant|permit|patent|license|loan|visa)\b/g,
    '$1 for a $2',
  ],
  [/, (?=(?:team leader|leader|supervisor|director|manager) was \p{Lu})/gu, '; the '],
  // What has not come about stays beside what has.
  [/, (not yet|still not|no longer) (\p{Ll}+ed)(?=[.;]?$)/gu, ', which is $1 $2'],
  [/^(Nothing|Nobody) (signed|agreed|decided|promised|ordered|paid)(?=[.]?$)/gu, '$1 has been $2'],
  [/^(Paper|Article|Book|Study) (?=(?:cited|downloaded) )/gu, 'The publication has been '],
  [/^(Zero|No) (\p{Ll}+s) (hit|lost|\p{Ll}+ed) since\b/gu, '$1 $2 have been $3 since'],
  [/; before (\d+)-(\d+) (?=a |per )/g, '; before that there were $1 to $2 '],
  // A figure of somebody else's making keeps its maker.
  [
    /\((?:source: )?((?:\p{Ll}+ )?(?:study|survey|report)); I did not (make|write|do) it\)/gu,
    '(according to a $1 that I did not $2)',
  ],
  [
    /(?<=\p{Ll}{3})(?<!\b(?:in|of|by|since|the|last|this|next|until|during|each|every|for|from|to|and|or|late|early|one|per|before|after|through)) (?=(?:winter|summer|spring|autumn) (?:19|20)\d\d)/gu,
    ' in ',
  ],
  [/\b(\d+|two|three|four|five|six|seven|eight|nine|ten) years experience\b/g, '$1 years of experience'],
  // What is said to the reader of a form, and not of the work.
  [/[;,] (?:and |but )?I know (?:that )?(?:this |it )?is not (?:a lot|much|many)[^.;]*/g, ''],
  [/, if (?:you|one) can call it (?:that|so|an? \p{Ll}+)/gu, ''],
  [/, so almost(?=\))/g, ''],
  [/, no decision yet(?=[.;]?$)/g, '; there is no decision yet'],
  [/\b(this|it) very clear(?=[.,;]|$)/g, '$1 very clearly'],
  [/, promoted (?:in )?(?=(?:19|20)\d\d\b)/g, ' and was promoted in '],
  [/\b(renewed|granted|issued|founded|promoted|finished|opened) (?=(?:19|20)\d\d\b)/g, '$1 in '],
]
