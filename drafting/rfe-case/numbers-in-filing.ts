import { seriesOf, UNNUMBERED_SERIES } from '#domain/exhibit-number.ts'
import { contentWords } from '../builtin/passages.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { numberedAs } from '../editing/numbering.ts'
import type { RfeCase } from '../rfe.ts'

/** Where a petition letter names an exhibit by its number. */
const NAMED = /\b(?:Exhibits?|Exhs?\.|Exs?\.|Ex\.)\s*(?:No\.?\s*)?(\d{1,3})(?![\d.]*\d)/gu
/** A line of its list of exhibits, or what stands behind the number in brackets: the paper's own name. */
const NAME = /^[\s]*[,:–—.-]?\s*([^();\n]{4,120})/u

interface Named {
  number: number
  /** Words of the paper's name, where the letter gives it. */
  name: string
  /** The words about it. */
  about: string
}

function namedIn(pages: readonly string[]): Named[] {
  return pages.flatMap((text) =>
    [...text.matchAll(NAMED)].map((found): Named => {
      const after = text.slice(found.index + found[0].length)
      const line = text.slice(text.lastIndexOf('\n', found.index) + 1, found.index)
      const isListed = line.trim() === '' || /^[,:]/u.test(after.trimStart())
      const end = after.search(/[.](?:\s|$)|\n\s*\n/u)
      const before = text.slice(0, found.index)
      const start = Math.max(
        0,
        ...[...before.matchAll(/[.]\s+|\n\s*\n|\)\s/gu)].map(({ index, 0: all }) => index + all.length),
      )
      return {
        number: Number(found[1]),
        name: isListed ? (NAME.exec(after)?.[1] ?? '') : '',
        about: `${before.slice(start)} ${after.slice(0, Math.max(0, end))}`,
      }
    }),
  )
}

/** Words of every statement and every petition: that both have them names no paper. */
const COMMON = new Set(contentWords('proposed endeavor petition petitioner filed with from the national'))

/** What sets a paper apart from others: its title without the applicant's own name. */
function wordsOf({ title, type }: Exhibit, names: ReadonlySet<string>): string[] {
  const words = [...new Set(contentWords(`${title} ${type}`))]
  return words.filter((word) => !COMMON.has(word) && !names.has(word))
}

const properIn = (title: string): Set<string> =>
  new Set([...title.matchAll(/(?<!^)\b\p{Lu}[\p{L}’'-]+/gu)].map(([word]) => word.toLowerCase()))

/** Whether the letter means this paper: by its name, or by its kind together with a name of its title. */
function isMeant(paper: Exhibit, { name, about }: Named, names: ReadonlySet<string>): boolean {
  const words = wordsOf(paper, names)
  const named = new Set(contentWords(name))
  const said = new Set(contentWords(about))
  if (words.length > 0 && words.filter((word) => named.has(word)).length >= Math.max(1, words.length / 2)) return true
  const shared = words.filter((word) => said.has(word))
  const proper = properIn(paper.title)
  return shared.length >= 2 && shared.some((word) => proper.has(word))
}

/** The number that the filed letter gives each paper; none where it names no paper so, or where two could be meant. */
function numbersGiven(
  papers: readonly Exhibit[],
  named: readonly Named[],
  names: ReadonlySet<string>,
): Map<Exhibit, number> {
  const given = papers.map((paper) => {
    const numbers = new Set(named.filter((one) => isMeant(paper, one, names)).map(({ number }) => number))
    return { paper, numbers: [...numbers] }
  })
  const single = given.flatMap(({ paper, numbers: [number, ...more] }) =>
    number === undefined || more.length > 0 ? [] : [{ paper, number }],
  )
  return new Map(
    single
      .filter(({ number }) => single.filter((one) => one.number === number).length === 1)
      .map(({ paper, number }) => [paper, number]),
  )
}

const isEntered = ({ facts }: CaseFile): boolean => facts.some(({ kind }) => kind !== 'person' && kind !== 'derived')

/**
 * Of a petition that was filed from elsewhere, whose letter was uploaded or of which nothing was entered here, the case file's own count of its papers is no number of the filing: each takes the
 * one by which the filed letter calls it, and the others have none.
 */
export function numberedAsFiled(
  caseFile: CaseFile,
  { filed, isElsewhere }: Pick<RfeCase, 'filed' | 'isElsewhere'>,
): CaseFile {
  const papers = caseFile.exhibits.filter(({ number }) => seriesOf(number) === 0)
  const letter = filed.filter(({ kind, isLater }) => kind === 'petition_letter' && isLater !== true)
  if (isElsewhere !== true || papers.length === 0 || (letter.length === 0 && isEntered(caseFile))) return caseFile
  const { first_name, middle_name, last_name } = caseFile.profile.application
  const names = new Set(contentWords([first_name, middle_name, last_name].join(' ')))
  const given = numbersGiven(papers, namedIn(letter.flatMap(({ pages }) => pages)), names)
  let last = UNNUMBERED_SERIES
  const exhibits = caseFile.exhibits.map((paper) => ({
    ...paper,
    number: papers.includes(paper) ? (given.get(paper) ?? ++last) : paper.number,
  }))
  return numberedAs(caseFile, { facts: [], exhibits })
}
