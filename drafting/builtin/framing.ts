import { FRAMES_BY_FIELD, OTHER_FRAMES, type FragmentFrames } from './fragment-frames.ts'
import { cap, ended, inner } from './heads-and-ends.ts'
import type { Seat } from './seat.ts'
import { has, termsOf } from './terms.ts'

/** What may stand in a sentence without an article of its own. */
const STANDS_BARE =
  /^(?:the|an?|no|\d|my|our|its|their|his|her|this|these|such|some|many|several|few|fewer|less|more|most|better|faster|higher|lower|one|two|three|four|five|six|seven|eight|nine|ten|lack|absence|loss|use|need)\b/i

/** True of words that can go on a sentence as they are; others are quoted. */
function standsBare(text: string): boolean {
  if (STANDS_BARE.test(text) || /[,;]/.test(text)) return true
  const head = text.split(/ (?:of|for|in|on|with|from|at|by|to|under|between|that|which|and|or) /)[0] ?? text
  return /(?:[^su]s|tion|ment|ance|ence|ity|ing|sis|ship|ware|cy)$/i.test(head.trim())
}

const NOUNS: Readonly<Record<string, string>> = {
  background: 'the problem',
  goal: 'the goal',
  challenge: 'the difficulty',
  solution: 'the solution',
  impact: 'the result',
  job_summary: 'the work',
  required_skills: 'the requirement',
  current_progress: 'the progress',
  plans: 'the plan',
  expected_outcomes: 'the expected outcome',
}

/** Words that no frame can take on are quoted as the applicant's own. */
export const quotedAs = (text: string, { field, entry, section, item }: Seat): string => {
  if (section === 'evidence') return `${cap(item)} is described as follows: ${text}.`
  const noun = NOUNS[field] ?? 'the point'
  return entry % 2 === 0 ? `I describe ${noun} as follows: ${text}.` : `In my own words, ${noun} is this: ${text}.`
}

const framesOf = ({ section, field, past }: Seat): FragmentFrames =>
  (past ? FRAMES_BY_FIELD[`${field}, past`] : undefined) ??
  (section === 'futureplan' ? FRAMES_BY_FIELD[`${field}, plan`] : undefined) ??
  FRAMES_BY_FIELD[field] ??
  OTHER_FRAMES

/** The members of a list that was typed with semicolons or commas, as prose lists them. */
function membersOf(text: string): string[] {
  if (text.includes(';')) return text.split(/;\s*/).filter((part) => part !== '')
  return /,/.test(text) &&
    !/ (?:and|or) |, (?:which|who|that|where|when|while|but|so|one|each|all|both|with|without|paid)\b/.test(text)
    ? text.split(/,\s+/)
    : [text]
}

const inRow = (texts: readonly string[]): string => {
  const mark = texts.some((text) => text.includes(',')) ? ';' : ','
  return texts.length < 3 && mark === ','
    ? texts.join(' and ')
    : texts
        .map((text, i) => (i === 0 ? text : i === texts.length - 1 ? `${mark} and ${text}` : `${mark} ${text}`))
        .join('')
}

/** Fragments of one kind that follow one another, told in one sentence. */
export function framed(
  kind: 'thing' | 'to' | 'doing',
  texts: readonly string[],
  seat: Seat,
  exact: (text: string) => boolean,
): string {
  const frames = framesOf(seat)[kind]
  const frame = frames[seat.entry % frames.length] ?? '{words}'
  if (kind === 'thing' && !texts.every(standsBare)) {
    const quoted = texts.map((text) => (exact(text) && !/[“”]/.test(text) ? `“${text}”` : inner(text)))
    return quotedAs(inRow(quoted), seat)
  }
  const members = kind === 'thing' ? texts.flatMap(membersOf) : [...texts]
  // "Python, MATLAB and C++": a list of names keeps its capitals.
  const names =
    members.length > 1 &&
    members.slice(1).every((member) => /^\p{Lu}/u.test(member) && !has(termsOf(member)[0], 'Determiner', 'Value'))
  const said = inRow(names ? members : members.map(inner))
  return ended(
    frame
      .replace('{words}', () => said)
      .replace('{item}', seat.item)
      .replace('{Item}', cap(seat.item)),
  )
}
