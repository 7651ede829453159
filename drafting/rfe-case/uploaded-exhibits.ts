import { isOfResponse, RESPONSE_SERIES } from '#domain/exhibit-number.ts'
import type { BackgroundKind } from '#domain/rfe.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { sharesOfOneMeasure } from '../case-file/contradictions/shares.ts'
import { pagesOf } from '../case-file/pages.ts'
import type { FiledPaper, RfeCase } from '../rfe.ts'
import { numberedAsFiled } from './numbers-in-filing.ts'

/** Kinds of uploads that are evidence by themselves; the letters to USCIS are quoted as what they say. */
const EVIDENCE: readonly BackgroundKind[] = ['endeavor', 'recommendation']
export const isEvidence = ({ kind }: Pick<FiledPaper, 'kind'>): boolean => EVIDENCE.includes(kind)

/** True of an upload of which no word could be read: it is listed, and nothing cites it before somebody has looked at it. */
export const isUnread = ({ section, number }: Exhibit, { pages }: Pick<CaseFile, 'pages'>): boolean =>
  section === 'rfe_background' && pages.every(({ exhibit }) => exhibit !== number)

/** Where a writer closes: what follows is the name. */
const CLOSES =
  /\b(?:Signed(?: by)?|Sincerely(?: yours)?|Yours (?:truly|sincerely|faithfully)|Respectfully(?: yours)?|(?:Best|Kind|Warm) regards)\b[\s,:]*(?:\/s\/\s*)?((?:(?:Dr|Prof|Mr|Mrs|Ms)\.\s)?\p{Lu}[\p{L}.’'-]*(?:[ ]\p{Lu}[\p{L}.’'-]*){1,3})/u

/** Who signed a letter, as far as its words tell. */
export const signerOf = ({ pages }: Pick<FiledPaper, 'pages'>): string | undefined => CLOSES.exec(pages.join('\n'))?.[1]

/** What the first line of a letter calls it. */
const HEADED =
  /^\s*((?:letter|statement|memorandum|declaration|opinion) of [\p{L} ]{3,40}|(?:expert )?opinion letter)\s*$/imu

function titled(paper: FiledPaper, rank: number, isOfSeveral: boolean): Pick<Exhibit, 'title' | 'type'> {
  if (paper.kind === 'endeavor') return { title: 'Statement of the proposed endeavor', type: 'Statement' }
  const [, head = 'Letter of recommendation'] = HEADED.exec(paper.pages[0]?.split('\n', 4).join('\n') ?? '') ?? []
  const type = head.charAt(0).toUpperCase() + head.slice(1).trim().toLowerCase()
  const signer = signerOf(paper)
  const title = signer === undefined ? (isOfSeveral ? `${type} ${rank}` : type) : `${type}, ${signer}`
  return { title, type }
}

/**
 * The case file with the uploads that are evidence, each an exhibit: at the end of the petition's where the applicant said that
 * USCIS has it, else of those that come with the response, so that no number is claimed that the filing did not give.
 */
export const withUploads = (caseFile: CaseFile, rfe: Pick<RfeCase, 'filed' | 'isElsewhere'>): CaseFile =>
  numberedAsFiled(withAdded(caseFile, rfe), rfe)

function withAdded(caseFile: CaseFile, { filed }: Pick<RfeCase, 'filed'>): CaseFile {
  const known = new Set(caseFile.exhibits.map(({ file }) => file.url))
  const letters = filed.filter(({ kind }) => kind === 'recommendation')
  let [ofPetition, ofResponse] = [0, RESPONSE_SERIES]
  for (const { number } of caseFile.exhibits)
    if (isOfResponse(number)) ofResponse = Math.max(ofResponse, number)
    else ofPetition = Math.max(ofPetition, number)
  const added = filed.flatMap((paper, at): Exhibit[] => {
    if (paper.url === null || !isEvidence(paper) || known.has(paper.url)) return []
    return [
      {
        number: paper.isHeld === true ? ++ofPetition : ++ofResponse,
        ...titled(paper, letters.indexOf(paper) + 1, letters.length > 1),
        section: 'rfe_background',
        entry: at + 1,
        field: paper.kind,
        file: { name: paper.name, url: paper.url },
      },
    ]
  })
  if (added.length === 0) return caseFile
  const uploads = filed.flatMap(({ url, pages }) =>
    added.some(({ file }) => file.url === url) ? [{ url: url ?? '', pages: [...pages], by: 'text' as const }] : [],
  )
  const profile = { ...caseFile.profile, uploads: [...caseFile.profile.uploads, ...uploads] }
  const exhibits = [...caseFile.exhibits, ...added].sort((a, b) => a.number - b.number)
  const pages = [...caseFile.pages, ...pagesOf(profile, added)]
  const asked = new Set(caseFile.contradictions.map(({ text }) => text))
  const shares = sharesOfOneMeasure({ profile, exhibits, pages }).filter(({ text }) => !asked.has(text))
  return {
    ...caseFile,
    profile,
    exhibits,
    pages,
    contradictions: [...caseFile.contradictions, ...shares],
    exhibitsOf: (section, entry) => [
      ...caseFile.exhibitsOf(section, entry),
      ...added.filter((paper) => paper.section === section && paper.entry === entry),
    ],
  }
}
