/** As far as the narrowest column counts; no record has a higher number. */
const HIGHEST = 2_147_483_647

/** The number of a record as an address has it; null for words that name no record, for which no call need be made. */
export function recordIdOf(words: string | null | undefined): number | null {
  if (!/^[1-9]\d{0,9}$/.test(words ?? '')) return null
  const id = Number(words)
  return id <= HIGHEST ? id : null
}
