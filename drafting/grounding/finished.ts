import type { CaseFile } from '../case-file.ts'
import type { Entry } from './case-index.ts'
import type { Finding } from './claim.ts'
import type { SentenceReading } from './reading.ts'

const PUBLISHED =
  /\b(?:published|(?:appeared|came out|out) in print|has been accepted|have been accepted|accepted for publication)\b/iu
const CONCLUDED = /\b(?:now|since|already|been|was|is) (?:been )?(?:concluded|completed|finished)\b/iu
const OTHERWISE =
  /\b(?:not|never|unpublished|yet|will|would|plan\w*|once|when|after|until|submitted|before|if|to be|nothing|neither|nor|no|still|under way)\b/iu
const PROJECTS = new Set(['academicprojects', 'professionalprojects'])
/** How much of a sentence a project must bear out to be what it is about, and how much less the next one. */
const ABOUT = 0.35
const NEXT = 0.8

/** The project that a sentence is about, where one stands out. */
function projectOf({ index, whole, clauses }: SentenceReading): Entry | undefined {
  const weight = clauses.reduce((sum, { alignment }) => sum + alignment.weight, 0)
  const [first, second] = index.entries
    .filter(({ section }) => section !== 'library' && section !== 'endeavors' && section !== 'referees')
    .map((entry) => ({ entry, score: whole[entry.at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
  if (first === undefined || !PROJECTS.has(first.entry.section) || first.score < ABOUT * weight) return undefined
  return second !== undefined && second.score > NEXT * first.score ? undefined : first.entry
}

/** What is told as published or concluded of a project that is not. */
export function unfinished(all: SentenceReading, { profile }: CaseFile): Finding[] {
  const { text } = all
  // An endeavor tells what is to come.
  if (all.voice === 'endeavor' || OTHERWISE.test(text)) return []
  const [published, concluded] = [PUBLISHED.exec(text), CONCLUDED.exec(text)]
  if (published === null && concluded === null) return []
  const project = projectOf(all)
  if (project === undefined) return []
  const found: Finding[] = []
  const say = (match: RegExpExecArray, reason: string) =>
    found.push({ kind: 'status', start: match.index, end: match.index + match[0].length, text: match[0], reason })
  const has = (field: string) => project.propositions.find((one) => one.field === field)
  if (published !== null && project.section === 'academicprojects' && has('published_journal') === undefined)
    say(published, `${project.label} is not published`)
  const ends = has('end_date')?.text ?? ''
  if (concluded !== null && has('start_date') !== undefined && (ends === '' || ends > profile.today))
    say(concluded, `${project.label} is still under way`)
  return found
}
