import { abroadAt } from '../builtin/abroad.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { AT_HOUSE } from '../builtin/reference.ts'
import { asTitle } from '../builtin/quoted.ts'
import { titleCase } from '../builtin/title-case.ts'
import { whyUnspecific } from './specificity.ts'

export const TITLE_LIMIT = 120

/** A text whole where it fits; else the name at its head, up to a colon or a dash; else up to a comma, or with the sign that it goes on. */
function shortened(text: string, limit: number): string {
  const whole = text.trim().replace(/[.;,:\s]+$/u, '')
  if (whole.length <= limit) return whole
  const [head = whole] = whole.split(/:\s|\s[–—-]\s/u)
  if (head.length <= limit) return head
  const cut = [...head.matchAll(/[,;]/gu)].map(({ index }) => index).findLast((at) => at <= limit && at >= FEWEST)
  return cut === undefined ? `${head.slice(0, head.lastIndexOf(' ', limit - 1))}…` : head.slice(0, cut)
}
const FEWEST = 24

/** An entry by the name that was typed; a house abroad at its end says where it was done, and not for whom in the United States it will be. */
function nameOf(entry: Entry, portrait: Portrait): string {
  if (entry.section === 'futureplan') return namesOf(entry)[0] ?? ''
  const name = asTitle(entry.value(entry.section === 'evidence' ? 'name' : 'project_name'))
  return abroadAt(entry, portrait) === undefined ? name : name.replace(AT_HOUSE, '')
}

/** A title about an entry, whose name keeps its letters as far as there is room; a name that asks has the only question mark. */
export function titleAbout(entry: Entry, portrait: Portrait, before: string, after: string): string {
  const name = shortened(nameOf(entry, portrait), TITLE_LIMIT - before.length - after.length - 3)
  return `${before} “${name}”${name.endsWith('?') ? after.replace(/\?$/u, '') : after}`
}

/** Names of a plan: its own, and its own with the area that it lies in; these first where the title alone names nothing. */
function namesOf(plan: Entry, written = (name: string): string => name): string[] {
  const name = asTitle(plan.value('plan_title'))
  if (name === '') return []
  const own = shortened(written(name), TITLE_LIMIT)
  const area = asTitle(plan.value('area_of_focus'))
  const longer = area === '' ? [] : [shortened(written(`${name}: ${area}`), TITLE_LIMIT)]
  return [...new Set(namesNothing(name) ? [...longer, own] : [own, ...longer])]
}

/** Titles of a plan, as a heading writes its names. */
export const titlesOf = (plan: Entry): string[] => namesOf(plan, titleCase)

/** True of a name that stands for nothing by itself: one word, an occupation or a field. */
const namesNothing = (name: string): boolean =>
  contentWords(name).length < FEWEST_WORDS || /names an occupation|names a field/.test(whyUnspecific(name) ?? '')
const FEWEST_WORDS = 2
