/** Where a sentence ends and another begins; within parentheses, as in a citation, none does. */
const END = /(?<=[.!?]) (?=\p{Lu})(?![^()]*\))/u

export const sentencesIn = (text: string): string[] => text.split(END)
