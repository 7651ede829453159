import { plain, words, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { inSentence, subjectOf } from '../builtin/reference.ts'
import type { Ground } from './candidate.ts'
import { KINDS } from './kinds.ts'
import { chargeOf } from './nouns.ts'
import { said, usersSlots } from './slots.ts'

/** Plans or posts without any project behind them: a plan by its title, a post by what it is charged with. */
export function fromBareEntries(portrait: Portrait): Ground[] {
  const { plans, jobs } = portrait
  return (plans.length > 0 ? plans : jobs).flatMap((entry) => ofBareEntry(entry, portrait))
}

function ofBareEntry(entry: Entry, portrait: Portrait): Ground[] {
  const isPlan = entry.section === 'futureplan'
  const plan = isPlan ? entry : undefined
  return KINDS.filter(({ of, onlyIfFit }) => of === 'work' && onlyIfFit !== true).map((kind) => ({
    kind,
    spare: 0 as const,
    anchor: entry,
    plan,
    work: undefined,
    slots: { ...(isPlan ? planSlots(entry) : postSlots(entry, portrait)), ...usersSlots(undefined, plan) },
    score: kind.weight / 2,
    key: `${kind.id}/${entry.section}/${entry.id}`,
  }))
}

function planSlots(plan: Entry): Slots {
  const sources = plan.sources('plan_title')
  const bare = words(inSentence(plan.value('plan_title')), sources)
  return { work: words(`“${plan.value('plan_title')}”`, sources), ref: bare, subject: bare, call: bare }
}

/** The thing that a post is charged with, or the field that the profile names, or else that of the degree. */
function postSlots(job: Entry, { applicant, degrees }: Portrait): Slots {
  const org = job.say('organization')
  const charge = chargeOf(job)
  if (charge !== undefined) {
    const subject = subjectOf(charge.text.replace(/^the /, '')) ?? charge.text
    return { work: said(charge), ref: said(charge), call: said(charge), subject: words(subject, charge.sources), org }
  }
  const named = applicant.value('field_of_endeavor')
  const field = named === '' ? (degrees[0]?.value('major') ?? '') : named
  const told = named === '' ? (degrees[0]?.sources('major') ?? []) : applicant.sources('field_of_endeavor')
  const sources = [...told, ...job.sources('organization')]
  const work = words(`the work at ${job.value('organization')}`, sources)
  const subject = words(field === '' ? plain(work) : inSentence(field), sources)
  return { work, ref: work, subject, call: subject, org }
}
