/** Shorthand of notes, and what it stands for when it is read out; no figure and no doubt is lost. */
export const NOTATION: readonly (readonly [RegExp, string])[] = [
  // What was measured before and after: "days: 61 -> 37".
  [/^(\p{L}[^:;()\d]*?):? (\d[\d.,]*%?) ?(?:-+>|→|=>) ?(\d[\d.,]*%?)(?=[\s.,;(]|$)/u, '$1 went from $2 to $3'],
  [
    /^((?!\p{L}+ed\b)\p{L}+(?: (?!(?:is|are|was|were|went|goes|came|been|fell|rose|cut|brought)\b|\p{L}+ed\b)\p{L}+){0,3}) (down|up) from (?=\d)/u,
    '$1 went $2 from ',
  ],
  [/\bw\/o\b\s*/giu, 'without '],
  [/\bw\/\s*(?=\p{L})/giu, 'with '],
  [/\s*\/\s*(?:yr|year)\b\.?/giu, ' a year'],
  [/\s*\/\s*(?:mo|month)\b\.?/giu, ' a month'],
  [/\s*\/\s*(?:wk|week)\b\.?/giu, ' a week'],
  [/\bapprox\.?(?=\s)/giu, 'approximately'],
  [/(?<=\p{L} )(\d+) ?x(?=[\s.,;]|$)/gu, '$1 times'],
  [/(?<=\d )min\b\.?(?=[\s,;]|$)/gu, 'minutes'],
  [/(?<=\d )hrs\b\.?(?=[\s,;]|$)/gu, 'hours'],
  [/(?<=\d )yrs\b\.?(?=[\s,;]|$)/gu, 'years'],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
  [/(?<=[\p{L}\d]) \+ (?=[$€£\d])/gu, ' plus '],
]

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** "dec 2022" is "December 2022"; a month that is also a word is one only beside a year. */
export const withMonths = (text: string): string =>
  text
    .replace(
      /\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:\.|\p{Ll}+)?(?= (?:19|20)\d\d\b)/giu,
      (typed, head: string) => {
        const month = MONTHS.find((one) => one.toLowerCase().startsWith(head.slice(0, 3).toLowerCase()))
        return month === undefined || !(typed.length <= 5 || month.toLowerCase() === typed.toLowerCase())
          ? typed
          : month
      },
    )
    .replace(
      /\b(?:january|february|april|june|july|august|september|october|november|december)\b/gu,
      (month) => month.charAt(0).toUpperCase() + month.slice(1),
    )

/** Plain words that are written in capitals only to be loud. */
const LOUD =
  /\b(?:ZERO|NOT|NO|BUT|NEVER|ONLY|ALL|VERY|ALWAYS|MUST|NONE|NOTHING|NOBODY|EVERY|FIRST|BEST|ALSO|ALONE|MOST|MANY|FAILED)\b/gu

/** Without shouting, unless all of it is shouted. */
export const calm = (text: string): string =>
  /\p{Ll}{3}/u.test(text)
    ? text.replace(LOUD, (word, at: number) =>
        at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase(),
      )
    : text
