import type { EndeavorPart } from '#domain/endeavor.ts'
import { monthOf } from '../builtin/dates.ts'
import { missing, words, type Phrase, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
import type { Voice } from '../builtin/voice.ts'
import { article, degreeName, occupation } from '../builtin/wording.ts'
import { lowerFirst, nameOf, quotedTitle, spanOf, theName } from '../builtin/entries.ts'
import { overlap } from '../builtin/passages.ts'
import { textOf } from '../builtin/closeness.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Candidate } from './candidates.ts'
import { focusOf, thingOf } from './candidates.ts'
import * as frames from './person-frames.ts'

export type Parts = Record<EndeavorPart, Phrase[]>

/** Where the ten of a run keep count of which of the applicant's sentences they have used, so that each leans on others. */
export type Uses = Map<string, number>

/** Up to `most` sentences of the applicant, those that fit the angle and were used least first, told in their own order. */
function pick(told: Told[], fits: RegExp, most: number, uses: Uses, own: Set<string>): Phrase[] {
  const free = told.filter((one) => !own.has(one.text) && standsAlone(one.text))
  const chosen = free
    .map((one, order) => ({ one, order, used: uses.get(one.text) ?? 0, fit: one.text.match(fits)?.length ?? 0 }))
    .sort((a, b) => a.used - b.used || b.fit - a.fit || a.order - b.order)
    .slice(0, most)
    .sort((a, b) => a.order - b.order)
  return chosen.map(({ one }) => {
    uses.set(one.text, (uses.get(one.text) ?? 0) + 1)
    own.add(one.text)
    return words(one.text, one.sources)
  })
}

/** The nine parts of one endeavor, sentence by sentence with their sources. */
export function composeParts(candidate: Candidate, portrait: Portrait, voice: Voice, uses: Uses, turn: number): Parts {
  const { angle, anchor, plan } = candidate
  const own = new Set<string>()
  const sources = [
    ...anchor.sources('project_name', 'plan_title', 'job_title', 'area_of_focus'),
    ...(plan?.sources('area_of_focus', 'plan_title') ?? []),
  ]
  const slots: Slots = {
    thing: words(`“${thingOf(anchor)}”`, sources),
    focus: words(lowerFirst(focusOf(anchor, plan)), sources),
    plan: plan === undefined ? undefined : quotedTitle(plan, 'plan_title'),
    eta: plan?.say('eta'),
  }
  const say = (bank: readonly string[], more: Slots = {}): Phrase[] => {
    const phrase = voice.say(bank, { ...slots, ...more })
    return phrase === undefined ? [] : [phrase]
  }
  const angled = (bank: readonly string[]): Phrase[] => {
    const frame = bank[turn % bank.length] ?? ''
    const phrase = voice.fill(frame, slots)
    return phrase === undefined ? [] : [phrase]
  }
  const told = (entry: Entry | undefined, field: string, most: number) =>
    entry === undefined ? [] : pick(entry.told(field), angle.fits, most, uses, own)
  const ask = (what: string, path: string) => [missing(what, path)]
  const orAsk = (phrases: Phrase[], what: string, path: string) => (phrases.length > 0 ? phrases : ask(what, path))
  const isPlan = anchor.section === 'futureplan'

  const qualifications = orAsk(
    [...degreeOf(portrait, turn, say), ...postOf(portrait, turn, say), ...credentialOf(portrait, turn, say)],
    'the degree, post or credential that qualifies the applicant for this',
    'academichistory',
  )
  const work = isPlan ? nearestWork(anchor, portrait) : anchor
  const experience = orAsk(
    [
      ...roleOf(work, say),
      ...told(work, 'solution', 2),
      ...told(anchor, 'current_progress', 2),
      ...told(anchor, 'job_summary', 2),
    ],
    'work already done that bears on this undertaking',
    'academicprojects',
  )
  const method = [...angled(angle.undertaking), ...angled(angle.method), ...told(plan, 'plans', 1)]
  const need = [...told(anchor, 'background', 1), ...told(anchor, 'goal', 1)]
  const impact = [...angled(angle.merit), ...told(anchor, 'impact', 1), ...told(plan, 'impact', 1)]
  const evidence = orAsk(
    [...told(work, 'impact', 2), ...evidenceOf(portrait, turn, say)],
    'results with figures, or a paper that confirms them',
    'evidence',
  )
  const scope = [
    ...angled(angle.scope),
    ...told(plan, 'plans', 1),
    ...(plan === undefined ? ask(angle.asks.scope, 'futureplan') : say(frames.PLAN_LINK)),
  ]
  const urgent = told(anchor, 'challenge', 1).concat(told(anchor, 'background', 1))
  const urgency = [
    ...angled(angle.urgency),
    ...urgent,
    ...(urgent.length < 1 || turn % 3 === 0 ? ask(angle.asks.urgency, 'futureplan') : []),
  ]
  const planned = told(plan, 'impact', 2)
  const gain = planned.length > 0 ? planned : told(anchor, 'impact', 1)
  const beneficiaries = [
    ...angled(angle.beneficiaries),
    ...gain,
    ...(gain.length === 0 || turn % 3 === 1 ? ask(angle.asks.beneficiaries, 'futureplan') : []),
  ]
  const outcomes = told(plan, 'expected_outcomes', 2)
  const prospects = [
    ...angled(angle.impact),
    ...(outcomes.length > 0 ? outcomes : ask('the measurable outcome of the undertaking and its date', 'futureplan')),
  ]
  return {
    exp_applicant_qualifications: qualifications,
    exp_related_experience: experience,
    exp_subs_merit_intric_val: [...need, ...method],
    exp_subs_merit_impact: impact,
    exp_subs_merit_evidence: evidence,
    exp_nation_impt_scope: scope,
    exp_nation_impt_urgency: urgency,
    exp_nation_impt_beneficiaries: beneficiaries,
    exp_nation_impt_impact: prospects,
  }
}

/** The project that a plan continues. */
const nearestWork = (plan: Entry, { works }: Portrait): Entry | undefined =>
  [...works].sort((a, b) => overlap(textOf(b), textOf(plan)) - overlap(textOf(a), textOf(plan)))[0]

type Say = (bank: readonly string[], more?: Slots) => Phrase[]

function degreeOf(portrait: Portrait, turn: number, say: Say): Phrase[] {
  const degrees = portrait.degrees.filter((one) => one.value('end_date') !== '')
  const degree = degrees[turn % Math.max(degrees.length, 1)]
  if (degree === undefined) return []
  return say(frames.DEGREE, {
    degree: degree.say('degree', degreeName),
    major: degree.say('major'),
    school: degree.say('school_name'),
  })
}

function postOf(portrait: Portrait, turn: number, say: Say): Phrase[] {
  const job = portrait.jobs[turn % Math.max(portrait.jobs.length, 1)]
  if (job === undefined) return []
  const current = job.value('end_date') === ''
  return say(current ? frames.POST : frames.PAST_POST, {
    jobTitle: job.say('job_title', occupation),
    aJobTitle: job.say('job_title', (value) => article(occupation(value))),
    employer: job.say('organization'),
    since: job.say('start_date', monthOf),
    span: spanOf(job),
  })
}

function credentialOf(portrait: Portrait, turn: number, say: Say): Phrase[] {
  const held = portrait.evidence.filter(
    (one) => one.value('category') === 'Professional' || one.value('category') === 'Academic',
  )
  const one = held[turn % Math.max(held.length, 1)]
  if (one === undefined || turn % 2 === 1) return []
  return say(frames.CREDENTIAL, { credential: theName(one), issuer: one.say('issuing_organization') })
}

function roleOf(work: Entry | undefined, say: Say): Phrase[] {
  if (work === undefined) return []
  return say(frames.ROLE, {
    project: nameOf(work),
    org: work.say('organization'),
    span: spanOf(work),
    role: work.say('role', lowerFirst),
  })
}

function evidenceOf(portrait: Portrait, turn: number, say: Say): Phrase[] {
  const proofs = portrait.evidence.filter(
    (item) => item.value('category') === 'Project' || item.value('category') === 'Achievement',
  )
  const one = proofs[turn % Math.max(proofs.length, 1)]
  if (one === undefined) return []
  return say(frames.EVIDENCE, {
    item: theName(one),
    issuer: one.say('issuing_organization'),
    received: one.say('received_date', monthOf),
  })
}
