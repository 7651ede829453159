import { isUser } from '../endeavors/nouns.ts'
import { textOf } from './closeness.ts'
import { contentWords, overlap } from './passages.ts'
import type { Entry, Work } from './portrait.ts'
import { asTitle } from './quoted.ts'
import { sharedTopics } from './topics.ts'

/** Where an endeavor and its plan say from what they go on. */
const ENDEAVOR = ['title', 'exp_subs_merit_intric_val', 'exp_nation_impt_scope', 'exp_nation_impt_urgency']
const PLAN = ['plan_title', 'area_of_focus', 'current_progress', 'plans', 'expected_outcomes']

/** Share of its words by which a project and a plan that names none are of one line of work. */
const SAME_LINE = 0.21
/** Of a plan of a few words a word or two in common are a share that says nothing. */
const LEAST_SHARED = 4

const sharesWords = (a: string, b: string): boolean => {
  const own = new Set(contentWords(b))
  return [...new Set(contentWords(a))].filter((word) => own.has(word)).length >= LEAST_SHARED
}

const valuesOf = (entry: Entry | undefined, fields: readonly string[]): string =>
  fields.map((field) => entry?.value(field) ?? '').join('\n')

/** A project's title, and the name at its head: "StewardLink" of "StewardLink: tele-mentoring for review". */
function namesOf(work: Entry): string[] {
  const title = work.value('project_name').replace(/["“”]/g, '').trim()
  const [head = title, ...rest] = title.split(/:\s|\s[–—]\s/)
  return [title, asTitle(title), ...(rest.length > 0 ? [head] : [])].filter((name) => name !== '')
}

/** True where a text calls a project by its title or its name. */
export const namesWork = (text: string, work: Entry): boolean =>
  namesOf(work).some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(text),
  )

/**
 * Those of some projects that an endeavor goes on from: the ones that it or its plan names; where they name none of the
 * record's, the ones of the plan's own line.
 */
export function carriedOn(
  some: readonly Work[],
  { works, endeavor, plan }: { works: readonly Work[]; endeavor: Entry; plan: Entry | undefined },
): Work[] {
  const text = `${valuesOf(endeavor, ENDEAVOR)}\n${valuesOf(plan, PLAN)}`
  if (works.some((work) => namesWork(text, work))) return some.filter((work) => namesWork(text, work))
  const subject = plan === undefined ? text : `${endeavor.value('title')} ${textOf(plan)}`
  return some.filter((work) => overlap(textOf(work), subject) >= SAME_LINE && sharesWords(textOf(work), subject))
}

/** Sentences of an endeavor that are its own, without what they take from a project or quote as a title. */
const ownOf = (endeavor: Entry): string =>
  ['exp_subs_merit_intric_val', 'exp_nation_impt_scope']
    .flatMap((field) => endeavor.told(field))
    .filter(({ proof }) => proof?.section.endsWith('projects') !== true)
    .map(({ text }) => text.replace(/“[^”]*”/g, ' '))
    .join(' ')

/** What something is measured in is not what it is about: "89.7 defined daily doses per 100 patient-days". */
const isMeasure = (topic: string, text: string): boolean =>
  new RegExp(`\\d[\\d.,]*[ -]${topic}\\b|\\b${topic} (?:per|a) (?:\\d|\\p{L}+)`, 'iu').test(text)

const isWanting = (topic: string, text: string): boolean =>
  new RegExp(`\\b(?:no|without|lacks?|lacking) (?:an? |any )?${topic.replace(/s$/, '')}`, 'iu').test(text)

/** A thing that a project dealt with and that the endeavor, in words of its own, deals with too. */
export function commonTopics(work: Entry, endeavor: Entry, most: number): string[] {
  const done = ['project_name', 'goal', 'solution', 'background', 'impact'].map((field) => work.value(field)).join('. ')
  const ahead = `${endeavor.value('title')}. ${ownOf(endeavor)}`
  const name = contentWords(work.value('project_name')).join(' ')
  return sharedTopics(done, ahead, most).filter(
    (topic) =>
      // Those who are served, or are wanting, are nothing that both deal with.
      !isUser(topic) &&
      !isWanting(topic, `${done} ${ahead}`) &&
      (!isMeasure(topic, `${done} ${ahead}`) || ` ${name} `.includes(` ${contentWords(topic).join(' ')} `)),
  )
}
