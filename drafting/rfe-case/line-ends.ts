import { KEEPS } from '../rfe-notice/page/join-lines.ts'

/** Shorter halves are words by chance. */
const LEAST = 4

/** Where a line's end stands in a word: half before the hyphen, half after it. */
const PARTED = /(\p{L}+)[-\u2010\u00ad][ \t]*\n[ \t]*(\p{L}+(?:['’-]\p{L}+)*[^\s\p{L}]*)/gu

/** The words that stand whole on lines, and those with a hyphen of their own. */
function wordsOn(papers: readonly (readonly string[])[]): { whole: Set<string>; joint: Set<string> } {
  const text = papers.flat().join('\n').toLowerCase().replace(PARTED, ' ')
  return {
    whole: new Set(text.match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu)),
    joint: new Set(text.match(/\p{L}+-\p{L}+/gu)),
  }
}

/**
 * Papers whose lines end at whole words. Whether a hyphen at a line's end is the word's own only the papers themselves tell:
 * where they do not, the word stays parted, and nothing that holds it is quoted.
 */
export function withWholeLines(papers: readonly (readonly string[])[], beside: readonly string[]): string[][] {
  const { whole, joint } = wordsOn([...papers, beside])
  const joined = (all: string, first: string, rest: string): string => {
    const [, second = ''] = /^(\p{L}+)/u.exec(rest) ?? []
    const [a, b] = [first.toLowerCase(), second.toLowerCase()]
    const isWord = whole.has(`${a}${b}`)
    const isJoint = joint.has(`${a}-${b}`) || KEEPS.test(`${first}-`)
    const areWords = a.length >= LEAST && b.length >= LEAST && whole.has(a) && whole.has(b)
    if (isJoint && !isWord) return `${first}-${rest}\n`
    if (isWord) return `${first}${rest}\n`
    return areWords || /^\p{Lu}/u.test(second) ? `${first}-${rest}\n` : all
  }
  return papers.map((pages) => pages.map((text) => text.replace(PARTED, joined).replace(/\n[ \t]+(?=\S)/gu, '\n')))
}
