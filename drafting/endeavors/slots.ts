import { contentWords } from '../builtin/passages.ts'
import { filled, plain, words, type Slots } from '../builtin/phrase.ts'
import type { Entry } from '../builtin/portrait.ts'
import { asTitle } from '../builtin/quoted.ts'
import { inSentence, referenceOf, subjectOf } from '../builtin/reference.ts'
import { has, termsOf } from '../builtin/terms.ts'
import { titleCase } from '../builtin/title-case.ts'
import type { Kind } from './kinds.ts'
import { spelled, withIndefinite } from './spelled.ts'
import { doing, openThingOf, usersOf, type Named, type Product, type Step } from './nouns.ts'

export const TITLE_LIMIT = 120

const USER_FIELDS = {
  // For whom a plan is, its title, subject and steps say more surely than its impact, and so they count twice.
  plan: ['plan_title', 'plan_title', 'plans', 'plans', 'area_of_focus', 'area_of_focus', 'expected_outcomes', 'impact'],
  work: ['goal', 'impact'],
}

/** Users of the plan whom the work names too; else the work's own; those of a plan alone only where the work goes on under it. */
function usersFor(work: Entry | undefined, plan: Entry | undefined, under: boolean): Named[] {
  const own = work === undefined ? [] : usersOf([work], USER_FIELDS.work)
  const planned = plan === undefined ? [] : usersOf([plan], USER_FIELDS.plan)
  const head = ({ text }: Named) => text.split(' ').at(-1)?.toLowerCase()
  const shared = planned.filter((one) => own.some((other) => head(other) === head(one)))
  const others = shared.length > 0 || (own.length === 0 && under) ? planned : own
  return [...shared, ...others].filter((one, i, all) => all.findIndex((other) => head(other) === head(one)) === i)
}

export const said = (named: Named | undefined): Slots[string] =>
  named === undefined ? undefined : words(named.text, named.sources)

export function usersSlots(work: Entry | undefined, plan: Entry | undefined, under = true): Slots {
  const all = usersFor(work, plan, under)
  const [users, others] = all
  return {
    users: said(users),
    others: said(others),
    actors: said(all.find(({ text }) => !RECEIVE.test(text))),
    sites: said(all.find(({ text }) => SITES.test(text))),
    people: said(all.find(({ text }) => PEOPLE.test(text))),
  }
}

/** Users whom one can teach. */
const PEOPLE =
  /\b(?:nurses|physicians|doctors|farmers|growers|operators|technicians|workers|teachers|researchers|inspectors|crews|engineers|planners|officers|clinicians|therapists|surgeons|caregivers|contractors|builders|pilots)$/i

/** Users that are places, across which a study can be spread. */
const SITES =
  /\b(?:hospitals|clinics|counties|districts|utilities|schools|universities|farms|cooperatives|cities|towns|laboratories|airports|ports|mills|mines|plants|libraries|museums|courts|banks)$/i

/** Those who only receive; they judge, run and keep nothing. */
const RECEIVE =
  /\b(?:patients|students|families|residents|households|seniors|consumers|tenants|vehicles|commuters|passengers|drivers|children|people|communities|customers)$/i

const PLACES =
  /\b(?:in|across) ((?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, )*\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? and \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) states)\b/u

/** Where a plan says it will be carried out: "Texas, Oklahoma and Arkansas". */
function placesOf(plan: Entry): Named | undefined {
  for (const { text, sources } of plan.told('plans')) {
    // Where people are hired is not where the work is used; a language is no place.
    if (/\b(?:hire|hiring|recruit|employ)/.test(text)) continue
    const place = PLACES.exec(text)?.[1]
    if (place !== undefined && !termsOf(place).some((term) => has(term, 'Demonym'))) return { text: place, sources }
  }
  return undefined
}

/** A plan by its title; one that was typed in shorthand is told in whole words, and not quoted. */
function planCalled(title: string): string {
  const whole = spelled(asTitle(title))
  return whole === asTitle(title) ? `“${whole}”` : `for ${withIndefinite(inSentence(whole))}`
}

export function slotsOf(work: Entry | undefined, plan: Entry | undefined): Slots {
  const name = work?.value('project_name') ?? ''
  const sources = work?.sources('project_name') ?? []
  const subject = name === '' ? undefined : subjectOf(name)
  const focus = plan?.value('area_of_focus') ?? ''
  const open = plan === undefined ? undefined : openThingOf(plan)
  return {
    ...usersSlots(work, plan),
    work: name === '' ? undefined : words(`“${asTitle(name)}”`, sources),
    ref: name === '' ? undefined : words(referenceOf(name), sources),
    subject:
      subject !== undefined ? words(subject, sources) : name === '' ? undefined : words(referenceOf(name), sources),
    places: plan === undefined ? undefined : said(placesOf(plan)),
    focus: focus === '' ? undefined : words(inSentence(spelled(focus)), plan?.sources('area_of_focus') ?? []),
    plan: plan?.say('plan_title', planCalled),
    open: said(open),
    org: work?.say('organization'),
  }
}

/** What titles are made of: the same things without quotation marks. */
function titleSlots(slots: Slots, plan: Entry | undefined): Slots {
  const focus = plainOf(slots.focus)
  const title = plan?.value('plan_title').replace(/["“”]/g, '').replace(/[.]+$/, '') ?? ''
  const told = new Set(contentWords(focus))
  const adds = [...told].filter((word) => !contentWords(title).includes(word)).length
  const open = slots.open === undefined || typeof slots.open === 'string' ? '' : plain(slots.open)
  const bare = (slot: Slots[string]) =>
    slot === undefined || typeof slot === 'string' ? slot : plain(slot).replace(/[“”]/g, '')
  return {
    ...Object.fromEntries(Object.entries(slots).map(([key, slot]) => [key, bare(slot)])),
    plan: title === '' ? undefined : title,
    // A focus that the plan's title holds already, or of a single word more, tells nothing beside it.
    adds: adds >= 2 && adds * 2 > told.size ? '' : undefined,
    focus: told.size >= 2 ? focus : undefined,
    open: contentWords(open).length >= 4 && /^an? /.test(open) ? open : undefined,
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

const slotsIn = (frame: string): number => frame.match(/\{/g)?.length ?? 0

/** Frames that name more come first; of those that name as much, each applicant begins at another. */
function inTurn(frames: readonly string[], turn: number): string[] {
  const counts = [...new Set(frames.map(slotsIn))].sort((a, b) => b - a)
  return counts.flatMap((count) => {
    const alike = frames.filter((frame) => slotsIn(frame) === count)
    const from = turn % alike.length
    return [...alike.slice(from), ...alike.slice(0, from)]
  })
}

export function titlesOf(kind: Kind, slots: Slots, plan: Entry | undefined, turn = 0): string[] {
  const held = titleSlots(slots, plan)
  const frames = kind.of === 'work' ? inTurn(kind.titles, turn) : kind.titles
  return frames.flatMap((frame) => {
    if (isRefAndSubject(frame, slots)) return []
    // A clause is closed before the title goes on: "A Step That Reads the Deficit, for Recyclers".
    const clause = /, /.test(plainOf(held.product))
    const phrase = filled(clause ? frame.replace(/\{Product\} /, '{Product}, ') : frame, held)
    const title = phrase === undefined ? '' : titleCase(spelled(plain(phrase)))
    const twice =
      (/\bfor\b.*\bfor\b/i.test(title) && frame.includes(' for ')) ||
      (/\{(?:users|actors|people|sites)\}/i.test(frame) &&
        hasWordTwice(
          title,
          ...['users', 'actors', 'people', 'sites']
            .filter((key) => frame.toLowerCase().includes(`{${key}}`))
            .map((key) => plainOf(held[key])),
        ))
    const parts = title.split(': ').length
    return title === '' || title.length > TITLE_LIMIT || twice || parts > 2 ? [] : [title]
  })
}

export const withProduct = (product: Product): Slots => ({
  product: words(product.text, product.sources),
  theProduct: words(product.short, product.sources),
})

const DATES =
  /,? (?:(?:in|by|until|from|between|before|during|over|at) (?:the )?(?:(?:end|beginning|summer|spring|fall|autumn|winter|middle) (?:of )?)?(?:\p{Lu}\p{Ll}+ )?20\d\d(?: (?:and|to) 20\d\d)?|in (?:two|three|four|five|six|\d+) (?:parts|years)|(?:each|every|once a) year|until then)\b/gu

/** A step without its dates, which a title does not hold. */
export const undated = (step: string): string =>
  (step.replace(DATES, '').split(/, (?:in|with|until|from|by) |: /)[0] ?? step).trim()

export const withStep = (step: Step): Slots => ({
  do: words(step.text, step.sources),
  doing: words(doing(undated(step.text)), step.sources),
  year: step.year === undefined ? undefined : words(step.year, step.sources),
})

/** The next year that a plan names, not before this one. */
export function nextYear(plan: Entry, today: string): Slots {
  const years = plan.told('plans').flatMap(({ text, sources }) => {
    const year = /\b20\d\d\b/.exec(text)?.[0]
    return year === undefined || year < today.slice(0, 4) ? [] : [{ text: year, sources }]
  })
  return { year: said(years.sort((a, b) => a.text.localeCompare(b.text))[0]) }
}
