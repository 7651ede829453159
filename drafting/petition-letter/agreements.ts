import { words, type Phrase } from '../builtin/phrase.ts'
import { article } from '../builtin/wording.ts'
import type { ExhibitPage } from '../case-file.ts'
import type { Matter } from './matter.ts'
import { COMMITS, quotationsIn } from './quoted.ts'

/** What a paper in which others bind themselves, or say that they want the work, is called. */
const KIND =
  /\b(?:(?:letter|memorandum|statement|declaration) of (?:agreement|intent|interest|understanding|support|commitment|collaboration|cooperation)|(?:(?:data[- ](?:sharing|use)|collaboration|cooperation|pilot|purchase|supply|service|license|licence|research|framework|partnership|development|teaming) )?(?:agreement|contract)|purchase order|term sheet)\b/iu

/** Agreements of everyday life, in which nobody speaks of the work. */
const OF_ANOTHER_KIND =
  /\b(?:employment|lease|rental|tenancy|loan|marriage|separation|confidentiality|non-?disclosure)\b/iu

/** Characters at the head of a paper in which it says what it is. */
const HEAD = 160

/** The kind of a paper by the head of its first page with words, or else by its title among the exhibits. */
function kindOf(pages: readonly ExhibitPage[], title: string): string | undefined {
  const first = pages[0]?.text ?? ''
  for (const told of [first.trimStart().slice(0, HEAD).replace(/\s+/gu, ' '), title]) {
    const kind = KIND.exec(told)?.[0]
    if (kind !== undefined && !OF_ANOTHER_KIND.test(told)) return kind.toLowerCase()
  }
  return undefined
}

/** Words of the subject that keep out an agreement on something else, which may share one or two by chance. */
const ON_THE_SUBJECT = 3

/** A paper of others with the sentence in which they say to what they bind themselves. */
export interface Agreement {
  exhibit: number
  kind: Phrase
  quoted: Phrase
}

/**
 * What agreements, contracts and letters of interest say, wherever in the profile they were filed; `apart` from the exhibits
 * that are told elsewhere.
 */
export const agreementsOf = (matter: Matter, apart: readonly number[]): Agreement[] =>
  matter.caseFile.exhibits
    .filter(({ number }) => !apart.includes(number))
    .flatMap(({ number, title }) => {
      const pages = matter.caseFile.pages.filter(({ exhibit }) => exhibit === number)
      const kind = kindOf(pages, title)
      const [quoted] = quotationsIn(matter, pages, 1, {
        isAskedFor: (sentence) => COMMITS.test(sentence),
        least: ON_THE_SUBJECT,
      })
      return kind === undefined || quoted === undefined
        ? []
        : [{ exhibit: number, kind: words(article(kind), [pages[0]?.id ?? `E${number}`]), quoted }]
    })
