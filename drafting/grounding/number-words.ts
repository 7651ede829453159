export const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
export const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  dozen: 12,
}
export const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
export const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fifth: 1 / 5,
  fifths: 1 / 5,
  tenth: 1 / 10,
  tenths: 1 / 10,
}

export const CARDINAL = [...ONES, ...TENS.slice(2), ...Object.keys(SCALES)].join('|')
/** Below a hundred: "one fifty-one" is no number, but a pronoun before one. */
export const GROUP = `(?:(?:${TENS.slice(2).join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?|${ONES.join('|')})`
export const SCALE = Object.keys(SCALES).join('|')
export const FRACTION = Object.keys(FRACTIONS).join('|')

/** The value of number words: `twelve hundred`, `one hundred and five`, `twenty-five`. */
export function valueOf(words: string): number {
  let total = 0
  let group = 0
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const scale = SCALES[word]
    if (word === 'and') continue
    if (scale === undefined) group += Math.max(ONES.indexOf(word), TENS.indexOf(word) * 10)
    else if (scale <= 100) group = Math.max(group, 1) * scale
    else {
      total += Math.max(group, 1) * scale
      group = 0
    }
  }
  return total + group
}

export const figureOf = (words: string): number => (/^\d/.test(words) ? Number(words) : valueOf(words))

/** True of a figure written as a word. */
export const isNumberWord = (word: string): boolean => ONES.includes(word) || TENS.includes(word) || word in SCALES
