import type { Exhibit, Fact } from '../case-file.ts'

/** The letters that came back signed, each as a fact: that it exists is what the petition tells. */
export const signedLetters = (
  exhibits: readonly Exhibit[],
  placeOf: (entry: number) => string,
): Omit<Fact, 'id' | 'exhibits' | 'pages'>[] =>
  exhibits
    .filter(({ field }) => field === 'signed_letter')
    .map(({ section, entry, field, title }) => ({
      kind: 'letter',
      section,
      entry,
      field,
      place: `${placeOf(entry)}, Signed letter`,
      value: title,
    }))
