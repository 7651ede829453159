/** How people speak of themselves. "US" is a country. */
const FIRST_PERSON =
  /(?<![\p{L}\p{N}’'-])(?:I|[Mm]e|[Mm]y|MY|[Mm]ine|[Mm]yself|[Ww]e|WE|us|Us|[Oo]urs?|OUR|[Oo]urselves)(?![\p{L}\p{N}-])/gu

/** The words of a text in which somebody speaks of themselves, in their order. A Roman one counts as well: then nothing is turned. */
export const firstPersonIn = (text: string): RegExpExecArray[] => [...text.matchAll(FIRST_PERSON)]

export const isInFirstPerson = (text: string): boolean => firstPersonIn(text).length > 0
