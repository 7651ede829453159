/** A percent sign is a character in the values of BibTeX; the parser takes it for a comment of TeX, but where it is escaped. */
const MARK = /\\[\s\S]|[{}"%]|^[^\S\n]*@\s*[a-z]+\s*[{(]/gim

/** The text with each percent sign of a value escaped. Between the fields of an entry it begins a comment. */
export function withPercents(text: string): string {
  if (!text.includes('%')) return text
  let depth = 0
  let isQuoted = false
  return text.replace(MARK, (mark) => {
    if (mark.trimStart().startsWith('@')) {
      // A brace that was never closed reaches no further than to the next entry.
      depth = 1
      isQuoted = false
    } else if (mark === '{') depth += 1
    else if (mark === '}') depth = Math.max(0, depth - 1)
    else if (mark === '"') isQuoted = depth === 1 ? !isQuoted : isQuoted
    else if (mark === '%' && (depth > 1 || (depth === 1 && isQuoted))) return '\\%'
    return mark
  })
}

const TILDE = /\{?\\(?:textasciitilde|~)(?:\{\}|(?![a-z]))\}?|\$\\sim\$/gi
const ESCAPED = /\{\\([_&%#~$])\}|\\([_&%#~$])/g
const COMMANDS = /\{?\\textunderscore(?:\{\}|(?![a-z]))\}?/g
const WRAPPED = /^\\(?:url|path|nolinkurl)\{(.*)\}$/s

/** A DOI or an address, which holds no commands: what programs escaped in it is as it was. */
export const unescaped = (text: string): string =>
  text
    .trim()
    .replace(WRAPPED, '$1')
    .replace(TILDE, '~')
    .replace(COMMANDS, '_')
    .replace(ESCAPED, (_whole, braced: string | undefined, bare: string | undefined) => braced ?? bare ?? '')
    .replace(/[{}]|\\(?=[-/.:])/g, '')
