import { textOf } from '../builtin/closeness.ts'
import { monthOf } from '../builtin/dates.ts'
import { credentialOf, journalOf, lowerFirst, nameOf, spanOf, theName } from '../builtin/entries.ts'
import { overlap } from '../builtin/passages.ts'
import { isUnwon } from '../builtin/papers.ts'
import { filled, listed, words, type Phrase, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { referenceOf } from '../builtin/reference.ts'
import { article, degreePhrase, occupation } from '../builtin/wording.ts'
import * as frames from './person-frames.ts'

const isAward = (one: Entry): boolean =>
  one.value('category') === 'Achievement' || one.value('sub_category') === 'Academic Award'

const isCertificate = (degree: Entry): boolean => degree.value('degree') === 'Certificate'

/** A frame of the bank, from a place on that differs from turn to turn, whose facts are held. */
function say(bank: readonly string[], slots: Slots, turn: number): Phrase[] {
  for (let i = 0; i < bank.length; i++) {
    const phrase = filled(bank[(turn + i) % bank.length] ?? '', slots)
    if (phrase !== undefined) return [phrase]
  }
  return []
}

/** Degrees, the post held and a credential: who the applicant is, as far as it bears on any of the ten. */
export function qualificationsOf(portrait: Portrait, turn: number, whole: boolean): Phrase[] {
  const current = portrait.jobs.find((one) => one.value('end_date') === '')
  const duties = (current?.told('job_summary') ?? []).filter(({ text }) => /^I\b/.test(text))
  const duty = duties[turn % Math.max(duties.length, 1)]
  // What was studied for a degree comes before a certificate.
  const degrees = [...portrait.degrees]
    .sort((a, b) => Number(isCertificate(a)) - Number(isCertificate(b)))
    .filter((one) => one.value('end_date') !== '')
    .flatMap((one) => degreePhrase(one) ?? [])
  const job = current ?? portrait.jobs[0]
  const credentials = portrait.evidence.filter(
    (one) =>
      /^(?:Professional|Academic)$/.test(one.value('category')) &&
      !isAward(one) &&
      !/\bletter\b/i.test(one.value('name')),
  )
  const credential = credentials[turn % Math.max(credentials.length, 1)]
  const post: Slots = {
    aJobTitle: job?.say('job_title', (value) => article(occupation(value))),
    employer: job?.say('organization'),
    since: job?.say('start_date', monthOf),
    span: job === undefined ? undefined : spanOf(job),
  }
  return [
    ...say(frames.DEGREES, { degrees: listed(degrees.slice(0, whole || turn % 2 === 0 ? 2 : 1)) }, turn),
    ...say(job?.value('end_date') === '' ? frames.POST : frames.PAST_POST, post, turn),
    ...(duty === undefined ? [] : [words(duty.text, duty.sources)]),
    ...say(
      frames.CREDENTIAL,
      {
        credential: credential === undefined ? undefined : credentialOf(credential),
        issuer: credential?.say('issuing_organization'),
      },
      turn,
    ),
  ]
}

/** A role in a sentence: without asides, its parts joined by "and". */
export const plainRole = (role: string): string =>
  lowerFirst(
    role
      .replace(/ ?\([^()]*\)/g, '')
      .replace(/\s*[;+&]\s*/g, ' and ')
      .replace(/\b1st\b/g, 'first')
      .replace(/\b2nd\b/g, 'second')
      .replace(/\b3rd\b/g, 'third')
      .trim(),
  ).replace(/^(?=(?:PhD|doctoral|graduate|master’s|undergraduate) (?:student|candidate|researcher)\b)/i, 'a ')

const roleSlots = (work: Entry): Slots => ({
  project: nameOf(work),
  org: work.say('organization'),
  span: spanOf(work),
  role: work.say('role', plainRole),
})

/** The part that the applicant had in a project; the second of two is added to the first. */
export const roleIn = (work: Entry | undefined, turn: number, place: number): Phrase[] =>
  work === undefined ? [] : say(place === 0 ? frames.ROLE : frames.NEXT_ROLE, roleSlots(work), turn)

/** Share of its words by which a paper belongs to a project. */
const NEAR = 0.25

/** What is no longer held, or was never granted, proves nothing. */
const LAPSED = /\b(?:laps\w+|expir\w+|withdr\w+|abandon\w+|provisional|pending|reject\w+)\b/i

/** A project's name as a prize would call it: "Quiet Wire", "Hallett". */
const shortName = (work: Entry): string =>
  work
    .value('project_name')
    .split(/:\s| (?:for|of|in|on|from) /)[0]
    ?.split(' ')
    .slice(0, 3)
    .join(' ') ?? ''

/** Publication of the work, and an award or a paper of the record. */
export function proofOf(work: Entry | undefined, portrait: Portrait, turn: number, whole: boolean): Phrase[] {
  const near = (one: Entry) => (work === undefined ? 0 : overlap(textOf(one), textOf(work)))
  // A paper of another project proves nothing here.
  // Nor does a prize that was given for another.
  const named = (item: Entry) =>
    portrait.works.filter((other) => textOf(item).toLowerCase().includes(shortName(other).toLowerCase()))
  const isOthers = (item: Entry) =>
    named(item).length > 0 && !named(item).some(({ id, section }) => id === work?.id && section === work.section)
  const [one] = portrait.evidence
    .filter((item) => isAward(item) || (item.value('category') === 'Project' && near(item) >= NEAR))
    .filter((item) => !isOthers(item) && !isUnwon(item) && !LAPSED.test(textOf(item)))
    .sort((a, b) => near(b) - near(a))
  // Ten endeavors that all end with the same award would read alike.
  const [tellsPaper, tellsAward] = [whole || turn % 2 === 0, whole || turn % 2 === 1]
  const told = work?.told('impact').some(({ text }) => /\bcited\b/.test(text)) === true
  const citations = work?.value('citation_count') === '0' ? undefined : work?.say('citation_count')
  const journal = work === undefined ? undefined : journalOf(work)
  return [
    ...(told || !tellsPaper
      ? []
      : say(
          frames.PUBLISHED,
          {
            journal,
            published: work?.say('published_date', monthOf),
            ref: work?.say('project_name', referenceOf),
            citations,
          },
          turn,
        )),
    ...(one === undefined || !tellsAward
      ? []
      : say(
          isAward(one) ? frames.AWARD : frames.EVIDENCE,
          { item: theName(one), issuer: one.say('issuing_organization'), received: one.say('received_date', monthOf) },
          turn,
        )),
  ]
}
