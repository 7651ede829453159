import { seriesOf, UNNUMBERED_SERIES } from '#domain/exhibit-number.ts'
import { contentWords } from '../builtin/passages.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { numberedAs } from '../editing/numbering.ts'
import type { RfeCase } from '../rfe.ts'

/** Where a petition letter names an exhibit by its number. */
const NAMED = /\b(?:Exhibits?|Exhs?\.|Exs?\.|Ex\.)\s*(?:No\.?\s*)?(\d{1,3})(?![\d.]*\d)/gu
/** The paper's own name behind the number: on a line of the list, or in brackets. */
const NAME = /^[\s]*[,:–—.-]?\s*([^();\n]{4,120})/u

/** A sentence does not end behind a title. */
const STOP = String.raw`(?<!\b(?:Dr|Prof|Mr|Mrs|Ms|St|No))[.]`
const END = new RegExp(String.raw`${STOP}(?:\s|$)|\n\s*\n`, 'u')
const BEGIN = new RegExp(String.raw`${STOP}\s+|\n\s*\n|\)\s`, 'gu')

/** A number or a letter with which a line of a list begins, and what parts it from the paper's name. */
const HEADS =
  /^[ \t]*(?:[•▪●*–-][ \t]*)?(?:Exhibit|EXHIBIT|Exh\.|Ex\.)[ \t]*(?:No\.?[ \t]*)?(?:(\d{1,3})|([A-Z]))(?![\p{L}\d]|\.\d)([ \t]*[:.–—-][ \t]*|[ \t]*,[ \t]*(?=["“]?\p{Lu})|[ \t]{2,}|\t|[ \t](?=["“]?\p{Lu})|[ \t]*$)/u
/** Where on one line the next of a list begins. */
const NEXT =
  /[ \t;,]+(?=(?:Exhibit|EXHIBIT|Exh\.|Ex\.)[ \t]*(?:No\.?[ \t]*)?(?:\d{1,3}|[A-Z])[ \t]*(?:[:–—-]|[ \t]\p{Lu}))/gu
/** Without a mark behind the number, a line of running text may begin so as well, where the page breaks it. */
const isMarked = (mark: string): boolean => /[:–—-]|[ \t]{2}|\t/u.test(mark)

interface Named {
  number: number
  /** Words of the paper's name, where the letter gives it. */
  name: string
  /** The words about it. */
  about: string
}

/** Lines of lists of exhibits, each a paper of its own, and the running text without them. */
function listedIn(text: string): { listed: Named[]; rest: string } {
  const lines = text.split('\n').flatMap((line) => (HEADS.test(line) ? line.split(NEXT) : [line]))
  const heads = lines.map((line) => HEADS.exec(line))
  const listed: Named[] = []
  const rest = lines.map((line, at) => {
    const head = heads[at]
    if (!head) return line
    const [whole, number, , mark = ''] = head
    const [before = '', after] = [lines[at - 1]?.trim(), heads[at + 1]]
    // Names may stand below their numbers, a line each.
    const isBare = whole.trim() === line.trim()
    const beside = isBare ? [-2, -1, 1, 2] : [-1, 1]
    const isApart = before === '' || /[.:]$/u.test(before) || beside.some((by) => heads[at + by])
    if ((isBare || !isMarked(mark)) && !isApart) return line
    const name = line.slice(whole.length).trim() || (after ? '' : (lines[at + 1]?.trim() ?? ''))
    if (number !== undefined) listed.push({ number: Number(number), name, about: name })
    // Nothing before it and nothing behind it is about the same paper.
    return '\n'
  })
  return { listed, rest: rest.join('\n') }
}

type Filed = RfeCase['filed']

const lettersOf = (filed: Filed): Filed =>
  filed.filter(({ kind, isLater }) => kind === 'petition_letter' && isLater !== true)

/** The numbers in the filed letter's own list of exhibits. */
export const numbersListed = (filed: Filed): number[] =>
  lettersOf(filed).flatMap(({ pages }) => pages.flatMap((page) => listedIn(page).listed.map(({ number }) => number)))

function namedIn(pages: readonly string[]): Named[] {
  return pages.flatMap((page) => {
    const { listed, rest } = listedIn(page)
    return [...listed, ...toldIn(rest)]
  })
}

/** Where running text names one: with the words of its sentence about it. */
function toldIn(text: string): Named[] {
  return [...text.matchAll(NAMED)].map((found): Named => {
    const after = text.slice(found.index + found[0].length)
    const isListed = /^[,:]/u.test(after.trimStart())
    const end = after.search(END)
    const before = text.slice(0, found.index)
    const start = Math.max(0, ...[...before.matchAll(BEGIN)].map(({ index, 0: all }) => index + all.length))
    return {
      number: Number(found[1]),
      name: isListed ? (NAME.exec(after)?.[1] ?? '') : '',
      about: `${before.slice(start)} ${after.slice(0, Math.max(0, end))}`,
    }
  })
}

/** Words of every statement and every petition: that both have them names no paper. */
const COMMON = new Set(contentWords('proposed endeavor petition petitioner filed with from the national'))

/** What sets a paper apart from others: its title without the applicant's own name. */
function wordsOf({ title, type }: Exhibit, names: ReadonlySet<string>): string[] {
  const words = [...new Set(contentWords(`${title} ${type}`))]
  return words.filter((word) => !COMMON.has(word) && !names.has(word))
}

const properIn = (title: string): Set<string> =>
  new Set([...title.matchAll(/(?<!^)\b\p{Lu}[\p{L}’'-]+/gu)].flatMap(([word]) => contentWords(word)))

/** A paper of the same kind that has another's name. */
function isOfAnother({ title, type }: Exhibit, name: string, words: readonly string[]): boolean {
  const kind = new Set(contentWords(type))
  const own = [...properIn(title)].filter((word) => words.includes(word) && !kind.has(word))
  const named = new Set(contentWords(name))
  return (
    own.length > 0 && own.every((word) => !named.has(word)) && [...properIn(name)].some((word) => !words.includes(word))
  )
}

/** Whether the letter means this paper: by its name, or by its kind together with a name of its title. */
function isMeant(paper: Exhibit, { name, about }: Named, names: ReadonlySet<string>): boolean {
  const words = wordsOf(paper, names)
  const named = new Set(contentWords(name))
  const said = new Set(contentWords(about))
  const least = Math.max(1, words.length / 2)
  const isNamed = words.length > 0 && words.filter((word) => named.has(word)).length >= least
  if (isNamed && !isOfAnother(paper, name, words)) return true
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
  const letter = lettersOf(filed)
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
