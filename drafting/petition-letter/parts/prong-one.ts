import type { Composer } from '../../builtin/composer.ts'
import { textOf } from '../../builtin/closeness.ts'
import { words } from '../../builtin/phrase.ts'
import { meritAreas } from '../areas.ts'
import type { Matter } from '../matter.ts'
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
  const told = write.tell(matter.endeavor.told('exp_subs_merit_impact'))
  if (told === 0)
    write.ask('what the endeavor improves, and for whom', `endeavors.${matter.endeavor.id}.exp_subs_merit_impact`)
  write.close()
  const fresh = write.untold(matter.endeavor.told('exp_subs_merit_evidence'))
  if (write.hasMore(fresh)) write.say(phrasing.MERIT_EVIDENCE)
  write.tell(fresh)
  write.close()
  const second = matter.ranked[1]
  if (
    second !== undefined &&
    write.untold(second.told('background')).length > 0 &&
    write.say(phrasing.FIELD_PROBLEMS, { project: matter.naming.call(second) })
  )
    write.tell(second.told('background'))
  write.close()
}

const title = (area: string) => area.charAt(0).toUpperCase() + area.slice(1)

function importance(write: Composer, matter: Matter): void {
  write.heading(3, '2. National Importance')
  write.say(phrasing.IMPORTANCE_RULE)
  write.close()
  write.say(phrasing.BEYOND_EMPLOYER)
  const scope = write.untold(matter.endeavor.told('exp_nation_impt_scope'))
  if (write.hasMore(scope)) write.say(phrasing.MECHANISM_TOPIC)
  write.tell(scope)
  write.close()
  const effects = write.untold([
    ...(matter.leadPlan?.told('impact') ?? []),
    ...matter.endeavor.told('exp_nation_impt_impact'),
  ])
  if (effects.length > 0) {
    if (write.hasMore(effects)) write.say(phrasing.WHO_GAINS)
    write.tell(effects)
  } else write.ask('the prospective impact of the endeavor beyond one employer', 'futureplan')
  write.close()
  const reach =
    matter.leadPlan === undefined ? '' : `${textOf(matter.leadPlan)} ${matter.endeavor.value('exp_nation_impt_scope')}`
  if (REGIONAL.test(reach)) write.say(phrasing.ONE_AREA)
  if (ECONOMIC.test(reach)) write.say(phrasing.ECONOMIC_SIDE)
  write.close()
  sources(write, matter)
}

/** Words by which a plan shows that it begins in particular places, and that money is saved or earned by it. */
const REGIONAL = /\b(rural|count(y|ies)|region|states?|local|valley|communit|small (hospitals|towns|farms))\b/i
const ECONOMIC = /\b(cost|price|afford|cheap|save|jobs|wages|revenue|dollars)\w*/i

function sources(write: Composer, matter: Matter): void {
  const subject = matter.leadPlan?.value('area_of_focus') ?? matter.endeavor.value('title')
  const said = `${matter.endeavor.value('title')} ${matter.leadPlan?.value('area_of_focus') ?? ''} ${matter.leadPlan?.value('plan_title') ?? ''}`
  const technology = TECHNOLOGIES.find((one) => one.subject.test(said))
  const subjectLower =
    matter.leadPlan === undefined ? `“${subject}”` : subject.charAt(0).toLowerCase() + subject.slice(1)
  if (technology === undefined) {
    write.ask(phrasing.ASK_GOVERNMENT.replace('{subject}', subjectLower), 'evidence')
    return
  }
  write.say(phrasing.CET_NAMED, {
    cetArea: words(`“${technology.area}”`),
    cetSubfield: words(`“${technology.subfield}”`),
  })
  write.say(phrasing.CET_LIMIT)
  write.ask(phrasing.ASK_SECOND_SOURCE.replace('{subject}', subjectLower), 'evidence')
}
