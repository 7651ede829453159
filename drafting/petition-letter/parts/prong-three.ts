import { isAbroad } from '../../builtin/abroad.ts'
import type { Composer } from '../../builtin/composer.ts'
import { occupation } from '../../builtin/wording.ts'
import { isFounder, titlesOf, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-three.ts'
import { isThin, withResults } from '../works.ts'
import { ownWords } from './endeavor.ts'

export function thirdElement(write: Composer): void {
  write.say(phrasing.BALANCE_RULE)
}

export function impractical(write: Composer, matter: Matter): void {
  write.say(phrasing.CERTIFICATION_RULE)
  write.close()
  const job = matter.currentJob
  const slots = {
    employer: job?.say('organization'),
    jobTitle: job?.say('job_title', occupation),
  }
  if (job === undefined) write.say(phrasing.UNEMPLOYED)
  else if (isFounder(job)) write.say(phrasing.FOUNDER, slots)
  // A labor certification is for a job in the United States: 20 CFR 656.3.
  else if (isAbroad(job)) write.say(phrasing.EMPLOYED_ABROAD, { ...slots, country: job.say('country') })
  else write.say(phrasing.EMPLOYED, slots)
}

export function stillBenefit(write: Composer, matter: Matter): void {
  write.say(phrasing.STILL_BENEFIT)
  // Of works that the plan does not name no tie to the endeavor is claimed.
  const works = withResults(matter.ranked)
  const named = titlesOf(works.filter((work) => matter.bound.includes(work)).slice(0, 2))
  if (write.point(phrasing.BENEFIT_LIST, { works: named }) || (works.length > 0 && write.say(phrasing.BENEFIT_RECORD)))
    write.say(phrasing.BENEFIT_CLOSE)
  else
    write.ask('results that show what the petitioner would contribute, with figures or users', 'professionalprojects')
}

/** Why it is urgent, in the endeavor's own words, or a question. */
export function urgency(write: Composer, matter: Matter): void {
  const path = `endeavors.${matter.endeavor.id}.exp_nation_impt_urgency`
  if (write.tell(ownWords(matter, 'exp_nation_impt_urgency')) === 0)
    write.ask('why the work cannot wait for a labor certification', path)
}

export function balance(write: Composer, { ranked, leadPlan }: Matter): void {
  write.say(leadPlan === undefined || isThin(ranked) ? phrasing.BALANCE_PLAIN : phrasing.BALANCE)
}
