/** Words that were pasted with breaks, as one line. */
export const inOneLine = (text: string): string => text.replace(/[ \t]*[\r\n\u2028\u2029]+[ \t]*/g, ' ')
