import type { Composer } from '../../builtin/composer.ts'
import { textOf } from '../../builtin/closeness.ts'
import { listed, words } from '../../builtin/phrase.ts'
import { meritAreas } from '../areas.ts'
import { isOfProject, isTakenFromProject, lowerFirst, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-one.ts'
import { TECHNOLOGIES } from '../technologies.ts'

export function prongOne(write: Composer, matter: Matter): void {
  write.heading(2, 'A. The Endeavor Has Substantial Merit and National Importance')
  merit(write, matter)
  importance(write, matter)
}

function merit(write: Composer, matter: Matter): void {
  const areas = meritAreas(matter.subject)
  write.heading(3, `1. Substantial Merit${areas.length === 0 ? '' : ` in ${areas.map(title).join(' and ')}`}`)
  write.say(phrasing.MERIT_RULE)
  write.say(phrasing.MERIT_AREA, { area: areas.length === 0 ? undefined : areas.join(' and ') })
  const told = matter.endeavor.told('exp_subs_merit_impact').filter((one) => !isOfProject(one))
  // Results of a project are told where the project is; here they are pointed to.
  const count = write.tell(told.length > 0 ? told : (matter.leadPlan?.told('impact') ?? []))
  if (count === 0)
    write.ask('what the endeavor improves, and for whom', `endeavors.${matter.endeavor.id}.exp_subs_merit_impact`)
  write.close()
  const works = matter.ranked.slice(0, 2)
  write.say(count === 1 ? phrasing.RESULT_AHEAD : phrasing.RESULTS_AHEAD, {
    works: listed(matter.naming.all(works)),
  })
  write.tell(matter.endeavor.told('exp_subs_merit_evidence').filter((one) => !isOfProject(one)))
  write.close()
}

const title = (area: string) => area.charAt(0).toUpperCase() + area.slice(1)

function importance(write: Composer, matter: Matter): void {
  const lead = matter.leadPlan
  write.heading(3, '2. National Importance')
  write.say(phrasing.IMPORTANCE_RULE)
  write.close()
  write.say(phrasing.BEYOND_EMPLOYER)
  const scope = write.untold(matter.endeavor.told('exp_nation_impt_scope').filter((one) => !isTakenFromProject(one)))
  if (write.hasMore(scope)) write.say(phrasing.MECHANISM_TOPIC)
  write.tell(scope)
  const [area] = meritAreas(matter.subject)
  if (area === 'health') write.say(phrasing.MEDICAL)
  else if (area === 'technology' && PROCESS.test(matter.subject)) write.say(phrasing.PROCESS)
  const effects = write.untold([...(lead?.told('impact') ?? []), ...matter.endeavor.told('exp_nation_impt_impact')])
  if (effects.length > 0) write.close()
  if (effects.length > 1) write.say(phrasing.WHO_GAINS)
  write.tell(effects)
  if (lead !== undefined && lead.value('expected_outcomes') !== '') write.say(phrasing.OUTCOMES_BEFORE)
  else if (effects.length === 0) write.ask('the prospective impact of the endeavor beyond one employer', 'futureplan')
  write.close()
  const reach = lead === undefined ? '' : `${textOf(lead)} ${matter.endeavor.value('exp_nation_impt_scope')}`
  if (REGIONAL.test(reach)) write.say(phrasing.ONE_AREA)
  if (ECONOMIC.test(reach)) write.say(phrasing.ECONOMIC_SIDE)
  write.close()
  sources(write, matter)
}

/** Words by which a plan shows that it begins in particular places, and that money is saved or earned by it. */
const REGIONAL = /\b(rural|count(y|ies)|region|states|local|valley|communit|small (hospitals|towns|farms))\b/i
const ECONOMIC = /\b(cost|price|afford|cheap|save|jobs|wages|revenue|dollars)\w*/i

/** Words by which an endeavor shows that it is a matter of production, which the decision names as an example. */
const PROCESS = /\b(manufactur\w+|furnace|production line|pilot line|coating|fabricat\w+)\b/i

function sources(write: Composer, matter: Matter): void {
  const subject = matter.leadPlan?.value('area_of_focus') ?? matter.endeavor.value('title')
  const said = `${matter.endeavor.value('title')} ${matter.leadPlan?.value('area_of_focus') ?? ''} ${matter.leadPlan?.value('plan_title') ?? ''}`
  const technology = TECHNOLOGIES.find((one) => one.subject.test(said))
  const named = matter.leadPlan === undefined ? `“${subject}”` : lowerFirst(subject)
  if (technology === undefined) {
    write.ask(phrasing.ASK_GOVERNMENT.replace('{subject}', named), 'evidence')
    return
  }
  write.say(phrasing.CET_NAMED, {
    cetArea: words(`“${technology.area}”`),
    cetSubfield: words(`“${technology.subfield}”`),
  })
  write.say(phrasing.CET_LIMIT)
  write.ask(phrasing.ASK_SECOND_SOURCE.replace('{subject}', named), 'evidence')
}
