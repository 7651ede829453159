import type { CaseFile, Exhibit } from '../case-file.ts'
import type { Profile } from '../profile.ts'

/** How a paper calls itself in which others bind themselves, or say that they want the work. */
const KIND =
  /\b(?:(?:letter|memorandum|statement|declaration) of (?:agreement|intent|interest|understanding|support|commitment|collaboration|cooperation)|(?:(?:data[- ](?:sharing|use)|collaboration|cooperation|pilot|purchase|supply|service|license|licence|research|framework|partnership|development|teaming) )?(?:agreement|contract)|purchase order|term sheet)\b/iu

/** Agreements of everyday life, in which nobody speaks of the work. */
const OF_ANOTHER_KIND =
  /\b(?:employment|lease|rental|tenancy|loan|marriage|separation|confidentiality|non-?disclosure)\b/iu

/** Characters at the head of a paper in which it says what it is. */
const HEAD = 160

/** A letter has a salutation in a line of its own, and its writer's name at the end. */
const SALUTATION = /^(?:Dear\b|To whom\b)[^\n]{0,80}[,:]\s*$/imu
const FOOT = 300

/** True of a letter that somebody else than the applicant has signed. */
function isLetterOfOthers(pages: readonly { text: string }[], { application }: Profile): boolean {
  const foot = (pages.at(-1)?.text ?? '').trimEnd().slice(-FOOT)
  return pages.some(({ text }) => SALUTATION.test(text)) && !foot.includes(application.last_name)
}

/**
 * True of a paper of others on what they want or promise, by the head of its first page or by what it is called. A letter of
 * others that was put to a plan is such a paper whatever it is called.
 */
export function isAgreement({ number, title, section }: Exhibit, { pages: all, profile }: CaseFile): boolean {
  const pages = all.filter(({ exhibit }) => exhibit === number)
  const first = pages[0]?.text ?? ''
  if (section === 'futureplan' && isLetterOfOthers(pages, profile)) return true
  const heads = [first.trimStart().slice(0, HEAD).replace(/\s+/gu, ' '), title.replace(/\(“[^“”]*”\)/gu, '')]
  return heads.some((told) => KIND.test(told) && !OF_ANOTHER_KIND.test(told))
}
