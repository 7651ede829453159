import { CARDINAL, FRACTION, GROUP, ONES, ORDINALS, SCALE, TENS } from './number-words.ts'

/** The ways in which numbers are written. */
export const FORMS = {
  // A number to be called is one number, however it is grouped; its country's code is none.
  phone: /(?<!\S)\+\d{1,3}(?<national>(?:[ -]\d{1,5}){2,})(?![\d-])/gu,
  digits:
    /(?<sign>[$€£¥]|\b(?:USD|EUR|GBP|RMB|CNY) ?)?(?<![\p{L}\d]|\p{L}-)(?<value>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<ordinal>(?:st|nd|rd|th)\b)?(?:[ -]?(?<scale>hundred|thousand|million|billion|trillion)\b| ?(?<short>[kKMB])\b)?(?!\p{L})/gu,
  andHalf: new RegExp(`\\b(?:(?<words>${CARDINAL})|(?<value>\\d+)) and a half\\b`, 'giu'),
  partHour: /\b(?:a quarter of an|half an|half a) (?:hour|year|day|minute)\b/giu,
  ofScale: new RegExp(
    `\\b(?:(?<over>a|an|one|two|three)[ -])?(?<part>${FRACTION}) (?:of )?an? (?<scale>hundred|thousand|million|billion)\\b`,
    'giu',
  ),
  oneIn: new RegExp(
    `(?<!-|\\d[.,])\\b(?:one|1) (?:\\p{Ll}+(?<!s) )?(?:in|out of) (?:every )?(?:(?<words>${ONES.concat(TENS.slice(2)).join('|')})|(?<value>\\d+))\\b(?! (?:\\p{L}+ )?(?:seconds|minutes|hours|days|weeks|months|years)\\b)`,
    'giu',
  ),
  decade: /\b(?:an?|(?<count>one|two|three|four|five|\d)) decades?\b/giu,
  // "Two out of three teachers" counts no two teachers; the end of "3.82 out of 4" is no part of four.
  outOf: new RegExp(
    `(?<!\\d[.,])\\b(?<part>\\d{1,2}|${GROUP}) (?:times |cases )?(?:(?:out of(?: every)?|of every|in every) (?<whole>\\d{1,2}|${ONES.concat(TENS.slice(2)).join('|')})|in (?<round>ten|10|a hundred|100))\\b(?![\\d.,-]\\d| (?:\\p{L}+ )?(?:seconds|minutes|hours|days|weeks|months|years)\\b)`,
    'giu',
  ),
  fraction: new RegExp(
    `\\b(?:(?<over>a|an|one|two|three|four|nine)[ -])?(?<part>${FRACTION})\\b(?! (?:party|person|quarter))`,
    'giu',
  ),
  cardinal: new RegExp(
    `\\b(?:a )?(?<words>(?:${GROUP}|${SCALE})(?:[ -](?:${SCALE})\\b|(?<=\\b(?:${SCALE}))[ -](?:and )?${GROUP}\\b)*)\\b`,
    'giu',
  ),
  // "Meters per second" counts nothing.
  ordinal: new RegExp(`(?<!\\bper )\\b(?<word>${ORDINALS.slice(1).join('|')})\\b`, 'giu'),
  times: /\b(?<word>twice|double[ds]?|doubling|triple[ds]?|tripling|halved|halving)\b/giu,
  fold: new RegExp(`\\b(?:(?<words>${ONES.slice(2).join('|')}|hundred)|(?<value>\\d+(?:\\.\\d+)?))[ -]?fold\\b`, 'giu'),
  // The hour of a day is no count.
  clock: new RegExp(
    `(?<![\\d.,:])\\b(?:(?<words>${ONES.slice(1, 13).join('|')})|(?<value>1?\\d)(?::(?<minute>\\d\\d))?) ?(?:(?<half>[ap])\\.?m\\b\\.?|o[’']clock\\b(?: in the (?<part>morning|afternoon|evening))?|in the (?<day>morning|afternoon|evening)\\b)`,
    'giu',
  ),
}
