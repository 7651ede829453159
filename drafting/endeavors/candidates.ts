import { overlap } from '../builtin/passages.ts'
import { filled, words, plain } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { textOf } from '../builtin/closeness.ts'
import { shortTitle } from '../builtin/names.ts'
import { titleCase } from '../builtin/title-case.ts'
import { ANGLES, type Angle } from './angles.ts'

export const TITLE_LIMIT = 120

/** One angle on one entry of the record, with the title that the two make. */
export interface Candidate {
  angle: Angle
  anchor: Entry
  /** The plan that the undertaking can be carried out under. */
  plan: Entry | undefined
  title: string
  fit: number
  /** How far the anchor points ahead; what lies far from every plan carries one undertaking at most. */
  prospect: number
}

const NAME: Record<string, string> = {
  academicprojects: 'project_name',
  professionalprojects: 'project_name',
  futureplan: 'plan_title',
  professionalhistory: 'job_title',
}

/** What an entry is called in short. */
export const thingOf = (entry: Entry): string =>
  shortTitle(
    entry
      .value(NAME[entry.section] ?? 'name')
      .replace(/[“”"]/g, '')
      .replace(/^(an?|the) /i, ''),
  )

/** The subject of an entry as a noun phrase: a plan's focus, or the project's own name. */
export function focusOf(entry: Entry, plan: Entry | undefined): string {
  return (
    (entry.section === 'futureplan' ? entry.value('area_of_focus') : '') ||
    plan?.value('area_of_focus') ||
    thingOf(entry)
  )
}

/** Plans and projects carry an undertaking; a post does so only where the record has nothing else. */
function anchorsOf(portrait: Portrait): Entry[] {
  const anchors = [...portrait.plans, ...portrait.works]
  return anchors.length > 0 ? anchors : portrait.jobs
}

function nearestPlan(anchor: Entry, plans: Entry[]): Entry | undefined {
  if (anchor.section === 'futureplan') return anchor
  return [...plans].sort((a, b) => overlap(textOf(b), textOf(anchor)) - overlap(textOf(a), textOf(anchor)))[0]
}

/** How far an entry points ahead: a plan wholly, a project by what it shares with the nearest plan. */
function prospect(anchor: Entry, plan: Entry | undefined): number {
  if (anchor.section === 'futureplan') return 1.5
  return plan === undefined ? 1 : 0.5 + 2 * overlap(textOf(anchor), textOf(plan))
}

/** Every title that fits the limit, the best-fitting angle and anchor first. */
export function candidatesOf(portrait: Portrait): Candidate[] {
  const anchors = anchorsOf(portrait)
  return ANGLES.flatMap((angle) =>
    anchors.flatMap((anchor) => {
      const plan = nearestPlan(anchor, portrait.plans)
      const other = anchors.find((one) => one.id !== anchor.id || one.section !== anchor.section)
      const text = textOf(anchor)
      const ahead = prospect(anchor, plan)
      const fit = ((text.match(angle.fits)?.length ?? 0) / Math.sqrt(1 + text.length / 400)) * ahead
      return angle.titles.flatMap((frame, index): Candidate[] => {
        const phrase = filled(frame, {
          thing: words(thingOf(anchor)),
          focus: words(titleCase(focusOf(anchor, plan))),
          other: other === undefined ? undefined : words(titleCase(focusOf(other, nearestPlan(other, portrait.plans)))),
        })
        const title = phrase === undefined ? '' : plain(phrase)
        return title === '' || title.length > TITLE_LIMIT
          ? []
          : [{ angle, anchor, plan, title, fit: fit - index * 0.01, prospect: ahead }]
      })
    }),
  ).sort((a, b) => b.fit - a.fit)
}
