import type { Contradiction, ExhibitPage } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { foldWord, searchable, wordsOf } from '../../grounding/fold.ts'
import { datesIn, inWords } from '../dates-in.ts'
import { fieldPlace, placeOf } from '../places.ts'
import { pagePlace, pagesOfEntry, short, type Check, type Filing } from './filing.ts'

type Project = Profile['academicprojects'][number]

/** A paper's head: title, authors, journal and year stand there, before the text names other works. */
const HEAD = 1_500
const HEAD_LINES = 14
const BODY = /^\s*(?:abstract|summary|keywords?|introduction|references|bibliography|contents|1\.? )\b/iu

/** "Annals of Cold Slopes 88 (2016)", "J. Electrochem. 12, 2019, 33–40": a journal with its volume and year. */
const CITED =
  /^\s*(?:published in:? )?(?<journal>\p{Lu}[\p{L}.&:’' -]{3,80}?)[,.]?\s+(?:vol(?:ume|\.)?\s*)?\d{1,4}(?:\s*[(:,]\s*(?:no\.? ?|issue )?\d{1,3}\)?)?\s*[,:]?\s*\(?(?<year>(?:19|20)\d\d)\)?(?![\d-])/u

/** "September 22, 2025": a date. */
const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/u

interface Head {
  page: ExhibitPage
  lines: string[]
  journal: string | undefined
  year: number | undefined
}

function headOf(filing: Filing, { id }: Project): Head | undefined {
  const [page] = pagesOfEntry(filing, 'academicprojects', id, ['essay'])
  if (page === undefined || page.page !== 1) return undefined
  const opening = page.text.slice(0, HEAD).split(/\r?\n/).slice(0, HEAD_LINES)
  const body = opening.findIndex((line) => BODY.test(line))
  const lines = body < 0 ? opening : opening.slice(0, body)
  const cited = lines
    .map((line) => CITED.exec(line)?.groups)
    .find((groups) => groups !== undefined && !MONTH.test(groups.journal ?? ''))
  return { page, lines, journal: cited?.journal?.trim(), year: cited === undefined ? undefined : Number(cited.year) }
}

const ofPublished =
  (check: (filing: Filing, project: Project, head: Head) => Contradiction[]): Check =>
  (filing) =>
    filing.profile.academicprojects
      .filter(({ is_published }) => is_published)
      .flatMap((project) => {
        const head = headOf(filing, project)
        return head === undefined ? [] : check(filing, project, head)
      })

function against(
  filing: Filing,
  { id }: Project,
  field: string,
  told: string,
  page: ExhibitPage,
  kind: Contradiction['kind'],
  [entered, read]: [string, string],
): Contradiction[] {
  const paper = pagePlace(filing, page)
  return [
    {
      kind,
      text: `${placeOf(filing.profile, 'academicprojects', id)} gives ${entered}, but the article itself (${paper.place}) says ${read}.`,
      places: [{ ...fieldPlace(filing.profile, 'academicprojects', id, field), told }, paper],
    },
  ]
}

/** The year of publication entered, against the one in the article's own head. A year that the head has anywhere is no other. */
export const yearOfArticle: Check = ofPublished((filing, project, { page, lines, year }) => {
  const { published_date } = project
  if (published_date === null || published_date === '' || year === undefined) return []
  const own = Number(published_date.slice(0, 4))
  // Online in one year and in print in the next: papers tell both.
  if (datesIn(lines.join('\n')).some((date) => date.year === own) || page.text.includes(String(own))) return []
  return against(filing, project, 'published_date', published_date, page, 'dates', [
    `the day of publication as ${inWords(published_date)}`,
    String(year),
  ])
})

const SMALL = new Set('of the and for in on de la der und des et a an journal'.split(' '))
const wordsIn = (name: string): string[] =>
  wordsOf(name)
    .map(({ folded }) => folded)
    .filter((word) => !SMALL.has(word))

/** One name of a journal shortened from the other: "J. Electrochem. Soc." of the Journal of the Electrochemical Society. */
function sameJournal(a: string, b: string): boolean {
  const [one, other] = [wordsIn(a), wordsIn(b)].sort((x, y) => x.length - y.length)
  if (one === undefined || other === undefined || one.length === 0) return true
  const initials = other.map((word) => word[0]).join('')
  if (one.length === 1 && initials.includes(one[0] ?? '')) return true
  const begins = (word: string, whole: string) => whole.startsWith(word) || word.startsWith(whole)
  return one.filter((word) => other.some((whole) => begins(word, whole))).length * 2 >= one.length
}

/** The journal entered, against the one that the article's head names with volume and year. */
export const journalOfArticle: Check = ofPublished((filing, project, { page, journal }) => {
  const own = project.published_journal
  if (journal === undefined || own.trim().length < 3 || own === '#') return []
  if (searchable(page.text).includes(searchable(own)) || sameJournal(own, journal)) return []
  return against(filing, project, 'published_journal', own, page, 'title', [
    `the journal as “${own}”`,
    `“${short(journal)}”`,
  ])
})

const NAME = "(?:\\p{Lu}[\\p{L}’'-]*\\.?|(?:de|da|dos|van|von|der|al|bin|y))"
const AUTHOR = `${NAME}(?: ${NAME}){0,4}(?:[\\d*†‡,]*)`
const AUTHORS = new RegExp(
  `^(?:by |authors?: ?)?(?<authors>${AUTHOR}(?:(?:, and |, | and | & |; )${AUTHOR})*)\\.?$`,
  'u',
)

/** Who wrote the article, in its order, by the folded words of each name; empty where no line tells it. */
function authorsOf(lines: readonly string[], surnames: readonly string[]): string[][] {
  for (const line of lines) {
    const found = AUTHORS.exec(line.trim())?.groups?.authors
    if (found === undefined) continue
    const names = found
      .split(/, and |, | and | & |; /u)
      .map((name) => wordsOf(name.replace(/-/g, ' ')).map(({ folded }) => folded.replace(/[\d*†‡]/g, '')))
    const own = names.filter((name) => name.some((word) => surnames.includes(word)))
    // "Kucerova, S., Asgard, T." parts at every comma.
    const isWhole = names.every((name) => name.length >= 2)
    if (own.length === 1 && isWhole) return names
  }
  return []
}

/**
 * The lines of an article's head that name the applicant among others, as folded words; a list that goes on in the next
 * line is one. Both orders are read: "T. Asgard, M. Lunde" and "Asgard, T., Lunde, M.".
 */
export function authorLines(filing: Filing, project: Project): { page: ExhibitPage; lines: string[][] } | undefined {
  const head = headOf(filing, project)
  if (head === undefined) return undefined
  const surnames = surnamesOf(filing)
  const lines = head.lines
    .join('\n')
    .replace(/(?:,|;|&| and)[ \t]*\r?\n/gu, ', ')
    .split(/\r?\n/)
    .map((line) => wordsOf(line.replace(/-/g, ' ')).map(({ folded }) => folded.replace(/[\d*†‡.]/g, '')))
  return { page: head.page, lines: lines.filter((line) => surnames.some((name) => line.includes(name))) }
}

const surnamesOf = ({ profile }: Filing): string[] =>
  profile.application.last_name
    .split(/[\s-]+/)
    .map(foldWord)
    .filter((name) => name.length >= 3)

const PLACES: readonly [RegExp, (at: number, of: number) => boolean][] = [
  [/\b(?:sole|only|single) author\b/iu, (_, of) => of === 1],
  [/\b(?:first|lead|principal|1st) author\b/iu, (at) => at === 0],
  [/\b(?:second|2nd) author\b/iu, (at) => at === 1],
  [/\b(?:third|3rd) author\b/iu, (at) => at === 2],
  [/\blast author\b/iu, (at, of) => at === of - 1],
]
/** What stands in parentheses may be said of another. */
const ASIDE = /\([^()]*\)/gu
const SHARED = /\b(?:co-?first|joint|equal(?:ly)?|shared|contributed equally)\b/iu

/** The place among the authors that the role claims, against the order in which the article names them. */
export const placeAmongAuthors: Check = ofPublished((filing, project, { page, lines }) => {
  const role = project.role.replace(ASIDE, ' ')
  const claim = PLACES.find(([form]) => form.test(role))
  if (claim === undefined || SHARED.test(project.role) || SHARED.test(page.text.slice(0, HEAD))) return []
  const surnames = surnamesOf(filing)
  const authors = authorsOf(lines, surnames)
  const at = authors.findIndex((name) => name.some((word) => surnames.includes(word)))
  const [form, holds] = claim
  if (at < 0 || holds(at, authors.length)) return []
  const told = form.exec(role)?.[0] ?? project.role
  return against(filing, project, 'role', told, page, 'title', [
    `your role as “${short(project.role)}”`,
    `that you are author ${at + 1} of ${authors.length}`,
  ])
})
