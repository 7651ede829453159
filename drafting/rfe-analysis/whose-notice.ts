import type { Placed } from '#domain/rfe.ts'
import { nearlySame } from './nearly-same.ts'

const WORD = String.raw`\p{Lu}[\p{L}.'’-]*`
const NAMED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Ss]elf-)?(?:[Pp]etitioner|PETITIONER|[Bb]eneficiary|BENEFICIARY)(?:['’]s [Nn]ame)?[ \t]*:[ \t]*(${WORD}(?:,?[ \t]+${WORD}){1,4})`,
    'gu',
  ),
  new RegExp(String.raw`\b[Yy]ou, (${WORD}(?: ${WORD}){1,4}), (?:filed|submitted|seek)\b`, 'gu'),
]
/** What stands beside a name in a caption. */
const LABELS =
  /^(?:the|form|receipt|notice|date|due|response|case|type|number|section|page|self|beneficiary|petitioner|uscis|mr|mrs|ms|dr)$/u

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !LABELS.test(word))

const namedIn = (pages: readonly string[]): Placed[] =>
  pages
    .flatMap((text, at) =>
      NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, value = '']) => ({ value, page: at + 1 }))),
    )
    .filter(({ value }) => wordsOf(value).length > 1)

/** Somebody else whom the notice names as its petitioner; undefined where the applicant's own name stands there too, or none. */
export function someoneElse(pages: readonly string[], own: string): Placed | undefined {
  const ours = wordsOf(own)
  const named = namedIn(pages)
  const isOurs = named.some(({ value }) =>
    wordsOf(value).some((word) => ours.some((one) => one === word || nearlySame(one, word))),
  )
  return isOurs || ours.length === 0 ? undefined : named[0]
}

/** The same where no part of the applicant's name stands anywhere in the notice: then it is hardly theirs. */
export function someoneElseOnly(pages: readonly string[], own: string): Placed | undefined {
  const ours = new Set(wordsOf(own))
  const isNamed = pages.some((text) => wordsOf(text).some((word) => ours.has(word)))
  return isNamed ? undefined : someoneElse(pages, own)
}
