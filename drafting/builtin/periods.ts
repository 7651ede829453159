const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|next|last|final)'
const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)'
const UNIT = '(?:years?|months?|weeks?|quarters?|semesters?|seasons?|stages?|phases?|steps?|half|rounds?)'
/** "the first year", "the first six months" */
const NAMED = new RegExp(`\\bthe ${ORDINAL}(?: ${COUNT})? (${UNIT})\\b`, 'giu')
/** "in the second": what it is the second of stands before it, or nowhere. */
const BARE = new RegExp(
  `(?<=(?:^|[,;] (?:and |then )?))((?:in|during|by|for|over|through) the ${ORDINAL}(?: ${COUNT})?)(?=,|;| (?:I|we|it|they|he|she|the|an?|my|our|this|these|each|every|all|both)\\b)`,
  'giu',
)

/**
 * The sentences of a passage with the period named in each that counts on from one before: after "In the first year I
 * map the wells", "In the second I drill two" is told of the second year, so that it can be told apart from the first.
 */
export function withPeriods(sentences: readonly string[]): string[] {
  let unit: string | undefined
  return sentences.map((sentence) => {
    // What somebody said, and what is asked for, is nobody's period.
    if (/^\[|[“”]/.test(sentence)) return sentence
    const named = [...sentence.matchAll(NAMED)]
    const [first] = named
    const known = unit ?? first?.[1]?.toLowerCase()
    unit = named.at(-1)?.[1]?.toLowerCase() ?? unit
    if (known === undefined) return sentence
    return sentence.replace(BARE, (bare: string, _: string, at: number) =>
      // Of what only comes later nothing is counted on.
      unit === undefined || (unit === known && first !== undefined && sentence.indexOf(first[0]) > at)
        ? bare
        : `${bare} ${inNumber(known, bare)}`,
    )
  })
}

/** "the next six" are of months, "the second" is one of years. */
function inNumber(unit: string, bare: string): string {
  if (unit === 'half') return unit
  const single = unit.replace(/s$/, '')
  return new RegExp(`${COUNT}$`, 'iu').test(bare) ? `${single}s` : single
}
