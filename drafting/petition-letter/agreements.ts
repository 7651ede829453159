import type { Phrase } from '../builtin/phrase.ts'
import { isAgreement } from '../builtin/agreement.ts'
import type { Exhibit } from '../case-file.ts'
import type { Matter } from './matter.ts'
import { COMMITS, NEAR, quotationsIn } from './quoted.ts'

/** Words of the subject that keep out an agreement on something else, which may share one or two by chance. */
const ON_THE_SUBJECT = 3
/** "The council is interested in the kit." */
const SHORT = 30

/** A sentence in which a writer says that the writer's house wants the work. */
const INTEREST = /\binterest(?:ed)?\b/iu
const WANTS = /\b(?:support(?:s|ed)?|intend(?:s|ed)?|wish(?:es)?|welcomes?|requests?|asks?|needs?)\b/iu

/** "This letter is not a commitment": what it holds back is asked of nobody else. */
const DENIES = /\b(?:not|no|nor|never|only|without|unless|until|before|if)\b/iu

/** A paper of others, with the sentence in which they bind themselves or say what they want. */
export interface Agreement {
  exhibit: Exhibit
  quoted: Phrase | undefined
}

/**
 * Agreements, contracts and letters of interest, wherever in the profile they were filed; `apart` from the exhibits that are
 * told elsewhere. One that was filed under a plan or a project is on that; any other has to speak of the subject.
 */
export const agreementsOf = (matter: Matter, apart: readonly number[]): Agreement[] =>
  matter.caseFile.exhibits
    .filter(({ number }) => !apart.includes(number))
    .flatMap((exhibit) => {
      const pages = matter.caseFile.pages.filter((page) => page.exhibit === exhibit.number)
      if (!isAgreement(exhibit, matter.caseFile)) return []
      const isFiled = exhibit.section === 'futureplan' || exhibit.section.endsWith('projects')
      const ofSubject = { least: ON_THE_SUBJECT, near: NEAR }
      const filed = { least: 1, near: 0, shortest: SHORT }
      const asked = isFiled
        ? ([
            [INTEREST, filed],
            [WANTS, filed],
            [COMMITS, ofSubject],
          ] as const)
        : ([[COMMITS, ofSubject]] as const)
      const [quoted] = asked.flatMap(([form, bounds]) =>
        quotationsIn(matter, pages, 1, { ...bounds, isAskedFor: (one) => form.test(one) && !DENIES.test(one) }),
      )
      return isFiled || quoted !== undefined ? [{ exhibit, quoted }] : []
    })
