import { closeness, textOf } from '../builtin/closeness.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import { plain, words, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import { inSentence, subjectOf } from '../builtin/reference.ts'
import { KINDS, type Kind } from './kinds.ts'
import { chargeOf, productsOf, stepsOf, type Product, type Step } from './nouns.ts'
import { isSpecific } from './specificity.ts'
import { nextYear, said, slotsOf, titlesOf, usersSlots, withProduct, withStep } from './slots.ts'

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

type Ground = Omit<Candidate, 'title'>

/** A title that names no undertaking comes after all that do. */
const UNSPECIFIC = 200

/** The titles of a ground, the most telling first. */
const candidatesFrom = (ground: Ground): Candidate[] =>
  titlesOf(ground.kind, ground.slots, ground.plan)
    .map((title) => ({ title, isSpecific: isSpecific(title) }))
    .sort((a, b) => Number(b.isSpecific) - Number(a.isSpecific))
    .map(({ title, isSpecific: specific }, rank) => ({
      ...ground,
      title,
      score: ground.score - rank * 0.5 - (specific || ground.kind.of === 'plan' ? 0 : UNSPECIFIC),
    }))

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

/** The project whose title a step speaks of. */
function titledIn(step: Step, works: readonly Work[]): Work | undefined {
  const words = new Set(contentWords(step.text))
  const shared = (work: Work) =>
    new Set(contentWords(work.value('project_name')).filter((word) => words.has(word))).size
  const [best] = [...works].sort((a, b) => shared(b) - shared(a))
  return best !== undefined && shared(best) > 0 ? best : undefined
}

function firstStep(plan: Entry): Slots {
  const [step] = stepsOf(plan)
  return step === undefined ? {} : { doing: withStep(step).doing }
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
        slots: { ...slots, ...usersSlots(undefined, plan), ...first, ...firstStep(plan) },
        score: 100 - rank,
        key: `plan/${plan.id}`,
      }),
    )
    stepsOf(plan).forEach((step, order) => {
      const titled = titledIn(step, works)
      const maker =
        makerOf(step, products) ??
        (titled === undefined ? { work, product } : { work: titled, product: products.get(titled)?.[0] })
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
        ...candidatesFrom({
          kind: one,
          anchor: work,
          plan,
          work,
          slots: { ...slots, ...made },
          score: one.weight / 2 + fit * 2 + carried,
          key: `${one.id}/${work.section}/${work.id}`,
        }),
      )
    }
  }
  found.push(...pairsOf(works, products, plans, kind('pair'), near))
  if (works.length === 0)
    for (const entry of plans.length > 0 ? plans : jobs) found.push(...ofBareEntry(entry, portrait))
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

/** A plan or a post without any project behind it: a plan by its title, a post by what it is charged with. */
function ofBareEntry(entry: Entry, portrait: Portrait): Candidate[] {
  const isPlan = entry.section === 'futureplan'
  const plan = isPlan ? entry : undefined
  const kinds = KINDS.filter(({ of }) => of === 'work')
  return kinds.flatMap((kind) =>
    candidatesFrom({
      kind,
      anchor: entry,
      plan,
      work: undefined,
      slots: { ...(isPlan ? planSlots(entry) : postSlots(entry, portrait)), ...usersSlots(undefined, plan) },
      score: kind.weight / 2,
      key: `${kind.id}/${entry.section}/${entry.id}`,
    }),
  )
}

function planSlots(plan: Entry): Slots {
  const sources = plan.sources('plan_title')
  const bare = words(inSentence(plan.value('plan_title')), sources)
  return { work: words(`“${plan.value('plan_title')}”`, sources), ref: bare, subject: bare, task: bare }
}

/** The thing that a post is charged with, or the field of the degree that it calls for. */
function postSlots(job: Entry, { degrees }: Portrait): Slots {
  const org = job.say('organization')
  const charge = chargeOf(job)
  if (charge !== undefined) {
    const subject = subjectOf(charge.text.replace(/^the /, '')) ?? charge.text
    return { work: said(charge), ref: said(charge), made: said(charge), subject: words(subject, charge.sources), org }
  }
  const major = degrees[0]?.value('major') ?? ''
  const field = major === '' ? 'the daily work' : inSentence(major)
  const sources = [...(degrees[0]?.sources('major') ?? []), ...job.sources('organization')]
  const work = words(`the work at ${job.value('organization')}`, sources)
  const subject = words(major === '' ? plain(work) : field, sources)
  return { work, ref: work, subject, task: subject, org }
}
