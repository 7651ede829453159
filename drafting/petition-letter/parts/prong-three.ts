import { isAbroad } from '../../builtin/abroad.ts'
import type { Composer } from '../../builtin/composer.ts'
import type { Phrase } from '../../builtin/phrase.ts'
import { article, occupation } from '../../builtin/wording.ts'
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
    aJobTitle: job?.say('job_title', (value) => article(occupation(value))),
  }
  if (job === undefined) write.say(phrasing.UNEMPLOYED)
  else if (isFounder(job)) write.say(phrasing.FOUNDER, slots)
  // A labor certification is for a job in the United States: 20 CFR 656.3.
  else if (isAbroad(job)) write.say(phrasing.EMPLOYED_ABROAD, { ...slots, country: job.say('country') })
  else write.say(phrasing.EMPLOYED, slots)
  if (withResults(matter.ranked).length > 0) write.say(phrasing.EXPERIENCE)
}

/** The works to argue from, by their titles; none where nothing came of any yet. */
const foremost = ({ ranked }: Matter): Phrase | undefined => titlesOf(withResults(ranked).slice(0, 2))

export function stillBenefit(write: Composer, matter: Matter): void {
  write.say(phrasing.STILL_BENEFIT)
  if (write.say(phrasing.BENEFIT_LIST, { works: foremost(matter) })) write.say(phrasing.BENEFIT_CLOSE)
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
