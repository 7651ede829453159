import { withArticles } from './head-article.ts'
import { calm, NOTATION, withMonths } from './notation.ts'

const DOUBLED = /\b(?!(?:that|had)\b)(\p{L}+)(?: \1)+\b/giu

/** Marks that come in pairs, opening and closing. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
]

/** Straight double quotation marks as curved ones; a lone one, that nothing closes, is no quotation and goes. */
function curved(text: string): string {
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) return curved(text.replace(/"/, ''))
  let open = false
  return text.replace(/"/g, () => {
    open = !open
    return open ? '“' : '”'
  })
}

/** A parenthesis that was left open closes where the sentence ends. */
const closedAtEnd = (text: string): string => {
  const open = text.lastIndexOf('(')
  return open < 0 || text.indexOf(')', open) >= 0 ? text : text.replace(/([.!?]*)$/, ')$1')
}

/** Without the marks of a pair whose other half is missing. */
function paired(text: string, [opening, closing]: readonly [string, string]): string {
  const kept = [...text]
  const waiting: number[] = []
  kept.forEach((mark, at) => {
    if (mark === opening) waiting.push(at)
    else if (mark === closing && waiting.pop() === undefined) kept[at] = ''
  })
  for (const at of waiting) kept[at] = ''
  return kept.join('')
}

/**
 * A sentence as typed, fit to stand in print: one space between words, no word typed twice, quotation marks and
 * parentheses in pairs, one mark at the end. Empty where it holds no word.
 */
export function tidySentence(typed: string): string {
  if (typed.startsWith('[Missing: ')) return typed
  const text = PAIRS.reduce(paired, closedAtEnd(curved(typed.normalize('NFC').replace(SMILE, '').trim())))
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\(\s*\)|“\s*”|\[\s*\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ +([,.;:!?)”])/g, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(DOUBLED, (twice, word: string) => (/^\p{Lu}{2,} \p{Ll}/u.test(twice) ? twice : word))
    .replace(/\bi\b(?=['’ ](?!\.e\.))/g, 'I')
    .replace(/(?:\.\s*){2,}$|…$/, '.')
    .replace(/([!?])[!?.]+/g, '$1')
    .replace(/!$/, '.')
    .trim()
  const mended = text.startsWith('[') ? text : mend(text)
  return /[\p{L}\p{N}]/u.test(mended) ? mended : ''
}

const SMILE = /(?<=\s)[:;]-?[)(](?=\s|[.,]|$)/gu

/** What stands in quotation marks is a title, or somebody's words, and stays as it is. */
function mend(text: string): string {
  const quoted: string[] = []
  const outer = text.replace(/“[^”]*”/gu, (one) => `“${HIDDEN.repeat(quoted.push(one))}”`)
  const mended = withArticles(
    NOTATION.reduce((now, [slip, meant]) => now.replace(slip, meant), withMonths(calm(outer))),
  )
  return mended.replace(SHOWN, (one) => quoted[one.length - 3] ?? one).trim()
}

const HIDDEN = '\uE000'
const SHOWN = /“\uE000+”/gu
