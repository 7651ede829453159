import { asRow } from '../builtin/typed-list.ts'
import { textOf } from '../builtin/closeness.ts'
import { monthOf } from '../builtin/dates.ts'
import { credentialOf, issuerOf, journalOf, lowerFirst, nameOf, spanOf, theName } from '../builtin/entries.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import { isUnwon } from '../builtin/papers.ts'
import { filled, listed, words, type Phrase, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { inSentence, referenceOf } from '../builtin/reference.ts'
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

/** Where the ten of a run keep count of what each has told. */
type Uses = Map<string, number>

/** Of several things the one told least so far, and of those the one nearest to a subject. */
function nearestFresh<T>(items: readonly T[], text: (item: T) => string, subject: string, uses: Uses): T | undefined {
  const rank = (item: T) => overlap(text(item), subject) - 2 * (uses.get(`person: ${text(item)}`) ?? 0)
  const [best] = items.toSorted((a, b) => rank(b) - rank(a))
  if (best !== undefined) uses.set(`person: ${text(best)}`, (uses.get(`person: ${text(best)}`) ?? 0) + 1)
  return best
}

/** Courses that are named in one sentence. */
const COURSES = 3

/** The courses of a degree that are nearest to the undertaking. */
function coursesOf(degree: Entry | undefined, subject: string): Phrase | undefined {
  const courses = (degree?.value('courses') ?? '').split(/[,;]\s*/).filter((course) => course !== '')
  const near = courses.toSorted((a, b) => overlap(b, subject) - overlap(a, subject)).slice(0, COURSES)
  return listed(near.map((course) => words(course, degree?.sources('courses'))))
}

/**
 * Who the applicant is, as far as it bears on this one of the ten: degree and post, and of duties, courses, credentials and
 * the field those nearest to its subject that the others have told least.
 */
export function qualificationsOf(portrait: Portrait, subject: string, turn: number, uses: Uses): Phrase[] {
  const current = portrait.jobs.find((one) => one.value('end_date') === '')
  const job = current ?? portrait.jobs[0]
  const duties = (current?.told('job_summary') ?? []).filter(({ text }) => /^I\b/.test(text))
  const duty = nearestFresh(duties, ({ text }) => text, subject, uses)
  // What was studied for a degree comes before a certificate.
  const degrees = [...portrait.degrees]
    .sort((a, b) => Number(isCertificate(a)) - Number(isCertificate(b)))
    .filter((one) => one.value('end_date') !== '')
  const credentials = portrait.evidence.filter(
    (one) =>
      /^(?:Professional|Academic)$/.test(one.value('category')) &&
      !isAward(one) &&
      !/\bletter\b/i.test(one.value('name')),
  )
  const credential = nearestFresh(credentials, textOf, subject, uses)
  const post: Slots = {
    aJobTitle: job?.say('job_title', (value) => article(occupation(value))),
    employer: job?.say('organization'),
    since: job?.say('start_date', monthOf),
    span: job === undefined ? undefined : spanOf(job),
  }
  const studied = say(
    frames.DEGREES,
    { degrees: listed(degrees.slice(0, turn % 2 === 0 ? 2 : 1).flatMap((one) => degreePhrase(one) ?? [])) },
    turn,
  )
  const courses = say(frames.COURSES, { courses: coursesOf(degrees[0], subject) }, turn)
  const field = say(
    frames.FIELD,
    { field: portrait.applicant.say('field_of_endeavor', (field) => inSentence(asRow(field))) },
    turn,
  )
  const held = say(
    frames.CREDENTIAL,
    {
      credential: credential === undefined ? undefined : credentialOf(credential),
      issuer: credential === undefined ? undefined : issuerOf(credential),
    },
    turn,
  )
  const does = duty === undefined ? [] : [words(duty.text, duty.sources)]
  // The first is the applicant's own plan and tells the person whole; of the others each tells another side.
  const side = turn === 0 ? 'whole' : (['duty', 'courses', 'field'] as const)[turn % 3]
  return [
    ...studied,
    ...(side === 'courses' ? courses : []),
    ...say(job?.value('end_date') === '' ? frames.POST : frames.PAST_POST, post, turn),
    ...(side === 'whole' || side === 'field' ? field : []),
    ...(side === 'field' && field.length > 0 ? [] : does),
    ...(side === 'courses' && courses.length > 0 ? [] : held),
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

/** What an award says that it was given for. */
const GIVEN_FOR =
  /\bfor (?:(?:my|his|her|their|the|our) )?(?:work|research|contributions?|efforts|project) (?:in|on|to|with) ([^.,;]+)/i

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
  // Nor does one that was given for work on another subject.
  const subject = new Set(contentWords(work === undefined ? '' : textOf(work)))
  const isOfOther = (item: Entry) => {
    const given = GIVEN_FOR.exec(textOf(item))?.[1]
    return given !== undefined && !contentWords(given).some((word) => subject.has(word))
  }
  const [one] = portrait.evidence
    .filter((item) => isAward(item) || (item.value('category') === 'Project' && near(item) >= NEAR))
    .filter((item) => !isOthers(item) && !isOfOther(item) && !isUnwon(item) && !LAPSED.test(textOf(item)))
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
          { item: theName(one), issuer: issuerOf(one), received: one.say('received_date', monthOf) },
          turn,
        )),
  ]
}
