import { isOfAbroad } from '../../builtin/abroad.ts'
import type { Composer } from '../../builtin/composer.ts'
import { needStated } from '../../builtin/need.ts'
import { words } from '../../builtin/phrase.ts'
import { isThin } from '../../builtin/results.ts'
import { standsAlone } from '../../builtin/stands-alone.ts'
import type { Told } from '../../builtin/told.ts'
import { horizon } from '../../builtin/wording.ts'
import { isTakenFromProject, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-three.ts'

/** Fields of the record that tell why something is wanted. */
const NEEDS = /^(?:background|challenge|impact)$/

/** Why it is urgent, as far as the record tells: the reasons first, then what time has to do with them. */
export function urgency(write: Composer, matter: Matter): void {
  const isTold = reasons(write, matter)
  const isPresent = present(write, matter)
  write.close()
  delay(write, matter)
  bound(write, matter)
  horizonOf(write, matter)
  // What has begun is a reason not to stop, and none why the nation cannot wait.
  if (!isTold && !isPresent)
    write.ask(
      'why the work cannot wait for a labor certification',
      `endeavors.${matter.endeavor.id}.exp_nation_impt_urgency`,
    )
}

/** The applicant's own reasons; what another part has told in nearly these words is told here all the same. */
function reasons(write: Composer, matter: Matter): boolean {
  const all = matter.endeavor.told('exp_nation_impt_urgency').filter((one) => !isOfAbroad(one, matter))
  const before = write.sentences
  write.insist(all.filter((one) => !isTakenFromProject(one) && !isProgress(one)))
  if (write.sentences > before) return true
  // What the plan has reached so far is no reason, and is told below as what a delay would break off.
  return all.some((one) => NEEDS.test(one.proof?.field ?? '') && write.recall(phrasing.URGENCY_AGAIN, one))
}

const isProgress = ({ proof }: Told): boolean => proof?.section === 'futureplan' && proof.exact

/** Words by which a need is told as one of the present, or as growing. */
const PRESENT =
  /\b(?:now|today|already|currently|still|(?:every|each) (?:day|night|week|month|year|season|summer|winter|spring|fall)|grow(?:s|ing)|rising|rises|increas(?:es|ing)|more and more|retir(?:e|es|ing|ement)|so far)\b/i
const PAST = /\b(?:was|were|had|did)\b/i
const MOST_NEEDS = 2

/** Needs that the plan, or the works nearest to it, tell of as present ones. */
function present(write: Composer, matter: Matter): boolean {
  const needs = [
    ...needStated(matter.leadPlan),
    ...(matter.leadPlan?.told('impact') ?? []).filter(({ text }) => PRESENT.test(text)),
    ...matter.ranked.slice(0, 2).flatMap((work) => work.told('background').filter(({ text }) => PRESENT.test(text))),
  ].filter(({ text }) => !PAST.test(text))
  let count = 0
  for (const need of needs)
    if (count < MOST_NEEDS && standsAlone(need.text) && !isOfAbroad(need, matter))
      count += Number(write.recall(count === 0 ? phrasing.URGENCY_PRESENT : phrasing.URGENCY_PRESENT_TOO, need))
  return count > 0
}

/** What has begun under the plan, and would be broken off. */
function delay(write: Composer, matter: Matter): void {
  const lead = matter.leadPlan
  if (lead?.value('status') !== 'In Progress' || isThin(matter.ranked)) return
  const begun = lead.told('current_progress').filter((one) => !isBound(one, matter))
  if (begun.length > 0 && !begun.some((one) => standsAlone(one.text) && write.recall(phrasing.URGENCY_BEGUN, one)))
    write.say(phrasing.URGENCY_UNDER_WAY, {}, [], begun[0]?.sources ?? [])
}

const ENDS = /\b(?:until|through|expires?|ends?|closes?|runs? out|deadline)\b[^.;]*?\b(20\d\d)\b/i

/** True of a sentence that binds something to a time that has not passed. */
const isBound = ({ text }: Told, { caseFile }: Matter): boolean =>
  Number(ENDS.exec(text)?.[1] ?? '0') >= Number(caseFile.profile.today.slice(0, 4))

/** What the plan rests on for a time only; where it was told as somebody's commitment, the time alone. */
function bound(write: Composer, matter: Matter): void {
  const lead = matter.leadPlan
  const told = (lead?.told('current_progress') ?? []).filter((one) => isBound(one, matter))
  if (told.some((one) => standsAlone(one.text) && write.recall(phrasing.URGENCY_BOUND, one))) return
  const [first] = told
  const year = first === undefined ? undefined : ENDS.exec(first.text)?.[1]
  if (first !== undefined && year !== undefined)
    write.say(phrasing.URGENCY_BOUND_TO, { year: words(year, first.sources) })
}

function horizonOf(write: Composer, { leadPlan, ranked }: Matter): void {
  if (leadPlan?.value('status') === 'In Progress' && !isThin(ranked))
    write.say(phrasing.URGENCY_HORIZON, { eta: leadPlan.say('eta', horizon) })
}
