import { fold } from '#domain/fold.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { isAgreement } from '../builtin/agreement.ts'
import { mainVerb } from '../builtin/clause.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Phrase } from '../builtin/phrase.ts'
import type { Entry } from '../builtin/portrait.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import { termsOf } from '../builtin/terms.ts'
import type { CaseFile, ExhibitPage } from '../case-file.ts'
import { speaksOfItsEntry } from '../grounding/speaks-of.ts'
import { paperCalled } from '../case-file/exhibits.ts'
import { pageQuoted, statementsOn } from './quoted.ts'

/** Fields that tell what came of an entry. */
const TOLD = ['project_name', 'name', 'challenge', 'solution', 'impact', 'brief_introduction']

/** By what measure others chose: said of an award or a grant on its own paper. */
const MEASURE =
  /\b(?:jury|nominations|nominees|nominated|selected|chosen|ranked|reviewers|review committee|applicants|proposals|candidates)\b/iu
const COUNT = /\d|\b(?:first|second|third)\b/iu
/** "was proposed by the kiln vendor", "was led by our head nurse": the part of somebody else. */
const BY_ANOTHER =
  /\p{L}(?:ed|en|un|ade|uilt|ought|aught|id|one) (?:out |up )?by (?!\d|the end|more|less|about|up to)(?<who>.*)/u
/** What did not come about, and what a letter says to be polite: neither is a result. */
const NO_RESULT = /\b(?:not|no|never|nor|pleased|pleasure|delighted|happy to)\b/iu
/** A figure that is no date: a result is told by it. */
const FIGURE = /\d/u
const DATES =
  /\b(?:19|20)\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/gu
/** What others did with the work. */
const ADOPTED =
  /\badopt(?:s|ed|ion)?\b|\b(?:uses?|(?:is|are|was|were|been) (?:now )?(?:used|installed)|in (?:daily )?use)\b/iu
/** How a letter begins: it says why it was written. */
const PREAMBLE = /\bI (?:was asked|have been asked|was invited|am writing|write|am glad|am happy)\b|\bthis letter\b/iu
/** Whose "my" it is, and who "you" are, a sentence out of its letter does not say; "we" of an article are all its authors. */
const SPEAKER = /(?<![\p{L}.])(?:I|[Mm]y|[Mm]e|[Mm]ine|[Yy]ou|[Yy]ours?)(?![\p{L}.])/u
const AUTHORS = /(?<![\p{L}.])(?:[Ww]e|[Oo]urs?|us)(?![\p{L}.])/u
/** "The county pays for this service": what was meant stood in another sentence. */
const POINTS_BACK =
  /\b(?:[Tt]his|[Tt]hese|[Tt]hose|[Ss]uch) (?!(?:study|trial|report|article|paper|letter|evaluation|review|year|months?|way|work)\b)\p{Ll}+/u
/** A row of notes is no sentence. */
const ROW = /;.*;|(?:^|\s)\([a-z]\)\s|\p{L}: (?:\p{Lu}|.*\p{L}: )/u

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
  const [figures, words, entered] = [figuresOf(told), new Set(contentWords(told)), ` ${fold(told)} `]
  const surname = fold(profile.application.last_name)
  const names = (text: string): boolean => surname !== '' && ` ${fold(text)} `.includes(` ${surname} `)
  const isWork = entry.section.endsWith('projects')
  // A grant or an award is often for a work that has an entry of its own.
  const others = new Set(exhibits.filter(({ section }) => isWork && section === 'evidence').map(({ number }) => number))
  const articles = new Set(exhibits.filter(({ field }) => field === 'essay').map(({ number }) => number))
  return pages.flatMap((page) => {
    const isOwn = entry.exhibits.includes(page.exhibit)
    if (page.by !== 'text' || !(isOwn || others.has(page.exhibit))) return []
    return statementsOn(page.text)
      .filter(
        (sentence) =>
          standsAlone(sentence) &&
          !ROW.test(sentence) &&
          !PREAMBLE.test(sentence) &&
          !POINTS_BACK.test(sentence) &&
          !SPEAKER.test(sentence) &&
          !NO_RESULT.test(sentence),
      )
      .filter((sentence) => !(articles.has(page.exhibit) && AUTHORS.test(sentence)))
      .flatMap((sentence): Saying[] => {
        const [ofFigures, ofWords] = [shared(figuresOf(sentence), figures), shared(contentWords(sentence), words)]
        const isNamed = names(sentence)
        // A paper of another entry is on this one where it repeats several of its figures.
        const [isResult, isAdopted] = [FIGURE.test(sentence.replace(DATES, '')), ADOPTED.test(sentence)]
        const isOn = (isOwn ? isResult || isAdopted || isNamed : ofFigures > 1) && ofWords > 1
        const isMeasure = isOwn && !isWork && MEASURE.test(sentence) && COUNT.test(sentence)
        // What the applicant has entered in the same words is told already.
        const isSaid = entered.includes(` ${fold(sentence)} `)
        const other = BY_ANOTHER.exec(sentence)?.groups?.who
        if (!(isOn || isMeasure) || isSaid || (other !== undefined && !names(other))) return []
        // The applicant's part before a result in figures, and this before what only belongs to the subject.
        const telling = [isNamed, isResult, isAdopted, isMeasure].filter(Boolean).length
        const weight = 3 * telling + Math.min(ofWords, 3)
        return [{ page, sentence, weight }]
      })
  })
}

/** The first of these with a verb: the head of an article is no sentence, whatever names and figures it holds. */
function firstWithVerb(sorted: readonly Saying[], most: number): Saying[] {
  const found: Saying[] = []
  for (const one of sorted) {
    if (found.length === most) break
    if (mainVerb(termsOf(one.sentence)) !== undefined) found.push(one)
  }
  return found
}

/** What papers of the record say of an entry, word for word, each sentence with its page; the most telling of them. */
export const quotationsOn = (entry: Entry, caseFile: CaseFile, most: number): { exhibit: number; words: Phrase }[] =>
  firstWithVerb(
    sayings(entry, caseFile).sort((a, b) => b.weight - a.weight),
    most,
  )
    .sort((a, b) => a.page.exhibit - b.page.exhibit || a.page.page - b.page.page)
    .map(({ page, sentence }) => ({ exhibit: page.exhibit, words: pageQuoted(page, sentence) }))

/** Pages that could be read and on which an answer about an entry may stand: those of its papers, and those that name it. */
function pagesOn({ section, id }: Pick<Entry, 'section' | 'id'>, name: string, caseFile: CaseFile): ExhibitPage[] {
  // What others want shows nothing of what was done.
  const onTheirEntry = caseFile.exhibits.filter(
    (exhibit) => speaksOfItsEntry(exhibit, caseFile) && !isAgreement(exhibit, caseFile),
  )
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

/** Papers to look at for an answer, and what a question calls them. */
export interface PlaceToLook {
  called: string
  exhibits: number[]
}

/** The papers in which an answer about an entry may stand; undefined where nothing could be read. */
export function placeToLook(
  entry: Pick<Entry, 'section' | 'id'>,
  name: string,
  caseFile: CaseFile,
): PlaceToLook | undefined {
  const found = new Set(pagesOn(entry, name, caseFile).map(({ exhibit }) => exhibit))
  const papers = caseFile.exhibits.filter(({ number }) => found.has(number))
  if (papers.length === 0) return undefined
  const called = papers.map(
    (exhibit) => `“${paperCalled(exhibit).replace(/[[\]]/gu, '')}” (Ex. ${exhibitLabel(exhibit.number)})`,
  )
  return { called: called.join(' or '), exhibits: papers.map(({ number }) => number) }
}

/** "de", "van": a part of a name that is no name. */
const FEWEST_LETTERS = 4

/** True where a page that an answer about an entry may stand on names the applicant: there is the applicant’s part to be read. */
export function isNamedOn(entry: Pick<Entry, 'section' | 'id'>, name: string, caseFile: CaseFile): boolean {
  // Of two surnames many a paper has one.
  const surname = fold(caseFile.profile.application.last_name)
  const names = [surname, ...surname.split(' ').filter((one) => one.length >= FEWEST_LETTERS)]
  return pagesOn(entry, name, caseFile).some(({ text }) => {
    const folded = ` ${fold(text)} `
    return names.some((one) => one !== '' && folded.includes(` ${one} `))
  })
}
