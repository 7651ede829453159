import { fold } from '#domain/fold.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Phrase } from '../builtin/phrase.ts'
import type { Entry } from '../builtin/portrait.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { CaseFile, ExhibitPage } from '../case-file.ts'
import { speaksOfItsEntry } from '../grounding/speaks-of.ts'
import { pageQuoted, statementsOn } from './quoted.ts'

/** Fields that tell what came of an entry. */
const TOLD = ['project_name', 'name', 'challenge', 'solution', 'impact', 'brief_introduction']

/** By what measure others chose: said of an award or a grant on its own paper. */
const MEASURE =
  /\b(?:jury|nominations|nominees|nominated|selected|chosen|ranked|reviewers|review committee|applicants|proposals|candidates)\b/iu
const COUNT = /\d|\b(?:first|second|third)\b/iu
/** A row of notes is no sentence. */
const ROW = /;.*;|(?:^|\s)\([a-z]\)\s/u

/** Figures that say something where two texts share them: of one digit many do, and years stand everywhere. */
const figuresOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/\d[\d,.]*\d/g) ?? []).filter((figure) => !/^(?:19|20)\d\d$/.test(figure)))

const shared = (some: Iterable<string>, others: ReadonlySet<string>): number =>
  [...new Set(some)].filter((one) => others.has(one)).length

/** What the applicant or a recommender says of the entry is no paper on it. */
const APART: ReadonlySet<string> = new Set(['application', 'academichistory', 'referees', 'futureplan'])

interface Saying {
  page: ExhibitPage
  sentence: string
  weight: number
}

/** Sentences of the papers of the record that tell what came of an entry: by its figures, or by the name of the applicant. */
function sayings(entry: Entry, { exhibits, pages, profile }: CaseFile): Saying[] {
  const told = TOLD.map((field) => entry.value(field)).join(' ')
  const [figures, words] = [figuresOf(told), new Set(contentWords(told))]
  const surname = fold(profile.application.last_name)
  const names = (text: string): boolean => surname !== '' && ` ${fold(text)} `.includes(` ${surname} `)
  const isWork = entry.section.endsWith('projects')
  // A grant or an award is often for a work that has an entry of its own.
  const others = new Set(exhibits.filter(({ section }) => isWork && section === 'evidence').map(({ number }) => number))
  return pages.flatMap((page) => {
    const isOwn = entry.exhibits.includes(page.exhibit)
    if (page.by !== 'text' || !(isOwn || others.has(page.exhibit))) return []
    return statementsOn(page.text)
      .filter((sentence) => standsAlone(sentence) && !ROW.test(sentence))
      .flatMap((sentence): Saying[] => {
        const [ofFigures, ofWords] = [shared(figuresOf(sentence), figures), shared(contentWords(sentence), words)]
        const isNamed = names(sentence)
        // A paper of another entry is on this one where it repeats several of its figures.
        const isOn = (isOwn ? ofFigures > 0 || isNamed : ofFigures > 1) && ofWords > 1
        const isMeasure = isOwn && !isWork && MEASURE.test(sentence) && COUNT.test(sentence)
        return isOn || isMeasure
          ? [{ page, sentence, weight: 3 * ofFigures + Math.min(ofWords, 6) + (isNamed ? 3 : 0) + (isMeasure ? 3 : 0) }]
          : []
      })
  })
}

/** What papers of the record say of an entry, word for word, each sentence with its page; the most telling of them. */
export const quotationsOn = (entry: Entry, caseFile: CaseFile, most: number): { exhibit: number; words: Phrase }[] =>
  sayings(entry, caseFile)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.page.exhibit - b.page.exhibit || a.page.page - b.page.page)
    .map(({ page, sentence }) => ({ exhibit: page.exhibit, words: pageQuoted(page, sentence) }))

/** Pages that could be read and on which an answer about an entry may stand: those of its papers, and those that name it. */
function pagesOn({ section, id }: Pick<Entry, 'section' | 'id'>, name: string, caseFile: CaseFile): ExhibitPage[] {
  const onTheirEntry = caseFile.exhibits.filter((exhibit) => speaksOfItsEntry(exhibit, caseFile))
  const own = new Set(
    onTheirEntry.filter((one) => one.section === section && one.entry === id).map(({ number }) => number),
  )
  const others = new Set(onTheirEntry.filter((one) => !APART.has(one.section)).map(({ number }) => number))
  const title = fold(name)
  return caseFile.pages.filter(
    ({ exhibit, text }) =>
      own.has(exhibit) || (others.has(exhibit) && title.includes(' ') && ` ${fold(text)} `.includes(` ${title} `)),
  )
}

/** "Ex. 9, page 2", "Ex. 9", "Ex. 9 and Ex. 12": where to look for an answer; undefined where nothing could be read. */
export function placeToLook(
  entry: Pick<Entry, 'section' | 'id'>,
  name: string,
  caseFile: CaseFile,
): string | undefined {
  const pages = pagesOn(entry, name, caseFile)
  const exhibits = [...new Set(pages.map(({ exhibit }) => exhibit))].map((number) => `Ex. ${exhibitLabel(number)}`)
  const [only, ...others] = pages
  if (only === undefined) return undefined
  if (others.length === 0) return `${exhibits[0]}, page ${only.page},`
  return exhibits.length < 2 ? exhibits[0] : `${exhibits.slice(0, -1).join(', ')} and ${exhibits.at(-1)}`
}
