import { i18n } from '@lingui/core'
import { sentencesIn } from './sentences-in.ts'

/**
 * English words of the domain's or the server's and what they are called. `{0}`, `{1}` … stand where something is put in,
 * `{0#}` where that is a number. In what is said `{0&}` stands for a list, such as `A, B and 3 more`, which is told item by item,
 * and `{0;}` for one of items that have such words themselves and are kept apart by semicolons.
 */
export type Told = Readonly<Record<string, string>>

interface Hole {
  name: string
  isNumber: boolean
}
interface Pattern {
  /** What stands before, between and after the holes. */
  fixed: readonly string[]
  holes: readonly Hole[]
  says: string
}

let plain: Told = {}
let patterns: readonly Pattern[] = []
/** Lists ask for the same words again and again. */
let answers = new Map<string, string>()
const MOST_ANSWERS = 2000

const HOLE = /\{(\d+)([#&;]?)\}/g
const NUMBER = /^\d[\d,.]*$/
const SPACE_IN_HAN = /(?<=[\p{Script=Han}”）]) (?=[\p{Script=Han}“（])/gu

const patternOf = (english: string, says: string): Pattern => ({
  fixed: english.split(/\{\d+#?\}/),
  holes: [...english.matchAll(HOLE)].map(([, name = '', sign]) => ({ name, isNumber: sign === '#' })),
  says,
})

const lengthOf = ({ fixed }: Pattern): number => fixed.join('').length

/** The words of the reader's language for what the domain and the server say; none where that is English. */
export function setTold(told: Told): void {
  plain = told
  answers = new Map()
  // The one that says most comes first: `{0}, page {1}` fits what `Notice, page {0}` is for.
  patterns = Object.entries(told)
    .filter(([english]) => english.search(HOLE) >= 0)
    .map(([english, says]) => patternOf(english, says))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
}

/**
 * What fills the holes, or null. It is looked for from left to right and never again, so that a long text of somebody's costs
 * no more than its length.
 */
function filledIn({ fixed, holes }: Pattern, english: string): Map<string, string> | null {
  const [first = ''] = fixed
  const last = fixed.at(-1) ?? ''
  if (!english.startsWith(first) || !english.endsWith(last) || english.length < first.length + last.length) return null
  const filled = new Map<string, string>()
  const end = english.length - last.length
  let from = first.length
  for (const [at, { name, isNumber }] of holes.entries()) {
    const next = fixed[at + 1] ?? ''
    const to = at === holes.length - 1 ? end : english.indexOf(next, from)
    if (to < from || to > end) return null
    const word = english.slice(from, to)
    if (isNumber && !NUMBER.test(word)) return null
    filled.set(name, word)
    from = to + next.length
  }
  return filled
}

/** What stands between the items of a list, not within what is quoted. */
const BETWEEN = /(?:, and |, | and | or |; )(?![^“]*”)/
const EITHER = / or (?![^“]*”)/
const MORE = /^\d+ more$/

/** What is quoted is told where it is a name of ours, and else somebody's own. */
const inItem = (item: string): string =>
  item.startsWith('“') && item.endsWith('”') ? `“${own(item.slice(1, -1)) ?? item.slice(1, -1)}”` : inHole(item)

/** A list of the English as the reader's language writes one. */
function inList(english: string): string {
  const items = english.split(BETWEEN)
  const more = items.length > 1 && MORE.test(items.at(-1) ?? '') ? items.pop() : undefined
  const type = EITHER.test(english) ? 'disjunction' : 'conjunction'
  const parts = new Intl.ListFormat(i18n.locale, { type, style: more === undefined ? 'long' : 'narrow' }).formatToParts(
    items.map(inItem),
  )
  // Latin letters keep their distance from a word between them.
  const all = parts.map((part) =>
    /^\p{L}+$/u.test(part.value) && part.type === 'literal' ? ` ${part.value} ` : part.value,
  )
  return more === undefined ? all.join('') : translated(`${all.join('')} and ${more}`)
}

const own = (english: string): string | undefined => (Object.hasOwn(plain, english) ? plain[english] : undefined)

/** Within a sentence a name begins small that begins with a capital alone. */
const inHole = (english: string): string =>
  own(english) ?? own(english.charAt(0).toUpperCase() + english.slice(1)) ?? translated(english)

function lookedUp(english: string): string {
  for (const pattern of patterns) {
    const filled = filledIn(pattern, english)
    if (!filled) continue
    const says = pattern.says.replace(HOLE, (_, hole: string, mark: string) => {
      const words = filled.get(hole) ?? ''
      if (mark === ';') return words.split('; ').map(inHole).join('；')
      return mark === '&' ? inList(words) : inHole(words)
    })
    return says.replace(SPACE_IN_HAN, '')
  }
  return english
}

/**
 * What the domain or the server says, in the reader's language; as it stands where it is somebody's own words, or English is
 * the reader's language. For words that a module of `web` holds itself there are the macros.
 */
export function translated(english: string): string {
  const known = own(english) ?? answers.get(english)
  if (known !== undefined) return known
  if (english === '' || patterns.length === 0) return english
  const answer = lookedUp(english)
  if (answers.size >= MOST_ANSWERS) answers.clear()
  answers.set(english, answer)
  return answer
}

/** The same of words that are ours only where they are just these: anything else is a notice's own, and stays. */
export const translatedName = (english: string): string => own(english) ?? english

/** Advice of several sentences. Where one of them is not ours a model wrote them, and they stay as they are. */
export function translatedSentences(english: string): string {
  const sentences = sentencesIn(english)
  const told = sentences.map(translated)
  return told.some((words, at) => words === sentences[at]) ? english : told.join('')
}
