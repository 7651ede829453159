import type { Block, Inline } from '#domain/document.ts'
import { isOfResponse } from '#domain/exhibit-number.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { speaksOfItsEntry } from '../grounding/speaks-of.ts'
import { wantsWork } from '../rfe-analysis/says.ts'
import type { PlannedIssue } from './planned.ts'

/** Papers of what was done and planned; a diploma and a résumé have their place. */
const SECTIONS: ReadonlySet<string> = new Set(['evidence', 'futureplan', 'professionalprojects', 'academicprojects'])
/** More would bury what the answer turns on. */
const MOST = 2

const ASKS_LETTERS =
  /\bletters? (?:from|of|by) (?:\p{L}+ )?(?:prospective|potential|intended|future|current|interested|users?|customers?|investors?|agenc\w+)|\b(?:prospective|potential) (?:users?|customers?|investors?|clients?)\b|\bletters? of (?:interest|intent|support)\b|\binterest (?:of|from|by)\b/iu

/** Whether somebody's wish for the work is what an issue asks for. */
export const asksForInterest = ({ issue }: PlannedIssue): boolean =>
  issue.factor === 'interest' ||
  [issue, ...issue.further, ...issue.requests].some(({ quote }) => ASKS_LETTERS.test(quote))

/** True of a paper on a project, or of one that is sent with the response, that another house than an employer has issued. */
function isFromOthers({ number, section, entry }: Exhibit, { fact, profile }: CaseFile): boolean {
  const issuer = fact(section, entry, 'issuing_organization')?.value
  return (
    (isOfResponse(number) || fact(section, entry, 'category')?.value === 'Project') &&
    issuer !== undefined &&
    profile.professionalhistory.every(({ organization }) => organization !== issuer)
  )
}

const inlinesOf = (block: Block): Inline[] => {
  if (block.kind === 'paragraph' || block.kind === 'quote') return block.sentences.flatMap(({ inlines }) => inlines)
  if (block.kind === 'list') return block.items.flat().flatMap(({ inlines }) => inlines)
  return block.kind === 'table' ? block.rows.flat(2) : []
}

/** Numbers of the exhibits that an answer of a response cites. */
export const citedIn = (blocks: readonly Block[]): ReadonlySet<number> =>
  new Set(
    blocks
      .filter(({ section }) => section?.startsWith('issue-') === true)
      .flatMap(inlinesOf)
      .flatMap((one) => (one.kind === 'exhibit' ? [one.number] : [])),
  )

/** Papers that the analysis found on a point and no answer would cite, each with the point that it answers best. */
export function spareFor(
  planned: readonly PlannedIssue[],
  caseFile: CaseFile,
  cited: ReadonlySet<number>,
): ReadonlyMap<PlannedIssue, Exhibit[]> {
  const spare = new Map<PlannedIssue, Exhibit[]>()
  for (const paper of caseFile.exhibits) {
    if (cited.has(paper.number) || !SECTIONS.has(paper.section) || !speaksOfItsEntry(paper, caseFile)) continue
    const isWish = caseFile.pages.some(({ exhibit, text }) => exhibit === paper.number && wantsWork(text))
    const open = planned.filter((one) => !one.isBeyond && one.alleged === undefined)
    const known = open.filter(({ issue }) => issue.have.some(({ exhibit }) => exhibit === paper.number))
    // A paper of somebody else's that is known on no point is offered where the officer asks for the word of others.
    const on = known.length === 0 && isFromOthers(paper, caseFile) ? open.filter(asksForInterest) : known
    const fit = on.filter((one) => isWish && asksForInterest(one))
    const best = [...fit, ...on].find((one) => (spare.get(one)?.length ?? 0) < MOST)
    if (best !== undefined) spare.set(best, [...(spare.get(best) ?? []), paper])
  }
  return spare
}
