/**
 * Papers that come with a response form a series of their own, R1, R2 and so on, beside those filed with the petition. They
 * are kept as 1001, 1002 …, so that a number alone says which paper is meant.
 */
export const RESPONSE_SERIES = 1000

export const isOfResponse = (number: number): boolean => number > RESPONSE_SERIES

/** As it is printed after “Ex.”. */
export const exhibitLabel = (number: number): string =>
  isOfResponse(number) ? `R${number - RESPONSE_SERIES}` : String(number)

/** The number behind a label as people type it; undefined for what is none. */
export function exhibitNumber(label: string): number | undefined {
  const [, series, digits] = /^(R-?)?(\d{1,3})$/i.exec(label.trim()) ?? []
  if (digits === undefined || Number(digits) === 0) return undefined
  return Number(digits) + (series === undefined ? 0 : RESPONSE_SERIES)
}
