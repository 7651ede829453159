import type { Composer } from '../../builtin/composer.ts'
import { listed } from '../../builtin/phrase.ts'
import { isFounder, theName, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { education } from './prong-two-education.ts'
import { interest, plan } from './prong-two-interest.ts'
import { fundedBy, record } from './prong-two-record.ts'

export function prongTwo(write: Composer, matter: Matter): void {
  write.heading(2, 'B. The Petitioner Is Well Positioned to Advance the Endeavor')
  write.say(phrasing.POSITIONED_RULE)
  education(write, matter)
  record(write, matter)
  plan(write, matter)
  interest(write, matter)
  candor(write, matter)
  write.close()
  if (matter.leadPlan === undefined || matter.degrees.length === 0) return
  if (matter.ranked.some((work) => fundedBy(work) !== undefined)) write.say(phrasing.AS_IN_DHANASAR)
  write.say(phrasing.POSITIONED_CONCLUSION, { works: listed(matter.naming.all(matter.ranked.slice(0, 2))) })
}

/** The weak places of the record, met before an officer finds them. */
function candor(write: Composer, matter: Matter): void {
  if (matter.ranked.length === 0) return
  write.heading(3, '5. Limits of the Record')
  write.say(phrasing.CANDOR_TOPIC)
  if (!matter.ranked.some((work) => work.published)) write.say(phrasing.NOT_PUBLISHED)
  else write.say(phrasing.CITATIONS_ALONE, { items: listed(matter.interest.flatMap((item) => theName(item) ?? [])) })
  const job = matter.currentJob
  if (job !== undefined)
    write.say(isFounder(job) ? phrasing.OWN_ENTERPRISE : phrasing.OWN_EMPLOYER, { employer: job.say('organization') })
  if (matter.leadPlan !== undefined && matter.leadPlan.value('status') !== 'In Progress')
    write.say(phrasing.NOT_STARTED)
  write.say(phrasing.UNCERTAIN)
}
