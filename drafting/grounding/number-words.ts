const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}

export const SCALE = Object.keys(SCALES).join('|')
const BELOW_HUNDRED = `(?:(?:${TENS.slice(2).join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?|${ONES.join('|')})\\b`

/** A number in words: "twelve hundred and sixty", "two million". A scale alone, as in "hundreds", tells none. */
export const IN_WORDS = `${BELOW_HUNDRED}(?:(?:[ -](?:${SCALE})\\b)+(?:[ -](?:and )?${BELOW_HUNDRED})?)*`

/** The value of number words: `twelve hundred`, `one hundred and five`, `twenty-five`. */
export function valueOf(words: string): number {
  let total = 0
  let group = 0
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const scale = SCALES[word]
    if (word === 'and') continue
    if (scale === undefined) group += Math.max(ONES.indexOf(word), TENS.indexOf(word) * 10)
    else if (scale === 100) group = Math.max(group, 1) * scale
    else {
      total += Math.max(group, 1) * scale
      group = 0
    }
  }
  return total + group
}
