import { closeness, textOf } from '../builtin/closeness.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import { filled, plain, words, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { inSentence, referenceOf, subjectOf } from '../builtin/reference.ts'
import { seedOf } from '../builtin/seed.ts'
import { titleCase } from '../builtin/title-case.ts'
import { KINDS, type Kind } from './kinds.ts'
import { doing, openThingOf, productsOf, stepsOf, usersOf, type Named, type Product, type Step } from './nouns.ts'

export const TITLE_LIMIT = 120

/** One way of going on from one thing of the record, with the title that the two make. */
export interface Candidate {
  kind: Kind
  /** The plan or project that the undertaking grows from. */
  anchor: Entry
  plan: Entry | undefined
  /** The project that stands behind it. */
  work: Entry | undefined
  title: string
  /** What the frames may name, each with its facts. */
  slots: Slots
  score: number
  /** The same undertaking under another title has the same key. */
  key: string
  /** A second project that it draws on. */
  other?: Entry
  /** A sentence of the record that the undertaking itself says already. */
  said?: string
}

const USER_FIELDS = {
  plan: ['plan_title', 'impact', 'plans', 'expected_outcomes', 'area_of_focus'],
  work: ['background', 'goal', 'challenge', 'impact'],
}

const nearest = (entry: Entry, others: readonly Entry[]): Entry | undefined =>
  [...others].sort((a, b) => overlap(textOf(b), textOf(entry)) - overlap(textOf(a), textOf(entry)))[0]

/** Share of its words by which a plan belongs to a project's line of work. */
const SAME_LINE = 0.21

/** The plan that a project can go on under. */
function planFor(work: Entry, plans: readonly Entry[]): Entry | undefined {
  const plan = nearest(work, plans)
  return plan !== undefined && overlap(textOf(work), textOf(plan)) >= SAME_LINE ? plan : undefined
}

/** A plan with dated steps that has begun and follows from past work comes first. */
function strength(plan: Entry, portrait: Portrait): number {
  const steps = stepsOf(plan)
  const dated = plan.told('plans').filter(({ text }) => /\b20\d\d\b/.test(text)).length
  const work = nearest(plan, portrait.works)
  return (
    dated * 2 +
    steps.length +
    (plan.value('status') === 'In Progress' ? 4 : 0) +
    (plan.exhibits.length > 0 ? 1 : 0) +
    (work === undefined ? 0 : 6 * overlap(textOf(work), textOf(plan)))
  )
}

const figuresIn = (entry: Entry): number => entry.told('impact').filter(({ text }) => /\d/.test(text)).length

/** Users of the plan whom the work names too; else the work's own, else the plan's. */
function usersFor(work: Entry | undefined, plan: Entry | undefined): Named[] {
  const own = work === undefined ? [] : usersOf([work], USER_FIELDS.work)
  const planned = plan === undefined ? [] : usersOf([plan], USER_FIELDS.plan)
  const head = ({ text }: Named) => text.split(' ').at(-1)?.toLowerCase()
  const shared = planned.filter((one) => own.some((other) => head(other) === head(one)))
  return [...shared, ...(own.length > 0 && shared.length === 0 ? own : planned)].filter(
    (one, i, all) => all.findIndex((other) => head(other) === head(one)) === i,
  )
}

const said = (named: Named | undefined): Slots[string] =>
  named === undefined ? undefined : words(named.text, named.sources)

function usersSlots(work: Entry | undefined, plan: Entry | undefined): Slots {
  const [users, others] = usersFor(work, plan)
  return { users: said(users), others: said(others) }
}

function slotsOf(work: Entry | undefined, plan: Entry | undefined): Slots {
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

function titlesOf(kind: Kind, slots: Slots, plan: Entry | undefined): string[] {
  const held = titleSlots(slots, plan)
  return kind.titles.flatMap((frame) => {
    if (isRefAndSubject(frame, slots)) return []
    // A clause is closed before the title goes on: "A Step That Reads the Deficit, for Recyclers".
    const clause = / (?:that|which|who) /.test(plainOf(held.product))
    const phrase = filled(clause ? frame.replace(/^\{Product\} /, '{Product}, ') : frame, held)
    const title = phrase === undefined ? '' : titleCase(plain(phrase))
    const twice = /\bfor\b.*\bfor\b/i.test(title) && frame.includes(' for {users}')
    return title === '' || title.length > TITLE_LIMIT || twice ? [] : [title]
  })
}

type Ground = Omit<Candidate, 'title'>

/** The titles of a ground. A plan and what was made have theirs in order; the ways open to any project take turns. */
function candidatesFrom(ground: Ground, seed = 0): Candidate[] {
  const titles = titlesOf(ground.kind, ground.slots, ground.plan)
  return titles.map((_, rank) => ({
    ...ground,
    title: titles[(rank + seed) % titles.length] ?? '',
    score: ground.score - rank * 0.5,
  }))
}

const withProduct = (product: Product): Slots => ({
  product: words(product.text, product.sources),
  theProduct: words(product.short, product.sources),
})

const withStep = (step: Step): Slots => ({
  do: words(step.text, step.sources),
  doing: words(doing(step.text), step.sources),
  year: step.year === undefined ? undefined : words(step.year, step.sources),
})

/** The next year that a plan names, not before this one. */
function nextYear(plan: Entry, today: string): Slots {
  const years = plan.told('plans').flatMap(({ text, sources }) => {
    const year = /\b20\d\d\b/.exec(text)?.[0]
    return year === undefined || year < today.slice(0, 4) ? [] : [{ text: year, sources }]
  })
  // A mark for frames that hold only of work that has begun.
  const underway = plan.value('status') === 'In Progress' ? words('', plan.sources('status')) : undefined
  return { underway, year: said(years.sort((a, b) => a.text.localeCompare(b.text))[0]) }
}

/** What the applicant made that a step of a plan speaks of, and the project it comes from. */
function makerOf(step: Step, products: ReadonlyMap<Entry, Product[]>): { work: Entry; product: Product } | undefined {
  const words = new Set(contentWords(step.text))
  for (const [work, made] of products)
    for (const product of made) {
      const own = contentWords(product.short)
      if (own.length >= 2 && own.filter((word) => words.has(word)).length >= 2) return { work, product }
    }
  return undefined
}

/** Every title that fits the limit, with what is best carried by the record first. */
export function candidatesOf(portrait: Portrait): Candidate[] {
  const { works, plans, jobs } = portrait
  const kind = (id: string): Kind => KINDS.find((one) => one.id === id) as Kind
  const ranked = [...plans].sort((a, b) => strength(b, portrait) - strength(a, portrait))
  const lead = ranked[0]
  const found: Candidate[] = []
  const products = new Map<Entry, Product[]>(works.map((work) => [work, productsOf(work)]))
  ranked.forEach((plan, rank) => {
    const work = nearest(plan, works)
    const product = work === undefined ? undefined : products.get(work)?.[0]
    const slots = { ...slotsOf(work, plan), ...(product === undefined ? {} : withProduct(product)) }
    const first = nextYear(plan, portrait.caseFile.profile.today)
    const base = { anchor: plan, plan, work }
    found.push(
      ...candidatesFrom({
        ...base,
        kind: kind('plan'),
        slots: { ...slots, ...usersSlots(undefined, plan), ...first },
        score: 100 - rank,
        key: `plan/${plan.id}`,
      }),
    )
    stepsOf(plan).forEach((step, order) => {
      const maker = makerOf(step, products) ?? { work, product }
      found.push(
        ...candidatesFrom({
          ...base,
          work: maker.work,
          kind: kind('step'),
          slots: {
            ...slotsOf(maker.work, plan),
            ...(maker.product === undefined ? {} : withProduct(maker.product)),
            ...withStep(step),
          },
          said: step.whole,
          score: kind('step').weight + (step.year === undefined ? 0 : 3) - rank * 4 - order,
          key: `step/${plan.id}/${order}`,
        }),
      )
    })
  })
  const all = [...works, ...plans]
  const near = (work: Entry): number => (lead === undefined ? 0 : closeness(work, textOf(lead), all))
  for (const work of works) {
    const plan = planFor(work, plans)
    const slots = slotsOf(work, plan)
    const carried = near(work) * 10 + figuresIn(work) * 0.5
    const [first] = products.get(work) ?? []
    const made = first === undefined ? {} : withProduct(first)
    for (const [order, product] of (products.get(work) ?? []).entries()) {
      if (contentWords(product.text).length < 3) continue
      found.push(
        ...candidatesFrom({
          kind: kind('product'),
          anchor: work,
          plan,
          work,
          slots: { ...slots, ...withProduct(product) },
          score: kind('product').weight + carried - order,
          key: `product/${work.section}/${work.id}/${order}`,
        }),
      )
    }
    const text = textOf(work)
    for (const one of KINDS.filter(({ of }) => of === 'work')) {
      const fit = Math.min((text.match(one.fits)?.length ?? 0) / Math.sqrt(1 + text.length / 400), 6)
      found.push(
        ...candidatesFrom(
          {
            kind: one,
            anchor: work,
            plan,
            work,
            slots: { ...slots, ...made },
            score: one.weight / 2 + fit * 2 + carried,
            key: `${one.id}/${work.section}/${work.id}`,
          },
          seedOf(portrait.caseFile.profile.application.id, one.id),
        ),
      )
    }
  }
  found.push(...pairsOf(works, products, plans, kind('pair'), near))
  if (works.length === 0) for (const entry of plans.length > 0 ? plans : jobs) found.push(...ofBareEntry(entry))
  return found.sort((a, b) => b.score - a.score)
}

function pairsOf(
  works: readonly Entry[],
  products: ReadonlyMap<Entry, Product[]>,
  plans: readonly Entry[],
  kind: Kind,
  near: (work: Entry) => number,
): Candidate[] {
  const made = works.filter((work) => (products.get(work)?.length ?? 0) > 0).sort((a, b) => near(b) - near(a))
  const [one, two] = made
  const [first] = one === undefined ? [] : (products.get(one) ?? [])
  const [second] = two === undefined ? [] : (products.get(two) ?? [])
  if (one === undefined || two === undefined || first === undefined || second === undefined) return []
  // "The form and the score" say too little.
  if ([first, second].some(({ short }) => short.split(/[ -]/).length < 3)) return []
  const plan = planFor(one, plans)
  const slots = slotsOf(one, plan)
  const other = slotsOf(two, plan)
  return candidatesFrom({
    kind,
    anchor: one,
    plan,
    work: one,
    slots: {
      ...slots,
      ...withProduct(first),
      theOther: words(second.short, second.sources),
      otherWork: other.work,
      otherRef: other.ref,
    },
    score: kind.weight + near(one) * 5,
    key: 'pair',
    other: two,
  })
}

/** A plan or a post without any project behind it is called by its own name. */
function ofBareEntry(entry: Entry): Candidate[] {
  const isPlan = entry.section === 'futureplan'
  const name = entry.value(isPlan ? 'plan_title' : 'job_title')
  const sources = entry.sources(isPlan ? 'plan_title' : 'job_title', 'organization')
  const title = words(`“${name}”`, sources)
  const org = isPlan ? undefined : entry.say('organization')
  const bare = isPlan ? inSentence(name) : `the work of ${inSentence(name)} at ${entry.value('organization')}`
  const slots: Slots = {
    work: isPlan ? title : words(bare, sources),
    ref: words(bare, sources),
    subject: words(bare, sources),
    org,
  }
  return KINDS.filter(({ of }) => of === 'work').flatMap((kind) =>
    candidatesFrom({
      kind,
      anchor: entry,
      plan: isPlan ? entry : undefined,
      work: undefined,
      slots: { ...slots, users: said(usersFor(undefined, isPlan ? entry : undefined)[0]) },
      score: kind.weight / 2,
      key: `${kind.id}/${entry.section}/${entry.id}`,
    }),
  )
}
