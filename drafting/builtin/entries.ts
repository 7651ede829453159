import { isInAnotherScript } from '#domain/script.ts'
import type { CaseFile } from '../case-file.ts'
import { saysWhatItIs } from '../case-file/exhibits.ts'
import { bodyCalled } from './bodies.ts'
import { monthOf, span } from './dates.ts'
import { italic, joined, words, type Phrase } from './phrase.ts'
import { hasEnded, holdsForATime, isLetter, isMembership } from './papers.ts'
import { placingOf, ROLE } from './placing.ts'
import type { Entry } from './portrait.ts'
import { asTitle, quotable } from './quoted.ts'
import { asRow } from './typed-list.ts'
import { article } from './wording.ts'

/** A title in quotation marks, without its own quotation marks or full stop. */
export const quotedTitle = (entry: Entry, field: string): Phrase | undefined =>
  entry.say(field, (value) => `“${asTitle(value)}”`)

export const nameOf = (work: Entry): Phrase | undefined => quotedTitle(work, 'project_name')

/** A phrase of the profile inside a sentence: small at its head, unless it begins with an acronym or a name in capitals. */
export function lowerFirst(text: string): string {
  if (/^\p{Lu}\p{Ll}+(?:[ /-]+\p{Lu}\p{Ll}+)+$/u.test(text)) return text.toLowerCase()
  return /^[A-Z][a-z’'-]*(?=\s|$|,|;)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A field of work inside a sentence: "Reuse of batteries" is "the reuse of batteries". */
export const asField = (text: string): string =>
  lowerFirst(asRow(text)).replace(/^(?!(?:the|an?) )(?=(?:[^\s,]+ ){1,3}of )/i, 'the ')

/** A role word for word, with the deeds that were typed into it. */
export function roleOf({ section, id }: Entry, caseFile: CaseFile): Phrase | undefined {
  const role = caseFile.fact(section, id, 'role')
  return role === undefined || isInAnotherScript(role.value)
    ? undefined
    : words(asTitle(quotable(role.value)), [role.id])
}

/** The title of a post as it was typed, for quotation marks: the latest one, whenever it was given. */
export const titleOf = (job: Entry): Phrase | undefined => job.say('job_title', (title) => asTitle(quotable(title)))

export function spanOf(entry: Entry, current = false): Phrase | undefined {
  const start = entry.value('start_date')
  return start === ''
    ? undefined
    : words(span(start, entry.value('end_date'), current), entry.sources('start_date', 'end_date', 'is_current'))
}

/** "Finalist, Young Ears Competition": what somebody came to in it. */
function placeOf(name: string): string | undefined {
  const [, before = '', after = ''] = /^([^,]+), (.+)$/.exec(name) ?? []
  return /^(?:finalist|semifinalist|runner-up)$/i.test(before)
    ? `the place of ${before.toLowerCase()} in the ${after}`
    : undefined
}

/** "the letter of intent" of "Letter of Intent, Osage Trail Cooperative": who wrote it is told beside it. */
const letterOf = (name: string, issuer: string): string =>
  `the ${name
    .replace(/^(?:the|an?) /i, '')
    .replace(
      new RegExp(
        `(?:,| of| from| by) (?:the )?${issuer.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=$| (?:on|about|regarding)\\b)`,
      ),
      '',
    )
    .replace(/^(\p{L}+(?: of (?:Interest|Intent|Support|Commitment|Recommendation|Understanding))?)(?=$| )/iu, (head) =>
      head.toLowerCase(),
    )}`

/** The name of a paper or award with its article; of a place in a contest, the place. */
export function theName(entry: Entry): Phrase | undefined {
  const placing = placingOf(entry)
  return placing === undefined
    ? calledAs(entry)
    : words(typeset(`${placing.place} in ${placing.contest}`), entry.sources(...placing.fields))
}

const typeset = (name: string): string => name.replace(/"([^"]*)"/g, '“$1”')

const calledAs = (entry: Entry): Phrase | undefined =>
  entry.say('name', (value) => {
    const name = typeset(value)
    const placed = placeOf(name)
    if (placed !== undefined) return placed
    if (/^Best (?:in|of) \p{Lu}\p{L}+$/u.test(name)) return `the title ${name}`
    if (ROLE.test(name)) return `the recognition as ${name}`
    if (isLetter(entry)) return letterOf(name, entry.value('issuing_organization'))
    return /^(the|a|an)\b/i.test(name) ? name : `the ${name.replace(/^Article(?= “)/, 'article')}`
  })

/** "the Journal of Rural Acute Care", but "Lakes Review of Nursing". */
const OF_A_FIELD =
  /^(?:(?:International|National|European|American|Annual) )?(?:Journal|Proceedings|Annals|Transactions|Archives|Bulletin|Review|Workshop|Symposium|Conference|Congress)s? (?:of|on|in|for)\b/u
/** "District report (website)": where something appeared, and no name. */
const DESCRIBED = /[()/]/u

export const journalOf = (work: Entry): Phrase | undefined => {
  const held = work.say('published_journal')
  if (held === undefined) return undefined
  if (DESCRIBED.test(work.value('published_journal')))
    return words(`“${asTitle(work.value('published_journal'))}”`, held.sources)
  const name = italic(work.value('published_journal'), held.sources)
  return OF_A_FIELD.test(work.value('published_journal')) ? joined(words('the '), name) : name
}

/** "June 2019 to August 2021" */
export const periodOf = (entry: Entry): Phrase | undefined => {
  const [start, end] = [entry.value('start_date'), entry.value('end_date')]
  if (start === '') return undefined
  const text = end === '' ? `since ${monthOf(start)}` : `${monthOf(start)} to ${monthOf(end)}`
  return words(text, entry.sources('start_date', 'end_date', 'is_current'))
}

/** Who issued a paper, as a sentence names that body. */
export const issuerOf = (entry: Entry): Phrase | undefined => entry.say('issuing_organization', bodyCalled)

/** "Pending, not granted", "Status: pending", "It is pending": said of the paper itself. */
const PENDING = /(?:^|[.;:•]\s*|\b(?:is|are|still)\s+)pending\b/imu

/** "License; Board of Engineers; August 2015 to March 2023; inactive": the fields of a paper side by side, with no verb of ours. */
export function particularsOf(paper: Entry): Phrase | undefined {
  const [received, expired] = [paper.say('received_date', monthOf), paper.say('expired_date', monthOf)]
  const period = received && expired && holdsForATime(paper) ? joined(received, words(' to '), expired) : received
  return parted([
    saysWhatItIs(paper.value('sub_category')) ? paper.say('sub_category', lowerFirst) : undefined,
    issuerOf(paper),
    period,
    standingOf(paper),
  ])
}

/** "inactive", "pending": what keeps a paper from holding; undefined of one that holds, and of one whose name says it. */
export function standingOf(paper: Entry): Phrase | undefined {
  if (hasEnded(paper)) return paper.say('status', lowerFirst)
  const isPending = PENDING.test(paper.value('brief_introduction')) && !/\bpending\b/iu.test(paper.value('name'))
  return isPending ? words('pending', paper.sources('brief_introduction')) : undefined
}

const parted = (parts: readonly (Phrase | undefined)[]): Phrase | undefined =>
  parts
    .filter((part) => part !== undefined)
    .reduce<Phrase | undefined>((all, part) => (all === undefined ? part : joined(all, words('; '), part)), undefined)

/** A paper by its own name, and its particulars. */
export const issued = (entry: Entry) => ({ item: quotedTitle(entry, 'name'), particulars: particularsOf(entry) })

/** "member of the Committee on Inclusion" of "Member, Committee on Inclusion" */
export const seatOf = (name: string): string =>
  lowerFirst(name)
    .replace(/^((?:\p{L}+ )?(?:member|fellow)), (?:the )?/iu, '$1 of the ')
    .replace(/^\p{L}+ (?:Member|Fellow)\b/u, (seat) => seat.toLowerCase())

/** "Certified Safety Examiner", "Licensed Professional Engineer, Colorado": what its holder is. */
const HOLDER =
  /^(?:licensed|certified|registered|chartered|accredited|board[- ]certified|professional)\b[^,()]*(?:er|or|ist|ian|ant|ent|nurse|architect|fellow|associate|auditor)(?=$|,| \()/iu

/** "Registration as surveyor, Board of Surveyors" of the Board of Surveyors: who issued it is told beside it. */
const apartFrom = (name: string, issuer: string): string => {
  if (issuer === '') return name
  const body = issuer.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const apart = name.replace(new RegExp(`(?:,| of| from| by|:| –) (?:the )?${body}(?=$|,)`, 'u'), '').trim()
  return apart.split(' ').length > 1 ? apart : name
}

/** "the credential of a Certified Safety Examiner"; a license is called by its name alone. */
export const credentialOf = (entry: Entry): Phrase | undefined =>
  entry.say('name', (typed) => {
    const value = apartFrom(typed, entry.value('issuing_organization'))
    if (/^(?:the|an?)\b/i.test(value)) return value
    if (isMembership(entry)) return `the standing of ${seatOf(value)}`
    if (/\b(?:licen[sc]e|certificat\w+|diploma|membership|registration|permit)\b/i.test(value)) return `the ${value}`
    return HOLDER.test(value) ? `the credential of ${article(value)}` : `the credential ${value}`
  })
