import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import type { AnalysedIssue, Quoted } from '#domain/rfe.ts'
import { foldText } from '../grounding/fold.ts'

/** Names that findings have whatever they are about. */
const OF_NOTICES =
  /^(?:Act|Agency|America|American|Beneficiary|CFR|Congress|Decision|Department|Dhanasar|English|ETA|Exhibits?|Federal|Final|Form|Homeland|However|Immigration|INA|Interest|Item|Labor|Law|Manual|Matter|National|Nationality|Notice|Page|Part|Petitioner|Policy|Request|Section|Security|Service|State|States|Tabs?|United|USCIS|Waiver)$/u
/** The number of a paper, which another list may count otherwise, and what is cited. */
const COUNTED =
  /\b(?:exhibits?|exh?s?\.?|tabs?|items?|parts?|pages?|section|form|CFR|INA|I&N)\s*(?:[\dA-Z]+(?:[-–(][\dA-Za-z)]*)*(?:,| and| or|&)?\s*)+/giu

/** What a finding speaks of in particular: figures, and the names of people, places and papers. */
export function particularsOf(quote: string): string[] {
  const plain = quote.replace(COUNTED, ' ')
  const figures = plain.match(/\d[\d,.]*\d/gu) ?? []
  const names = [...plain.matchAll(/(?<=[\p{Ll},;’'“‘(]\s?[“‘(]?)\b\p{Lu}[\p{L}-]{3,}/gu)].map(([name]) => name)
  return [...figures, ...names.filter((name) => !OF_NOTICES.test(name))]
}

/** Without one of these a sentence tells what was filed, and finds nothing. */
const FINDS =
  /\b(?:no|not|cannot|none|nothing|neither|nor|without|only|however|but|although|while|un(?:clear|dated|signed)|insufficient|pending|expired|lacks?|fails?|failed|absent|absence|inconsisten\w+|differ\w*)\b|n[’']t\b/iu

const lower = (text: string): string => foldText(text).toLowerCase()

/** Words of the officer on something in particular of which an answer has no word; a claim that is doubted finds by what follows it. */
export function overlooked(
  { quote, page, further }: AnalysedIssue,
  answer: readonly Block[],
  asked: string,
  claims: readonly Quoted[] = [],
) {
  const said = lower([...answer.map(blockText), asked].join(' '))
  return [...claims, { quote, page }, ...further].find((finding) => {
    const isFinding = claims.includes(finding) || FINDS.test(finding.quote)
    const particulars = isFinding ? particularsOf(finding.quote) : []
    return particulars.length > 0 && particulars.every((one) => !said.includes(lower(one)))
  })
}
