import { isOfAbroad } from '../../builtin/abroad.ts'
import type { Composer } from '../../builtin/composer.ts'
import { endsIn, needStated, needToday } from '../../builtin/need.ts'
import { words } from '../../builtin/phrase.ts'
import { isThin } from '../../builtin/results.ts'
import { standsAlone } from '../../builtin/stands-alone.ts'
import type { Told } from '../../builtin/told.ts'
import { isTakenFromProject, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-three.ts'
import { urgencyNoted } from './urgency-noted.ts'

/** Fields of the record that tell why something is wanted. */
const NEEDS = /^(?:background|challenge|impact)$/

/** Why it is urgent, as far as the record tells: a reason, a need of today, what is bound to a time; where there is no need, it is asked. */
export function urgency(write: Composer, matter: Matter): void {
  const isTold = reasons(write, matter)
  const isNoted = urgencyNoted(write, matter)
  const isPresent = present(write, matter)
  write.close()
  const isBound = bound(write, matter)
  // What has begun is a reason not to stop, and none why the nation cannot wait: it stands beside another, or not at all.
  if (isTold || isNoted || isPresent || isBound) delay(write, matter)
  if (!isTold && !isNoted && !isPresent) write.ask('why the work cannot wait for a labor certification', 'futureplan')
}

/** The applicant's own reasons; what another part has told in nearly these words is told here all the same. */
function reasons(write: Composer, matter: Matter): boolean {
  const all = matter.endeavor.told('exp_nation_impt_urgency').filter((one) => !isOfAbroad(one, matter))
  const before = write.sentences
  const own = all.filter((one) => !isTakenFromProject(one) && !isProgress(one))
  const [only] = own
  if (own.length === 1 && only !== undefined && isBare(only.text) && write.tellIn(phrasing.URGENCY_REASON, only))
    return true
  write.insist(own)
  if (write.sentences > before) return true
  // What the plan has reached so far is no reason, and is told below as what a delay would break off.
  return all.some((one) => NEEDS.test(one.proof?.field ?? '') && write.recall(phrasing.URGENCY_AGAIN, one))
}

/** Words by which a sentence says itself that something presses. */
const PRESSES =
  /\b(?:urgen\w*|now|until|before|deadlines?|delay\w*|wait\w*|each|every|already|by (?:19|20)\d\d|soon\w*|grow\w*|today|time|rising|worse\w*|late)\b/iu
const BARE = 10

/** A few words that stand for a reason, and would be a paragraph of their own that says nothing of haste. */
const isBare = (text: string): boolean => text.split(/\s+/u).length <= BARE && !PRESSES.test(text)

const isProgress = ({ proof }: Told): boolean => proof?.section === 'futureplan' && proof.exact

const MOST_NEEDS = 2

/** Needs that the plan, or the works nearest to it, tell of as present ones. */
function present(write: Composer, matter: Matter): boolean {
  const needs = [
    ...needStated(matter.leadPlan),
    ...[
      ...(matter.leadPlan?.told('impact') ?? []),
      ...matter.ranked.slice(0, 2).flatMap((work) => work.told('background')),
    ].flatMap((one) => needToday(one) ?? []),
  ]
  let count = 0
  for (const need of needs) {
    if (count === MOST_NEEDS || !standsAlone(need.text) || isOfAbroad(need, matter)) continue
    const bank = count === 0 ? phrasing.URGENCY_PRESENT : phrasing.URGENCY_PRESENT_TOO
    const before = write.sentences
    // What says by its own words that it is the need, no frame has to say.
    if (need.text.startsWith('The need is ')) write.insist([need])
    else write.recall(bank, need)
    if (write.sentences > before) count++
  }
  return count > 0
}

/** Words by which work is told as begun and not yet done: only that can be broken off. */
const UNFINISHED =
  /\b(?:the first (?:\p{L}+ )?of \p{L}+|half|under way|(?:have|has) (?:begun|started)|is being|are being|in progress|so far|(?:am|is|are) \p{Ll}+ing)\b/iu

/** What has begun under the plan, and would be broken off. */
function delay(write: Composer, matter: Matter): void {
  const lead = matter.leadPlan
  if (lead?.value('status') !== 'In Progress' || isThin(matter.ranked)) return
  const begun = lead
    .told('current_progress')
    .filter((one) => UNFINISHED.test(one.text) && endsIn(one.text, matter.caseFile.profile.today) === undefined)
  begun.some((one) => standsAlone(one.text) && write.recall(phrasing.URGENCY_BEGUN, one))
}

/** What the plan rests on for a time only; where it was told as somebody's commitment, the time alone. */
function bound(write: Composer, { leadPlan, caseFile }: Matter): boolean {
  const { today } = caseFile.profile
  const told = (leadPlan?.told('current_progress') ?? []).filter(({ text }) => endsIn(text, today) !== undefined)
  if (told.some((one) => standsAlone(one.text) && write.recall(phrasing.URGENCY_BOUND, one))) return true
  const [first] = told
  const year = first === undefined ? undefined : endsIn(first.text, today)
  return (
    first !== undefined &&
    year !== undefined &&
    write.say(phrasing.URGENCY_BOUND_TO, { year: words(year, first.sources) })
  )
}
