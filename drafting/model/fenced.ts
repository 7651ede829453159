/**
 * Words from outside as a quoted string that cannot end the place it stands in: marks that open or close a part of the
 * prompt are written as escapes.
 */
export const fenced = (text: string): string =>
  JSON.stringify(text).replace(/[<>]/g, (mark) => (mark === '<' ? '\\u003c' : '\\u003e'))
