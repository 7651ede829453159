import { contentWords } from '../builtin/passages.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { pointOf, type Need } from '../rfe-analysis/points/index.ts'
import type { PlannedIssue } from './planned.ts'

const wordsOf = (words: string): ReadonlySet<string> => new Set(contentWords(words))

/** What a paper is; only the same sort can be what is asked for. */
const SORTS = wordsOf(
  'letter agreement contract report evaluation translation certificate certification transcript diploma article publication award patent license licence permit statement affidavit declaration plan photograph invoice receipt statistics log drawing survey abstract résumé resume cv record result test measurement data dataset analysis study studies minutes newsletter press release',
)
/** Words of every request, which no paper is known by. */
const OF_REQUESTS = wordsOf(
  'evidence document documentation documents paper exhibit copy copies form material proof information original certified signed dated official complete full detailed additional further other independent objective independently show establish demonstrate explain describe state identify record records petitioner beneficiary endeavor proposed problem matter field work name names naming need support letterhead corroborate corroborating own person people cite citing reach come part each specific particular including include submit provide us use using user',
)

interface Asked {
  /** As it is asked for. */
  what: string
  sorts: ReadonlySet<string>
  /** The words that tell which of that sort it is. */
  about: ReadonlySet<string>
  need: Need | undefined
}

function askedFor(what: string, { issue }: PlannedIssue, names: ReadonlySet<string>): Asked {
  const said = contentWords(what)
  const { needs } = pointOf(issue)
  return {
    what,
    sorts: new Set(said.filter((word) => SORTS.has(word))),
    about: new Set(said.filter((word) => !OF_REQUESTS.has(word) && !names.has(word))),
    need: needs.find((one) => one.what.toLowerCase() === what.toLowerCase()),
  }
}

const sharing = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((word) => others.has(word)).length

/** Of what a request names, how much has to stand on a page, and in a title without its sort. */
const [ON_PAGE, IN_TITLE] = [0.6, 0.5]
/** What a paper is stands at its head. */
const HEAD_LINES = 3
const LONGEST_HEAD = 90

/** How near a paper is to what is asked: by what it is called, by its head, or by its words; 0 where it is not. */
function nearness(asked: Asked, exhibit: Exhibit, { pages, fact }: CaseFile): number {
  const { title, type, section, entry, number, file } = exhibit
  const kind = fact(section, entry, 'sub_category')?.value ?? ''
  const called = `${type} ${kind} ${title}`
  const filed = file.name.replace(/\.\p{L}+$/u, '').replace(/[_-]+/gu, ' ')
  const own = pages.filter((page) => page.exhibit === number)
  const head = (own[0]?.text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= LONGEST_HEAD)
    .slice(0, HEAD_LINES)
    .join('\n')
  const { sorts, about, need } = asked
  const named = new Set([...about].filter((one) => !sorts.has(one)))
  if (need?.papers?.test(called) === true) return 4
  const by = (text: string): number => {
    const words = wordsOf(text)
    const [kinds, others] = [sharing(sorts, words), sharing(named, words)]
    // "Test reports" are of one sort in two words.
    if (kinds > 1 || (kinds > 0 && others > 0)) return kinds + others
    return kinds > 0 && named.size === 0 ? 1 : others > 1 && others >= IN_TITLE * about.size ? others : 0
  }
  const byName = by(need === undefined ? `${called} ${filed}` : called)
  if (byName > 0) return 3 + byName / 100
  // Titles of a known need are looked for among titles: a report of any kind is headed as one.
  if (need !== undefined) return need.papers?.test(head) === true && sharing(named, wordsOf(head)) > 0 ? 2 : 0
  const byHead = by(head)
  if (byHead > 0) return 2 + byHead / 100
  if (sorts.size === 0 || about.size < 2) return 0
  const isTold = own.some(({ text }) => {
    const words = wordsOf(text)
    return sharing(sorts, words) > 0 && sharing(about, words) >= ON_PAGE * about.size
  })
  return isTold ? 1 : 0
}

/** A paper with what it may be of all that is asked for. */
export interface NearPaper {
  exhibit: Exhibit
  whats: string[]
}

/** What is asked for, sorted into what some exhibit may be, and what none is near to. */
export function nearPapers(
  whats: readonly string[],
  planned: PlannedIssue,
  caseFile: CaseFile,
): { near: NearPaper[]; missing: string[] } {
  const { first_name, middle_name, last_name } = caseFile.profile.application
  const names = wordsOf(`${first_name} ${middle_name} ${last_name}`)
  const papers = caseFile.exhibits.filter(({ field }) => field !== 'resume')
  const near = new Map<Exhibit, string[]>()
  const missing: string[] = []
  for (const what of whats) {
    const asked = askedFor(what, planned, names)
    const [best] = papers
      .map((exhibit) => ({ exhibit, near: nearness(asked, exhibit, caseFile) }))
      .filter((one) => one.near > 0)
      .sort((a, b) => b.near - a.near || b.exhibit.number - a.exhibit.number)
    if (best === undefined) missing.push(what)
    // What the applicant has put to the point is sent with it.
    else if (planned.work?.evidence.includes(best.exhibit.file.url) !== true)
      near.set(best.exhibit, [...(near.get(best.exhibit) ?? []), what])
  }
  return { near: [...near].map(([exhibit, asked]) => ({ exhibit, whats: asked })), missing }
}
