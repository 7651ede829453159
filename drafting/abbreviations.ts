/** Words that are abbreviations before a number or code only: "certificate no. FE-20418" goes on, "They said no. We left" does not. */
const BEFORE_NUMBER =
  '(?<!\\b(?:said|say|says|answered|voted) )no|nos|nr|nrs|arts?|(?<!\\d )secs?|sect|para|figs?|eqs?|vols?|pp?|pgs?|ch|chap|eds?|est|ext|(?<!\\d )mins?|max|ver|avg|incl|excl|lic|cert|reg|exh?|pat|ca|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'

/** Words that are abbreviations wherever they stand, unless a new sentence plainly begins behind them. */
const ANYWHERE = 'depts?|div|univ|approx'
const BEGINS = /^\s+["“]?(?:I|We|My|Our|The|It|They|He|She|This|These|In)\s/u

const AT_END = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BEFORE_NUMBER})\\.$`, 'iu')
const AT_END_ANYWHERE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ANYWHERE})\\.$`, 'iu')

/** A number, a code with a figure in it, or a Roman numeral: "20418", "FE-20418", "#7", "IV". */
const NUMBER = /^\s+[(“"#§]?(?:[\p{L}/.-]{0,8}\d|(?:[IVXLC]{2,6}|[VX])(?![\p{L}\p{N}’']))/u

/** True of words whose last full stop belongs to an abbreviation and ends no sentence before `after`. */
export const goesOnPast = (before: string, after: string): boolean =>
  (AT_END_ANYWHERE.test(before) && !BEGINS.test(after)) || (AT_END.test(before) && NUMBER.test(after))
