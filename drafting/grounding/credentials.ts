import { levelsOf } from './align.ts'
import type { Finding } from './claim.ts'
import { senseOf } from './lexicon/lexicon.ts'
import type { Proposition, Token } from './proposition.ts'
import type { Reading, SentenceReading } from './reading.ts'
import { matchesOf } from './matches.ts'

const PERMITS = new Set(
  'licensed licensing license licence certified certification certificate registered registration accredited accreditation chartered credentialed'
    .split(' ')
    .map((word) => senseOf(word).stem),
)
/** "A certified caption editor", "licensed as an engineer", "board certified in oncology". */
const PERMITTED =
  /\b(?:board[- ])?(?:certified|licensed|accredited|chartered|credentialed)\b(?: (?:as an?|as|in(?: both)?|to practice(?: as an?)?))? /iu
/** What ends the words that say for what. */
const STOPS = new Set(
  'and since who which that with by from for until after before as but or so through at on both well now of is was has were are in'.split(
    ' ',
  ),
)
const MOST = 4
const TOLD = 0.55

/** Told as gone, or as not had yet. */
const GONE =
  /\b(?:expired?|lapsed?|let (?:\p{L}+ )*(?:expire|lapse)|surrendered|gave up|no longer|not|never|without|pending|applied|application|wish|hope|plan)\b/iu
const NOW =
  /\b(?:at present|currently|presently|now|today|is|am|holds?|hold)\b|^\W*(?:Licensed|Certified|Registered)\b/u

const isOfApplicant = ({ status, field }: Proposition): boolean => status === 'told' && field !== 'required_skills'

/** Licenses and certificates for something that no entry has one for. */
function unlicensed(clause: Reading, { text, index }: SentenceReading): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const to = clause.tokens.at(-1)?.end ?? 0
  const match = PERMITTED.exec(text.slice(from, to))
  if (match === null || /\b(?:not|never|un)\b/iu.test(text.slice(from, from + match.index))) return []
  const start = from + match.index
  const objects: Token[] = []
  for (const token of clause.tokens.filter(({ start: at }) => at >= start + match[0].length)) {
    const isBroken = /[,;:(]/.test(text.slice(objects.at(-1)?.end ?? token.start, token.start))
    if (objects.length === MOST || isBroken || /^\d/.test(token.folded) || STOPS.has(token.folded)) break
    if (!token.sense.closed) objects.push(token)
  }
  if (objects.length === 0 || objects.some(({ capital }) => capital)) return []
  const isBorne = index.entries.some(
    ({ section, propositions }) =>
      section !== 'library' &&
      propositions.some(
        (one) =>
          isOfApplicant(one) && one.tokens.some(({ sense, folded }) => PERMITS.has(sense.stem) || folded === 'board'),
      ) &&
      objects.every((token) =>
        propositions.some((one) => isOfApplicant(one) && levelsOf(index, token).at(one.at) >= TOLD),
      ),
  )
  if (isBorne) return []
  const end = objects.at(-1)?.end ?? to
  return [
    {
      kind: 'degree',
      start,
      end,
      text: text.slice(start, end),
      reason: 'no entry holds such a license or certificate',
    },
  ]
}

/** A license told as held in places where it was let go. */
function lapsed(clause: Reading, { text, index }: SentenceReading): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const own = text.slice(from, clause.tokens.at(-1)?.end ?? 0)
  const match = /\b(?:licen[sc]ed|certified|registered|licen[sc]es?)\b/iu.exec(own)
  if (match === null || !NOW.test(own) || GONE.test(own)) return []
  return clause.anchors.flatMap(({ claim, free }): Finding[] => {
    if (free || claim.kind !== 'name' || claim.start < from + match.index) return []
    if (!/\b(?:in|for|and|both|of) $/u.test(text.slice(0, claim.start))) return []
    // "Ohio and Nevada" may stand together where no license is told of.
    const isGone = claim.words
      .join(' ')
      .split(' and ')
      .some((place) => {
        const told = (index.byWord.get(place.split(' ')[0] ?? '') ?? []).flatMap((one) => {
          const held = index.propositions[one]
          return held !== undefined &&
            held.held.words.includes(` ${place} `) &&
            held.tokens.some(({ sense }) => PERMITS.has(sense.stem))
            ? [held]
            : []
        })
        return told.length > 0 && told.every((one) => GONE.test(one.text))
      })
    if (!isGone) return []
    const { start, end } = claim
    return [{ kind: 'status', start, end, text: claim.text, reason: 'the case file tells this one as gone' }]
  })
}

const PATENT =
  /\b(?:holds?|held|has|have|received|obtained|earned|granted|issued|awarded|with|owns?|her|his|their|my|the)(?: \p{L}+){0,3} patents?\b|\bholders? of(?: [\p{L}.]+){0,4} patents?\b|\bprotected by(?: \p{L}+){0,3} patents?\b|\bpatented\b/iu
const ASKED_FOR =
  /\b(?:application|applied|pending|filed|not|no|never|sought|seek|would|could|may|patent(?:ed)? (?:office|law|lawyer))\b/iu
const GRANTED =
  /\bpatents?\b(?!ed)[^.;]{0,60}\b(?:granted|issued|in force|active)|\b(?:granted|issued)\b[^.;]{0,40}\bpatent|\bpatent (?:no\.? ?)?[\d,]{5,}|\b(?:hold|own|have)s? [^.;]{0,30}\bpatent|\bthe patent\b/iu

/** How far around a patent it may be told as asked for. */
const AROUND = 60
const SOON = 30

/** A patent where the case file tells of none that was granted. */
function unpatented(clause: Reading, { text, index }: SentenceReading): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const own = text.slice(from, clause.tokens.at(-1)?.end ?? 0)
  const match = PATENT.exec(own)
  if (
    match === null ||
    ASKED_FOR.test(own.slice(Math.max(0, match.index - AROUND), match.index + match[0].length + SOON))
  )
    return []
  const told = index.propositions.filter((one) => one.status !== 'law' && /\bpatent/iu.test(one.text))
  if (told.some((one) => GRANTED.test(one.text) || (one.field === 'name' && !ASKED_FOR.test(one.text)))) return []
  const start = from + match.index
  return [
    {
      kind: 'status',
      start,
      end: start + match[0].length,
      text: match[0],
      reason: 'no entry tells of a patent that was granted',
    },
  ]
}

const GRADE =
  /\b(?<grade>full|senior|honorary|voting|corresponding|associate|founding|elected|life|student|provisional|affiliate|regular|charter) (?<what>members?(?:hip)?|fellows?(?:hip)?)\b/giu
const OTHER_GRADE =
  /\b(?<grade>full|senior|honorary|voting|corresponding|associate|founding|elected|life|student|provisional|affiliate|regular|charter)\b/giu
const AHEAD = /\b(?:can|may|could|after|once|not|without|later|until|before|possible)\b/iu

/** A grade of membership of which the entry tells another. */
function upgraded(clause: Reading, { text, index }: SentenceReading): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const own = text.slice(from, clause.tokens.at(-1)?.end ?? 0)
  if (/\b(?:not|would|open to|may|can|if|after)\b/iu.test(own)) return []
  return matchesOf(GRADE, own).flatMap((match): Finding[] => {
    const grade = (match.groups?.grade ?? '').toLowerCase()
    const stem = senseOf(/^fellow/iu.test(match.groups?.what ?? '') ? 'fellow' : 'member').stem
    const told = index.propositions.filter(
      ({ status, tokens }) =>
        status === 'told' &&
        tokens.some(({ sense }) => sense.stem === stem || sense.stem === senseOf('membership').stem),
    )
    const named = told.filter(({ text: one }) => new RegExp(`\\b${grade}\\b`, 'iu').test(one) && !AHEAD.test(one))
    if (named.length > 0) return []
    const others = told.some(
      ({ text: one }) => matchesOf(OTHER_GRADE, one).length > 0 || /\b(?:vote|member)\b/iu.test(one),
    )
    if (!others && told.length > 0) return []
    const start = from + match.index
    return [
      { kind: 'role', start, end: start + match[0].length, text: match[0], reason: 'no entry tells of this grade' },
    ]
  })
}

const HONORS =
  /\bwith (?:the )?(?:high(?:est)? |great )?(?:distinction|honou?rs)\b|\b(?:(?:summa|magna) )?cum laude\b|\bvaledictorian\b|\bdean[’']s list\b|\bfirst[- ]class honou?rs\b|\b(?:at|the) (?:the )?(?:top|head) of (?:her|his|their|my|the) class\b|\b(?:first|second|third) in (?:her|his|their|my|the) class\b/iu
const HONOR = /\bdistinction|hono(?:u)?rs?\b|cum laude|valedictorian|dean[’']s list|\bclass\b|\brank/iu

/** Honors of a degree that no school's papers tell of. */
function unhonored(clause: Reading, { text, index }: SentenceReading): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const own = text.slice(from, clause.tokens.at(-1)?.end ?? 0)
  const match = HONORS.exec(own)
  if (
    match === null ||
    !/\b(?:degree|doctorate|master|bachelor|graduat\w+|complet\w+|studi\w+|diploma|class|thesis|dissertation)/iu.test(
      text,
    )
  )
    return []
  const isTold = index.propositions.some(
    ({ entry, status, text: one }) =>
      status === 'told' && index.entries[entry]?.section === 'academichistory' && HONOR.test(one),
  )
  if (isTold) return []
  const start = from + match.index
  return [{ kind: 'degree', start, end: start + match[0].length, text: match[0], reason: 'no school tells of this' }]
}

const TEACHES = /^(?:taught|teach(?:es)?|lectur(?:ed|es)|instruct(?:ed|s))$/u
const TEACHING = /\b(?:taught|teach\w*|lectur\w+|instruct\w*|tutor\w*|train\w*|workshops?)\b/iu

/** A course that the applicant took, told as one that they gave. */
function untaught(clause: Reading, { text, index }: SentenceReading): Finding[] {
  const at = clause.tokens.findIndex(({ folded }) => TEACHES.test(folded))
  const verb = clause.tokens[at]
  if (verb === undefined || /^(?:was|were|been|being|is|are|to|be)$/u.test(clause.tokens[at - 1]?.folded ?? ''))
    return []
  const subject = clause.tokens[at + 1]
  if (subject === undefined || !subject.content) return []
  const isIn = (one: Proposition) => levelsOf(index, subject).at(one.at) === 1
  const told = index.propositions.filter((one) => one.status === 'told' && isIn(one))
  if (!told.some(({ field }) => field === 'courses')) return []
  if (told.some((one) => one.field !== 'courses' && one.field !== 'entry' && TEACHING.test(one.text))) return []
  return [
    {
      kind: 'role',
      start: verb.start,
      end: subject.end,
      text: text.slice(verb.start, subject.end),
      reason: 'the case file tells of this as a course taken',
    },
  ]
}

/** Licenses, patents, grades of membership and honors that the case file does not bear out. */
export const uncredited = (clause: Reading, all: SentenceReading): Finding[] => [
  ...unlicensed(clause, all),
  ...lapsed(clause, all),
  ...unpatented(clause, all),
  ...upgraded(clause, all),
  ...unhonored(clause, all),
  ...untaught(clause, all),
]
