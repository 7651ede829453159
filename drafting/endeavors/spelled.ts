import { inWords } from '../builtin/dates.ts'

/** What people write for themselves, and what a title says; none changes what is meant. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b\.?/gi, 'without'],
  [/\bw\/(?=\s|\p{L})\s*/giu, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\b(?:approx\.?|ca\.|appr\.)(?=\s)|~(?=\d)/gi, 'about '],
  [/(?<=\s)(?:&|\+)(?=\s)/g, 'and'],
  [/\s*\/\s*(?:yr|year|y|a)\b\.?/gi, ' a year'],
  [/\s*\/\s*(?:mo|month)\b\.?/gi, ' a month'],
  [/\s*\/\s*(?:wk|week)\b\.?/gi, ' a week'],
  [/\s*\/\s*(?:d|day)\b\.?/gi, ' a day'],
  [/\bp\.\s?a\.(?=\s|$)/gi, 'a year'],
  [/\bdept\.?(?=\s|$)/gi, 'department'],
  [/\bgovt\.?(?=\s|$)/gi, 'government'],
  [/\bmgmt\.?(?=\s|$)/gi, 'management'],
  [/\bdev(?:t)?\.(?=\s|$)/gi, 'development'],
  [/\bvs?\.(?=\s)/gi, 'against'],
  [/\binfo\b/gi, 'information'],
  [/\bhrs?\b\.?(?=\s|$)/gi, 'hours'],
  [/\s*-+>\s*/g, ' to '],
  // "hospitals/clinics" are either.
  [/(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})/gu, ' and '],
]

/** Things of which there can be one, that a plan typed in haste names without an article. */
const THING =
  'handbook|manual|guide|guidebook|course|curriculum|workshop|textbook|protocol|procedure|standard|guideline|tool|toolkit|platform|register|registry|database|data ?set|map|atlas|archive|app|laboratory|school|network|center|studio|pilot|prototype|method|rule|kit|library|collection|system|device|sensor|model'
const BARE = new RegExp(
  `^(\\p{L}+) (?=(?!(?:an?|the|one|my|our|its|this|that|each|every|some|no)\\b)(?:[\\p{Ll}-]+ ){0,3}(?:${THING})(?:$|[,.;:]| (?:for|of|on|in|that|with|by|to|and)\\b))`,
  'u',
)

/** After a thing, a figure stands for the word that sounds like it: "a kit 4 small counties". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=\\b(?:${THING}) )4(?= \\p{L})`, 'giu'), 'for'],
  [/(?<=\p{L} )4(?= (?:a|an|the|every|all|each)\b)/gu, 'for'],
  [/(?<=\p{L} )2(?= (?:a|an|the|every|all|each)\b)/gu, 'to'],
]

/** A small number that counts things; figures stay with units and names: "Level 3", "5 percent". */
const COUNTED =
  /(?<![\p{L}\d.,:#$€£/-]|\d to |\b(?:phase|level|grade|grades|type|part|version|no\.|stage|tier|class|step) )[1-9](?= (?!(?:to|and|or|percent|months?|meters?|miles|hours?|minutes?|seconds?|grams?|liters?|degrees)\b)(?:[\p{L}-]+ ){0,3}\p{L}{2,}s\b)/giu

/** A title as print has it: shorthand written out, small numbers in words, one space between words. */
export const spelled = (title: string): string =>
  [...SHORT, ...SOUNDS]
    .reduce((text, [short, whole]) => text.replace(short, whole), title.normalize('NFC'))
    .replace(COUNTED, (digit) => inWords(Number(digit)))
    .replace(/\s+/g, ' ')
    .replace(/ +([,.;:)])/g, '$1')
    .trim()

const THING_FIRST = new RegExp(
  `^(?!(?:an?|the|one) )(?:[\\p{Ll}-]+ ){0,3}(?:${THING})(?:$|[,.;:]| (?:for|of|on|in|that|with|by|to|and)\\b)`,
  'u',
)

/** "a closure kit for counties" of "closure kit for counties". */
export const withIndefinite = (thing: string): string =>
  THING_FIRST.test(thing) ? `${/^[aeio]/i.test(thing) ? 'an' : 'a'} ${thing}` : thing

/** "write an open manual" of "write open manual". */
export const withArticle = (step: string): string =>
  step.replace(BARE, (head, verb: string) => `${verb} ${/^[aeio]/i.test(step.slice(head.length)) ? 'an' : 'a'} `)
