import type { CaseFile } from '../../case-file.ts'
import { datesIn, tells, type WrittenDate } from '../../case-file/dates-in.ts'
import { foldText } from '../../grounding/fold.ts'
import type { Found, Rule } from '../finding.ts'
import { named, type Line, type Reading } from '../reading.ts'

interface Entry {
  names: readonly string[]
  start: string
  end: string | null
}

const entriesOf = ({ profile }: CaseFile): Entry[] => [
  ...profile.professionalhistory.map((job) => ({
    names: [job.organization],
    start: job.start_date,
    end: job.is_current ? null : job.end_date,
  })),
  ...[...profile.academicprojects, ...profile.professionalprojects].map((work) => ({
    names: [work.project_name, work.organization],
    start: work.start_date,
    end: work.end_date,
  })),
  ...profile.academichistory.map((degree) => ({
    names: [degree.school_name],
    start: degree.start_date,
    end: degree.is_current ? null : degree.end_date,
  })),
]

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}*\\.? (?:\\d{1,2}, )?\\d{4}'
const SPAN = new RegExp(
  `(?:\\b[Ff]rom |\\b[Bb]etween |\\()(${MONTH})(?: to | and | until |–| – )(${MONTH})|\\b[Ss]ince (${MONTH})`,
  'gu',
)

const only = (text: string): WrittenDate | undefined => datesIn(text)[0]

const isOf = ({ start, end }: Entry, from: WrittenDate, to: WrittenDate | undefined): boolean =>
  tells(from, start) && (to === undefined ? true : end !== null && tells(to, end))

/** The entries that a sentence or its heading names. */
function spokenOf({ prose, under }: Line, entries: readonly Entry[]): Entry[] {
  const text = foldText(`${prose} ${under.at(-1) ?? ''}`).toLowerCase()
  return entries.filter(({ names }) => names.some((name) => text.includes(foldText(name).toLowerCase())))
}

/** What else began at some time is no matter of the entry. */
const OF_A_POST = /\b(?:work|employ|serv|join|held|holds|position|post|been)\w*/iu

/** A span of time beside a post, a project or a school is that of the entry. */
function* find({ lines, caseFile }: Reading): Generator<Found> {
  const entries = entriesOf(caseFile)
  for (const line of lines) {
    const spans = [...line.outer.matchAll(SPAN)]
    if (spans.length === 0) continue
    const spoken = spokenOf(line, entries)
    if (spoken.length === 0) continue
    for (const [whole, first, second, since] of spans) {
      if (since !== undefined && !OF_A_POST.test(line.outer)) continue
      const from = only(first ?? since ?? '')
      const to = second === undefined ? undefined : only(second)
      if (from !== undefined && !spoken.some((entry) => isOf(entry, from, to)))
        yield {
          block: line.block,
          text: `“${whole.replace('(', '')}” is not what the entry holds that is named here: “${named(line.prose)}”`,
        }
    }
  }
}

export const dates: Rule = { id: 'dates', severity: 'must', find }
