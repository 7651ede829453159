import type { Placed } from '#domain/rfe.ts'
import { type Hit, hitsOf } from './printed.ts'

/** The offices whose letters begin a number, as printed and as a scanner misreads them. */
const OFFICES: readonly (readonly [string, string])[] = [
  ['SRC', '[S5]R[CG]'],
  ['LIN', '[L1Il][I1l|]N'],
  ['EAC', 'EA[CG]'],
  ['WAC', 'W(?:A|\\s?A)[CG]'],
  ['MSC', 'M[S5][CG]'],
  ['IOE', '[I1l|][O0]E'],
  ['NBC', 'N[B8][CG]'],
  ['YSC', 'Y[S5][CG]'],
]
const DIGIT = '[0-9OQoIl|SsBZ]'
const PATTERN = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?:${OFFICES.map(([, printed]) => `(${printed})`).join('|')})[\s*#:–-]{0,3}((?:${DIGIT}[ \t.–-]{0,2}){9}${DIGIT})(?![0-9A-Za-z])`,
  'g',
)
const MISREAD: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  o: '0',
  I: '1',
  l: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
}

/** Every receipt number that is printed, as it is meant. */
export const receiptNumbersIn = (pages: readonly string[]): Hit[] =>
  hitsOf(pages, PATTERN, (match) => {
    const office = OFFICES.find((_, at) => match[at + 1] !== undefined)?.[0]
    const digits = (match[OFFICES.length + 1] ?? '')
      .replace(/[^0-9A-Za-z|]/g, '')
      .replace(/\D/g, (letter) => MISREAD[letter] ?? '')
    return office === undefined || digits.length !== 10 ? null : office + digits
  })

/** Whether the words before a number make it that of another petition of the same person. */
export const isOfAnother = (before: string): boolean =>
  /\b(?:prior|previous|earlier|another|related|other|separate|approved|denied)\b[^.]*$/i.test(before)

/** The number of the petition: the one that is printed most, and of equals the first. */
export function receiptNumberIn(pages: readonly string[]): Placed | null {
  const hits = receiptNumbersIn(pages)
  const scores = new Map<string, number>()
  for (const { value, before } of hits)
    scores.set(value, (scores.get(value) ?? 0) + (isOfAnother(before) ? 0.1 : /receipt/i.test(before) ? 2 : 1))
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  const first = hits.find(({ value }) => value === best?.[0])
  return first === undefined ? null : { value: first.value, page: first.page }
}
