import { printable } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { indexOf } from '../grounding/case-index.ts'
import { acquaintanceOf } from '../grounding/case-words.ts'
import { foldWord } from '../grounding/fold.ts'
import { senseOf } from '../grounding/lexicon/lexicon.ts'

/** A word that its capital alone sets apart; acronyms and names like iPhone do not change. */
const CAPITALISED = /(?<![\p{L}\p{N}’'])\p{Lu}[\p{Ll}’']+(?![\p{L}\p{N}])/gu

/** Share of a title's longer words from which on its capitals are those of a headline and tell no names. */
const HEADLINE = 0.75

function isHeadline(title: string): boolean {
  const longer = title.replace(/^\S+/u, '').match(/(?<!\p{L})(?!(?:with|from|into|that|than)\b)\p{L}{4,}/gu) ?? []
  return (
    /^\P{L}*\p{Lu}/u.test(title) &&
    longer.length > 0 &&
    longer.filter((word) => /^\p{Lu}/u.test(word)).length >= longer.length * HEADLINE
  )
}

/** Words that texts write with a capital where no sentence and no title begins. */
const namedIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .filter((text) => !isHeadline(text))
      .flatMap((text) => [...text.replace(/“[^”]*”|"[^"]*"/g, '“”').matchAll(/(?<=[\p{L}\p{N},;)] )\p{Lu}\p{L}+/gu)])
      .map(([word]) => foldWord(word)),
  )

/** Ordinary English, those included who are called by what they do: recyclers, weavers. */
function isWord(folded: string): boolean {
  const { known, closed } = senseOf(folded)
  const does = folded.replace(/[eo]rs?$/u, '')
  return known || closed || (does !== folded && (senseOf(does).verb || senseOf(`${does}e`).verb))
}

/**
 * A title as a sentence would write it, to be checked like one. In a headline every word has a capital: ordinary words lose it;
 * what the plan's other fields write with a capital keeps it, and so do names of the case file and what English does not know.
 */
export function titleInSentence(title: string, others: readonly string[], caseFile: CaseFile): string {
  const acquainted = acquaintanceOf(indexOf(caseFile))
  const named = namedIn(others)
  const headline = isHeadline(title)
  const words = title.split(' ').map((text, at) => {
    const [word] = text.match(CAPITALISED) ?? []
    if (word === undefined || (at > 0 && !headline)) return { text, keeps: false }
    const folded = foldWord(word)
    const known = acquainted(folded)
    const isOrdinary = !named.has(folded) && (known === 'ordinary' || (known === undefined && isWord(folded)))
    return { text, keeps: !isOrdinary, isPart: known === 'proper' && !named.has(folded) && isWord(folded) }
  })
  // A word that stands in one of the file's names is itself one only beside another: the manual, but the Marlowe Hunt Tapestries.
  const isName = (at: number): boolean => {
    const word = words[at]
    return word?.keeps === true && (!word.isPart || words[at - 1]?.keeps === true || words[at + 1]?.keeps === true)
  }
  return words.map(({ text }, at) => (isName(at) || (at > 0 && !headline) ? text : lowered(text))).join(' ')
}

const lowered = (text: string): string =>
  text.replace(CAPITALISED, (word) => word.charAt(0).toLowerCase() + word.slice(1))

/** Letters of a title at most; the built-in drafter keeps to fewer. */
export const LONGEST_TITLE = 180

/** A title as it is told, on one line and without a stop; of one that is too long enough to say so of it. */
export const titleAsTold = (title: string): string =>
  printable(title.slice(0, 4 * LONGEST_TITLE))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“](.*)["”]$/, '$1')
    .replace(/[.;,:]+$/, '')
    .slice(0, 2 * LONGEST_TITLE)
