import { ended } from '../builtin/heads-and-ends.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { unspliced } from '../builtin/splices.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import { tidySentence } from '../builtin/tidy.ts'

/** What a writer may have felt or advised, said in anger or in confidence, and what no letter in support says. */
const UNKIND =
  /\b(?:idiots?|stupid|morons?|jerks?|pain in the (?:ass|neck|butt)|asshole|damn|hell|crap|shit\w*|bullshit|fuck\w*|lazy|useless|arrogant|stubborn|annoying|bossy|(?:talks?|complains?|argues?) (?:too|so) much|gets? on (?:my|our) nerves|drives? (?:me|us) (?:crazy|mad|nuts)|to save (?:her|his|their) life|(?:do not|don[’']t|please (?:do not|don[’']t)) (?:quote|tell|write|mention|repeat|use)|not to (?:quote|write|mention)|off the record|between (?:you and me|us)|in confidence|confidential)\b|\b(?:angry|furious|annoyed|disappointed|jealous|regret(?:ted)?|advised (?:her|him|them) (?:against|not to|to quit)|told (?:her|him|them) (?:\S+ \S+ )?to quit)\b/i

/** A writer's remarks as far as they support; what leans on one that is left out goes with it. */
export function kindRemarks(comment: string): string[] {
  let gap = false
  return sentencesOf(comment).flatMap((sentence) => {
    const isLeftOut = UNKIND.test(sentence) || (gap && !standsAlone(sentence) && !/^(?:He|She|They)\b/.test(sentence))
    gap = isLeftOut
    return isLeftOut ? [] : [sentence]
  })
}

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\bcan[’']t\b/gi, 'cannot'],
  [/\bwon[’']t\b/g, 'will not'],
  [/\b(would|could|should|did|does|do|was|were|is|are|has|have|had|must)n[’']t\b/gi, '$1 not'],
  [/\b(I|you|we|they)[’']ve\b/gi, '$1 have'],
  [/\bI[’']m\b/g, 'I am'],
  [/\b(I|he|she|it|we|they|you)[’']ll\b/gi, '$1 will'],
  [
    /\b(I|he|she|it|we|they|you)[’']d (?=(?:not |never |always |gladly )?(?:be|have|do|say|work|hire|trust|choose|take|go|give|want|like|recommend|sign)\b)/gi,
    '$1 would ',
  ],
  [/\b(we|they|you)[’']re\b/gi, '$1 are'],
]

/** A remark without its writer for a subject: "Would not trade her." */
const NO_SUBJECT = /^(?:Would|Could|Will|Can|Cannot|Should|Must|Have|Had|Am|Never (?:met|saw|had|regretted|worked))\b/

/** A remark as a letter has it: written out, with its subject, and without the "But" that answered what is left out. */
export function asWritten(remark: string): string {
  const full = CONTRACTED.reduce((text, [short, long]) => text.replace(short, long), tidySentence(remark))
  const bare = full.replace(/^(?:But|And|So|Well|Anyway|Also|BUT|AND|SO)[, ]+(?=[\p{L}])/u, '')
  const head = NO_SUBJECT.test(bare) && !bare.endsWith('?') ? `I ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare
  return ended(unspliced(head.charAt(0).toUpperCase() + head.slice(1)))
}
