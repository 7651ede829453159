import { textOf } from '../builtin/closeness.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import type { Entry, Work } from '../builtin/portrait.ts'
import { asTitle } from '../builtin/quoted.ts'

const PLAN = ['plan_title', 'area_of_focus', 'current_progress', 'plans', 'expected_outcomes']

/** Share of its words by which a project and a plan that names none are of one line of work. */
const SAME_LINE = 0.21
/** Of a plan of a few words a word or two in common are a share that says nothing. */
const LEAST_SHARED = 4

const sharesWords = (a: string, b: string): boolean => {
  const own = new Set(contentWords(b))
  return [...new Set(contentWords(a))].filter((word) => own.has(word)).length >= LEAST_SHARED
}

/** A project's title, and the name at its head: "StewardLink" of "StewardLink: tele-mentoring for review". */
function namesOf(work: Entry): string[] {
  const title = work.value('project_name').replace(/["“”]/g, '').trim()
  const [head = title, ...rest] = title.split(/:\s|\s[–—]\s/)
  return [title, asTitle(title), ...(rest.length > 0 ? [head] : [])].filter((name) => name !== '')
}

/** True where a text calls a project by its title or its name. */
const namesWork = (text: string, work: Entry): boolean =>
  namesOf(work).some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(text),
  )

/** Projects that a plan names; where it names none, those of its own line. */
export function worksBehind(plan: Entry, works: readonly Work[]): Work[] {
  const text = PLAN.map((field) => plan.value(field)).join('\n')
  const named = works.filter((work) => namesWork(text, work))
  if (named.length > 0) return named
  return works.filter(
    (work) => overlap(textOf(work), textOf(plan)) >= SAME_LINE && sharesWords(textOf(work), textOf(plan)),
  )
}
