import type { CaseFile, Exhibit } from '../case-file.ts'

/** How a paper calls itself in which others bind themselves, or say that they want the work. */
const KIND =
  /\b(?:(?:letter|memorandum|statement|declaration) of (?:agreement|intent|interest|understanding|support|commitment|collaboration|cooperation)|(?:(?:data[- ](?:sharing|use)|collaboration|cooperation|pilot|purchase|supply|service|license|licence|research|framework|partnership|development|teaming) )?(?:agreement|contract)|purchase order|term sheet)\b/iu

/** Agreements of everyday life, in which nobody speaks of the work. */
const OF_ANOTHER_KIND =
  /\b(?:employment|lease|rental|tenancy|loan|marriage|separation|confidentiality|non-?disclosure)\b/iu

/** Characters at the head of a paper in which it says what it is. */
const HEAD = 160

/** True of a paper of others on what they want or promise, by the head of its first page or by what it is called. */
export function isAgreement({ number, title }: Exhibit, { pages }: CaseFile): boolean {
  const first = pages.find(({ exhibit }) => exhibit === number)?.text ?? ''
  const heads = [first.trimStart().slice(0, HEAD).replace(/\s+/gu, ' '), title.replace(/\(“[^“”]*”\)/gu, '')]
  return heads.some((told) => KIND.test(told) && !OF_ANOTHER_KIND.test(told))
}
