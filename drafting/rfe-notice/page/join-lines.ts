import type { Block } from './block.ts'
import type { Line } from './line.ts'

/** Before these a hyphen is the word's own, also at the end of a line. */
const KEEPS =
  /(?:^|[^\p{L}])(?:self|well|non|post|pre|co|long|short|high|low|full|part|peer|third|first|second|multi|cross|so|early|large|small|open|end|real|U\.S|re|anti|inter|decision|cost|data|evidence|follow|start|field|based|government|state|job|year|old|ten|five|two|three|four|six|twenty|mid)-$/iu

function joinedTo(text: string, line: string): string {
  if (/\p{L}[-\u2010\u00ad]$/u.test(text) && /^\p{L}/u.test(line)) {
    if (text.endsWith('\u00ad')) return text.slice(0, -1) + line
    return KEEPS.test(text) || !/^\p{Ll}/u.test(line) ? text + line : text.slice(0, -1) + line
  }
  return `${text} ${line}`
}

export function blockOf(kind: Block['kind'], lines: readonly Line[]): Block {
  let text = ''
  const starts: { at: number; page: number }[] = []
  for (const line of lines) {
    const before = text.length
    text = before === 0 ? line.text : joinedTo(text, line.text)
    if (starts.at(-1)?.page !== line.page) starts.push({ at: text.length - line.text.length, page: line.page })
  }
  return { kind, text, starts }
}
