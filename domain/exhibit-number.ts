/**
 * Papers that come with a response form a series of their own, R1, R2 and so on, beside those filed with the petition. They
 * are kept as 1001, 1002 …, so that a number alone says which paper is meant.
 */
export const RESPONSE_SERIES = 1000

/**
 * Papers that USCIS has and whose number in the filing nobody knows here. They are kept as 2001, 2002 … and are told apart as
 * F1, F2 where the applicant alone reads it; what is filed calls each by its title.
 */
export const UNNUMBERED_SERIES = 2000

export const isUnnumbered = (number: number): boolean => number > UNNUMBERED_SERIES
export const isOfResponse = (number: number): boolean => number > RESPONSE_SERIES && !isUnnumbered(number)

/** The number before the first of the series that a number is of. */
export const seriesOf = (number: number): number =>
  isUnnumbered(number) ? UNNUMBERED_SERIES : isOfResponse(number) ? RESPONSE_SERIES : 0

const LETTERS = new Map([
  [0, ''],
  [RESPONSE_SERIES, 'R'],
  [UNNUMBERED_SERIES, 'F'],
])

/** As it is printed after “Ex.”. */
export const exhibitLabel = (number: number): string => {
  const series = seriesOf(number)
  return `${LETTERS.get(series)}${number - series}`
}

/** The number behind a label as people type it; undefined for what is none. */
export function exhibitNumber(label: string): number | undefined {
  const [, letter = '', digits] = /^(?:([RF])-?)?(\d{1,3})$/i.exec(label.trim()) ?? []
  if (digits === undefined || Number(digits) === 0) return undefined
  const [series = 0] = [...LETTERS].find(([, one]) => one === letter.toUpperCase()) ?? []
  return Number(digits) + series
}
