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
]
