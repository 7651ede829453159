import { contentWords } from '../builtin/passages.ts'
import { filled, plain, words, type Slots } from '../builtin/phrase.ts'
import type { Entry } from '../builtin/portrait.ts'
import { inSentence, referenceOf, subjectOf } from '../builtin/reference.ts'
import { titleCase } from '../builtin/title-case.ts'
import type { Kind } from './kinds.ts'
import { doing, openThingOf, usersOf, type Named, type Product, type Step } from './nouns.ts'

export const TITLE_LIMIT = 120

const USER_FIELDS = {
  plan: ['plan_title', 'impact', 'plans', 'expected_outcomes', 'area_of_focus'],
  work: ['background', 'goal', 'challenge', 'impact'],
}

/** Users of the plan whom the work names too; else the work's own. Those of a plan are its own only where no work is told of. */
function usersFor(work: Entry | undefined, plan: Entry | undefined): Named[] {
  const own = work === undefined ? [] : usersOf([work], USER_FIELDS.work)
  const planned = plan === undefined ? [] : usersOf([plan], USER_FIELDS.plan)
  const head = ({ text }: Named) => text.split(' ').at(-1)?.toLowerCase()
  const shared = planned.filter((one) => own.some((other) => head(other) === head(one)))
  const others = work !== undefined && shared.length === 0 ? own : planned
  return [...shared, ...others].filter((one, i, all) => all.findIndex((other) => head(other) === head(one)) === i)
}

export const said = (named: Named | undefined): Slots[string] =>
  named === undefined ? undefined : words(named.text, named.sources)

export function usersSlots(work: Entry | undefined, plan: Entry | undefined): Slots {
  const all = usersFor(work, plan)
  const [users, others] = all
  return { users: said(users), others: said(others), actors: said(all.find(({ text }) => !RECEIVE.test(text))) }
}

/** Of these a title speaks by their whole name: nobody runs a study or a change. */
const NO_THING = /\b(?:study|analysis|review|survey|thesis|change|test)\b/

/** What a title calls a project: something made by its name in short, any other work by the whole of its title. */
function calledBy(name: string, sources: string[]): Slots {
  if (name === '') return {}
  const short = referenceOf(name)
  if (short.startsWith('the ') && !short.startsWith('the work on ') && !NO_THING.test(short))
    return { made: words(short, sources) }
  const whole = inSentence(name.replace(/["“”]/g, '').split(/:\s/)[0] ?? name).replace(/[.,;:]+$/, '')
  if (whole.includes(',')) return { task: words(`“${whole}”`, sources) }
  // "the load rating of undocumented bridges"
  return { task: words(/^\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)? of /u.test(whole) ? `the ${whole}` : whole, sources) }
}

/** Those who only receive; they judge, run and keep nothing. */
const RECEIVE =
  /\b(?:patients|students|families|residents|households|seniors|consumers|tenants|vehicles|commuters|passengers|drivers|children|people|communities|customers)$/i

const PLACES =
  /\b(?:in|across) ((?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, )*\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? and \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) states)\b/u

/** Where a plan says it will be carried out: "Texas, Oklahoma and Arkansas". */
function placesOf(plan: Entry): Named | undefined {
  for (const { text, sources } of plan.told('plans')) {
    const place = PLACES.exec(text)?.[1]
    if (place !== undefined) return { text: place, sources }
  }
  return undefined
}

export function slotsOf(work: Entry | undefined, plan: Entry | undefined): Slots {
  const name = work?.value('project_name') ?? ''
  const sources = work?.sources('project_name') ?? []
  const subject = name === '' ? undefined : subjectOf(name)
  const focus = plan?.value('area_of_focus') ?? ''
  const open = plan === undefined ? undefined : openThingOf(plan)
  return {
    ...usersSlots(work, plan),
    work: name === '' ? undefined : words(`“${name.replace(/["“”]/g, '’').replace(/[.]+$/, '')}”`, sources),
    ref: name === '' ? undefined : words(referenceOf(name), sources),
    subject:
      subject !== undefined ? words(subject, sources) : name === '' ? undefined : words(referenceOf(name), sources),
    ...calledBy(name, sources),
    places: plan === undefined ? undefined : said(placesOf(plan)),
    focus: focus === '' ? undefined : words(inSentence(focus), plan?.sources('area_of_focus') ?? []),
    plan: plan?.say('plan_title', (title) => `“${title.replace(/["“”]/g, '’').replace(/[.]+$/, '')}”`),
    open: said(open),
    org: work?.say('organization'),
  }
}

/** What titles are made of: the same things without quotation marks. */
function titleSlots(slots: Slots, plan: Entry | undefined): Slots {
  const focus = plan?.value('area_of_focus') ?? ''
  const title = plan?.value('plan_title').replace(/["“”]/g, '').replace(/[.]+$/, '') ?? ''
  const adds = contentWords(focus).filter((word) => !contentWords(title).includes(word)).length
  const open = slots.open === undefined || typeof slots.open === 'string' ? '' : plain(slots.open)
  const bare = (slot: Slots[string]) =>
    slot === undefined || typeof slot === 'string' ? slot : plain(slot).replace(/[“”]/g, '')
  return {
    ...Object.fromEntries(Object.entries(slots).map(([key, slot]) => [key, bare(slot)])),
    plan: title === '' ? undefined : title,
    // A focus that the title holds already, or of a single word more, tells nothing.
    focus: adds >= 2 ? focus : undefined,
    open: contentWords(open).length >= 4 ? open : undefined,
  }
}

const isRefAndSubject = (frame: string, slots: Slots): boolean =>
  /\{Subject\}/.test(frame) && /\{Ref\}/.test(frame) && plainOf(slots.ref).endsWith(plainOf(slots.subject))

const plainOf = (slot: Slots[string]): string =>
  slot === undefined ? '' : typeof slot === 'string' ? slot : plain(slot)

/** "Cooperatives in Twelve States for Cooperatives" */
function hasWordTwice(title: string, ...users: string[]): boolean {
  const all = contentWords(title)
  return users.flatMap((one) => contentWords(one)).some((word) => all.filter((one) => one === word).length > 1)
}

export function titlesOf(kind: Kind, slots: Slots, plan: Entry | undefined): string[] {
  const held = titleSlots(slots, plan)
  return kind.titles.flatMap((frame) => {
    if (isRefAndSubject(frame, slots)) return []
    // A clause is closed before the title goes on: "A Step That Reads the Deficit, for Recyclers".
    const clause = /, /.test(plainOf(held.product))
    const phrase = filled(clause ? frame.replace(/\{Product\} /, '{Product}, ') : frame, held)
    const title = phrase === undefined ? '' : titleCase(plain(phrase))
    const twice =
      (/\bfor\b.*\bfor\b/i.test(title) && frame.includes(' for {users}')) ||
      (/\{(?:users|actors)\}/.test(frame) && hasWordTwice(title, plainOf(held.users), plainOf(held.actors)))
    return title === '' || title.length > TITLE_LIMIT || twice ? [] : [title]
  })
}

export const withProduct = (product: Product): Slots => ({
  product: words(product.text, product.sources),
  theProduct: words(product.short, product.sources),
})

export const withStep = (step: Step): Slots => ({
  do: words(step.text, step.sources),
  doing: words(doing(step.text), step.sources),
  year: step.year === undefined ? undefined : words(step.year, step.sources),
})

/** The next year that a plan names, not before this one. */
export function nextYear(plan: Entry, today: string): Slots {
  const years = plan.told('plans').flatMap(({ text, sources }) => {
    const year = /\b20\d\d\b/.exec(text)?.[0]
    return year === undefined || year < today.slice(0, 4) ? [] : [{ text: year, sources }]
  })
  // A mark for frames that hold only of work that has begun.
  const underway = plan.value('status') === 'In Progress' ? words('', plan.sources('status')) : undefined
  return { underway, year: said(years.sort((a, b) => a.text.localeCompare(b.text))[0]) }
}
