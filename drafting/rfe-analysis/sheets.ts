import type { BackgroundKind, Held } from '#domain/rfe.ts'
import type { CaseFile } from '../case-file.ts'
import { speaksOfItsEntry } from '../grounding/speaks-of.ts'
import type { RecordPage } from '../rfe-case/index.ts'
import { bodiesOf, readBlocks } from '../rfe-notice/page/read-blocks.ts'
import { sentencesOf } from '../rfe-notice/sentences.ts'
import { isVerbatim } from '../rfe-notice/verbatim.ts'
import { isReadable, oneLine, type Passage } from './passage.ts'

interface Sheet {
  id: string
  page: number
  text: string
}

/** The sentences of a paper, running heads and parted lines undone; one that runs over a page stands whole on neither. */
function sentencesOn(sheets: readonly Sheet[]): { text: string; sheet: Sheet }[] {
  const byPage = new Map(sheets.map((sheet) => [sheet.page, sheet]))
  const last = Math.max(0, ...byPage.keys())
  const pages = Array.from({ length: last }, (_, at) => byPage.get(at + 1)?.text ?? '')
  return readBlocks(bodiesOf(pages))
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(sentencesOf)
    .flatMap(({ text, page }) => {
      const sheet = byPage.get(page)
      const words = oneLine(text)
      return sheet !== undefined && isReadable(words) && isVerbatim(words, 1, [sheet.text])
        ? [{ text: words, sheet }]
        : []
    })
}

/** Of two papers with the same words the one that was put to the right entry comes first. */
export const fromExhibits = (caseFile: CaseFile): Passage[] => {
  const papers = caseFile.exhibits.toSorted(
    (a, b) => Number(speaksOfItsEntry(b, caseFile)) - Number(speaksOfItsEntry(a, caseFile)),
  )
  const sheetsOf = Map.groupBy(caseFile.pages, ({ exhibit }) => exhibit)
  return papers.flatMap((paper) => {
    const sheets = sheetsOf.get(paper.number) ?? []
    const { number } = paper
    const { section, entry, field, file } = paper
    return sentencesOn(sheets).map(({ text, sheet }): Passage => ({
      text,
      exhibit: number,
      paper: 'exhibit',
      page: sheet.page,
      url: file.url,
      of: 'page',
      section,
      entry,
      field,
      sources: [sheet.id],
    }))
  })
}

const PAPER_OF: Readonly<Partial<Record<BackgroundKind, Held['paper']>>> = {
  endeavor: 'endeavor',
  recommendation: 'recommendation',
  petition_letter: 'petition_letter',
  response_letter: 'response_letter',
}

const paperOf = ({ paper, isLater }: RecordPage): Held['paper'] | undefined =>
  paper === 'notice' ? undefined : isLater === true ? 'later_petition' : PAPER_OF[paper]

/** Papers that were filed elsewhere; what the applicant has drafted for the response was not. */
export const fromFiled = ({ rfe, exhibits }: CaseFile): Passage[] =>
  // One that is an exhibit is read as that.
  [
    ...Map.groupBy(
      (rfe?.pages ?? []).filter(({ url }) => !exhibits.some(({ file }) => file.url === url)),
      ({ section, entry }) => `${section}/${entry}`,
    ).values(),
  ].flatMap((sheets) => {
    const [first] = sheets
    const kind = first && paperOf(first)
    if (first === undefined || kind === undefined) return []
    const { section, entry, paper, url } = first
    return sentencesOn(sheets).map(({ text, sheet }): Passage => ({
      text,
      exhibit: null,
      paper: kind,
      page: sheet.page,
      url,
      of: 'filed',
      section,
      entry,
      field: paper,
      sources: [sheet.id],
    }))
  })
