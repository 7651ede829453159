import type { NoticeIssue, Quoted } from '#domain/rfe.ts'
import type { CaseFile } from '../case-file.ts'
import { oneLine } from '../rfe-analysis/passage.ts'
import type { RfeRecord } from '../rfe-case/index.ts'
import { noticeSentences } from './notice-sentences.ts'
import { endeavorStated, statedOtherwise } from './endeavor-stated.ts'

const ENDEAVOR = String.raw`(?:(?:proposed|described|claimed|stated|specific|original) )*(?:endeavou?r|undertaking)s?`
const CHANGED = String.raw`(?:chang|alter|modif|revis|amend|replac|redefin|shift|expand|broaden|recast|restat)\p{L}*`
const BY = String.raw`(?:materially |substantially |significantly |fundamentally |entirely |also |now |since |been )*`

/** Ways to say that the endeavor of now is not the one that was filed. */
const ALLEGES: readonly RegExp[] = [
  // What the endeavor changes in the world has an object, and is no change of the endeavor.
  new RegExp(
    String.raw`\b${ENDEAVOR} (?:has |have |had |was |were |is |appears to (?:be|have) |seems to (?:be|have) |may (?:be|have) )*${BY}(?:changed|altered|modified|revised|amended|replaced|redefined|shifted|expanded|broadened|recast)\b(?! (?:the|how|lives|our|its|every|many)\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${ENDEAVOR} (?:[^,.;]{0,50} )?(?:is (?:now )?(?:different from|another than|not the (?:same|one)|inconsistent with|no longer)|differs? from|departs? from|deviates? from|no longer)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${CHANGED} (?:of |in |to )?(?:your|the|his|her|their|its|this) (?:\p{L}+ )?${ENDEAVOR}\b`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:an? )?(?:different|new|another|second|changed|materially different) ${ENDEAVOR}\b`, 'iu'),
  /\bmaterial(?:ly)? (?:chang|alter|differ)\p{L}*/iu,
]

/** What nobody may do, or what is asked whether or not it was done, alleges nothing. */
const OF_RULE =
  /\b(?:(?:may|must|can|could|should|shall|will|would|need|do|does|did) not|cannot|whether|if|any|unless|without|never|not permitted|in an effort to)\b[^.;]{0,90}$/iu

/** True of a sentence in which the officer says that the endeavor was changed after the petition was filed. */
export const allegesChange = (text: string): boolean => {
  const told = oneLine(text)
  return ALLEGES.some((form) => {
    const found = form.exec(told)
    return found !== null && !OF_RULE.test(told.slice(0, found.index))
  })
}

const isAlleged = ({ quote }: Quoted): boolean => allegesChange(quote)

/** The words of an issue that say so. */
export const changeIn = ({ quote, page, further }: NoticeIssue): Quoted | undefined =>
  [{ quote, page }, ...further].find(isAlleged)

/** The first sentence of a notice that says so: one that was read as a point, else one that stands on its pages. */
export function allegedChange({ reading, rfe }: RfeRecord): Quoted | undefined {
  const read = reading.issues.flatMap(({ quote, page, further, requests }) => [
    { quote, page },
    ...further,
    ...requests,
  ])
  return read.find(isAlleged) ?? noticeSentences(rfe.notice.pages).find(isAlleged)
}

/** Whether a response can say that it keeps to the endeavor that was filed: its letter is at hand, and nobody says otherwise. */
export const keepsEndeavor = (caseFile: CaseFile): boolean =>
  endeavorStated(caseFile)?.page.paper === 'petition_letter' &&
  statedOtherwise(caseFile) === undefined &&
  (caseFile.rfe === undefined || allegedChange(caseFile.rfe) === undefined)
