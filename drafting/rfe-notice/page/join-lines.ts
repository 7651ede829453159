import type { Block } from './block.ts'
import type { Line } from './line.ts'

/** Before these a hyphen is the word's own, also at the end of a line. */
export const KEEPS =
  /(?:^|[^\p{L}])(?:self|well|non|post|pre|co|long|short|high|low|full|part|peer|third|first|second|multi|cross|so|early|large|small|open|end|real|U\.S|re|anti|inter|decision|cost|data|evidence|follow|start|field|based|government|state|job|year|old|ten|five|two|three|four|six|twenty|mid)-$/iu

/** What stands between the end of one line and the next, and how much of that end goes. */
function seamOf(end: string, line: string): { cut: number; space: string } {
  if (!/\p{L}[-\u2010\u00ad]$/u.test(end) || !/^\p{L}/u.test(line)) return { cut: 0, space: ' ' }
  const keeps = !end.endsWith('\u00ad') && (KEEPS.test(end) || !/^\p{Ll}/u.test(line))
  return { cut: keeps ? 0 : 1, space: '' }
}

export function blockOf(kind: Block['kind'], lines: readonly Line[]): Block {
  // Joined at the end: what is read while it grows is copied once more for each of its lines.
  const parts: string[] = []
  let length = 0
  const starts: { at: number; page: number }[] = []
  for (const { text, page } of lines) {
    const last = parts.at(-1)
    if (last !== undefined) {
      const { cut, space } = seamOf(last, text)
      parts[parts.length - 1] = last.slice(0, last.length - cut) + space
      length += space.length - cut
    }
    if (starts.at(-1)?.page !== page) starts.push({ at: length, page })
    parts.push(text)
    length += text.length
  }
  return { kind, text: parts.join(''), starts }
}
