import { isQuestion, type Composer } from '../../builtin/composer.ts'
import type { Entry } from '../../builtin/portrait.ts'
import type { Criterion, CriterionCode } from '../../case-file/exceptional-ability.ts'
import { fieldName } from '../classes.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/eligibility.ts'
import { withResults } from '../works.ts'
import { confirmedPosts, criteria, entriesOf } from './criteria.ts'

/** The entries that papers prove, by the criterion that they meet. */
const metOf = (matter: Matter, claimed: readonly Criterion[]): { code: CriterionCode; items: Entry[] }[] =>
  claimed
    .filter(({ proved }) => proved)
    .map((criterion) => ({
      code: criterion.code,
      items: [
        ...entriesOf(matter, criterion).filter(({ exhibits }) => exhibits.length > 0),
        // Posts have no papers of their own: letters of their employers stand for them.
        ...confirmedPosts(matter, criterion).map(({ post }) => post),
      ],
    }))
    .filter(({ items }) => items.length > 0)

/** True where what is said of a paper is stated: by what measure others chose, examined or paid. */
const isTold = (item: Entry): boolean => item.told('brief_introduction').some((one) => !isQuestion(one))

/** What there is for each criterion: the step after the count. False where nothing tells yet what sets it above the ordinary. */
function weighed(write: Composer, matter: Matter, claimed: readonly Criterion[]): boolean {
  const met = metOf(matter, claimed)
  write.say(phrasing.MERITS_RULE[fieldName(matter.basis.field)] ?? [])
  write.say(phrasing.MERITS_MET[met.map(({ code }) => code).join('')] ?? [])
  const works = withResults(matter.ranked)
  if (works.length > 0) write.say(phrasing.MERITS_WORKS)
  const isMeasured = works.length > 0 || met.some(({ items }) => items.some(isTold))
  if (!isMeasured) write.ask(phrasing.ASK_MEASURE, 'evidence')
  return isMeasured
}

/** Final merits: the whole record after the count. */
export function finalMerits(write: Composer, matter: Matter): void {
  const { basis } = matter
  const isMeasured = weighed(write, matter, basis.criteria)
  write.close()
  write.say(basis.shown && isMeasured ? (phrasing.MERITS_CLOSE[fieldName(basis.field)] ?? []) : phrasing.MERITS_OPEN)
}

export function alternativeAbility(write: Composer, matter: Matter): void {
  const field = fieldName(matter.basis.field)
  write.say(phrasing.ALTERNATIVE_RULE[field] ?? [])
  criteria(write, matter, matter.basis.alternative, true)
  const isMeasured = weighed(write, matter, matter.basis.alternative)
  if (isMeasured) write.say(phrasing.ALTERNATIVE_CLOSE[field] ?? [])
}
