/** Before a name or a number of a paper these end no sentence: `Ex. R2`, `Dr. Lund`. */
const SHORT = 'Exh?s?|Nos?|Drs?|Profs?|Mrs?|Ms|Inc|Corp|Ltd|Dec|vol|pt|ch|v'

/** Where a sentence ends and another begins; within parentheses, as in a citation, none does. */
const END = new RegExp(String.raw`(?<=[.!?])(?<!\b(?:${SHORT})\.) (?=\p{Lu})(?![^()]*\))`, 'u')

export const sentencesIn = (text: string): string[] => text.split(END)
