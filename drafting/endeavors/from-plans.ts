import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { words, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import { calledIn, isAbout, referredIn } from './called.ts'
import { nearest, type Ground } from './candidate.ts'
import { KINDS, type Kind } from './kinds.ts'
import { productsOf, stepsOf, type Product, type Step } from './nouns.ts'
import { focusOf, focusSlots, learnersOf, outputsOf, type Output } from './outputs.ts'
import { nextYear, said, slotsOf, undated, usersSlots, withProduct, withStep } from './slots.ts'
import { isMinorPart, kindOfWork } from './work-kinds.ts'

const kindOf = (id: string): Kind => KINDS.find((one) => one.id === id) as Kind

/** What the applicant made that a step of a plan speaks of, and the project it comes from. */
function makerOf(step: Step, works: readonly Work[]): { work: Work; product: Product } | undefined {
  const spoken = new Set(contentWords(step.text))
  for (const work of works)
    for (const product of productsOf(work)) {
      const own = contentWords(product.short)
      if (own.length >= 2 && own.filter((word) => spoken.has(word)).length >= 2) return { work, product }
    }
  return undefined
}

/** The project whose title a text speaks of. */
function titledIn(text: string, works: readonly Work[]): Work | undefined {
  const spoken = new Set(contentWords(text))
  const shared = (work: Work) =>
    new Set(contentWords(work.value('project_name')).filter((word) => spoken.has(word))).size
  const [best] = [...works].sort((a, b) => shared(b) - shared(a))
  return best !== undefined && shared(best) > 0 ? best : undefined
}

/** What a step makes beside its main thing stands by itself. */
function withoutOutput(step: Step, outputs: readonly Output[]): Step {
  const found = outputs.find(({ text }) => step.text.includes(` ${text}`))
  const text = found === undefined ? step.text : step.text.slice(0, step.text.indexOf(` ${found.text}`))
  const cut = text.replace(/,? and \w+$/, '')
  return found === undefined || contentWords(cut).length < 3 || cut === text ? step : { ...step, text: cut }
}

/** The one outcome of a plan that names no more than one. */
const sole = (plan: Entry): string => {
  const told = sentencesOf(plan.value('expected_outcomes'))
  return told.length === 1 ? (told[0] ?? '').replace(/[.]$/, '').toLowerCase() : ''
}

/** Characters of a plan's subject beside its title. */
const LONG = 62

/** Words by which a step adds something to the title of its plan. */
const ADDS = 3

/** A plan as a whole, what it leaves behind, whom it trains, and those of its steps that are undertakings themselves. */
export function fromPlan(plan: Entry, rank: number, works: readonly Work[], portrait: Portrait): Ground[] {
  const led = works.filter((work) => !isMinorPart(work) && !isAbout(work, works))
  const carrier = nearest(plan, led.length > 0 ? led : works)
  const focus = focusOf(plan)
  const own = new Set(contentWords(plan.value('plan_title')))
  const adds = (text: string): number => new Set(contentWords(text).filter((word) => !own.has(word))).size
  const slotsWith = (work: Work | undefined): Slots => {
    const [product] = work === undefined ? [] : productsOf(work)
    const called = work === undefined ? undefined : calledIn(work, kindOfWork(work), portrait)
    return {
      ...slotsOf(work, plan),
      ...(product === undefined ? {} : withProduct(product)),
      call: said(called),
      ...(work === undefined || called === undefined ? {} : { ref: said(referredIn(called, kindOfWork(work))) }),
      ...focusSlots(focus),
    }
  }
  const base = { anchor: plan, plan, work: carrier }
  const ground = (id: string, slots: Slots, score: number, key: string, more: Partial<Ground> = {}): Ground => ({
    ...base,
    spare: 0,
    kind: kindOf(id),
    slots,
    score: score - rank * 4,
    key: `${key}/${plan.id}`,
    ...more,
  })
  const steps = stepsOf(plan)
  const outputs = outputsOf(plan)
  // An outcome that consists of one thing is what the plan itself makes.
  const result = outputs.find(({ text }) => sole(plan).startsWith(text.toLowerCase()))
  const whole: Slots = {
    ...slotsWith(carrier),
    ...focusSlots(focusOf(plan, LONG)),
    ...usersSlots(undefined, plan),
    ...nextYear(plan, portrait.caseFile.profile.today),
    result: result === undefined ? undefined : words(result.text, result.sources),
  }
  const learners = learnersOf(plan)
  const teaches =
    /\b(?:train\w*|teach\w*|educat\w*|course|school|mentor\w*|apprentice\w*)\b/i.test(plan.value('plan_title')) ||
    /^(?:train|teach|educat|course)/i.test(plan.value('area_of_focus'))
  const isAnothers = (text: string): boolean =>
    portrait.plans.some(
      (other) =>
        other.id !== plan.id &&
        contentWords(other.value('plan_title')).filter((word) => contentWords(text).includes(word)).length >= 2,
    )
  return [
    { ...ground('plan', whole, 0, 'plan'), score: 100 - rank },
    ...outputs.flatMap((output, order) => {
      // A course that is the plan itself is no second undertaking.
      if (output === result || adds(output.text) < 2 || (teaches && output.tells)) return []
      if (isAnothers(output.text)) return []
      const slots = {
        ...slotsWith(carrier),
        output: words(output.text, output.sources),
        ...(output.tells ? { tells: words('', output.sources) } : {}),
        ...(output.users === undefined ? {} : { users: words(output.users, output.sources) }),
      }
      return [ground('output', slots, kindOf('output').weight - order, `output/${order}`)]
    }),
    ...(learners === undefined || teaches
      ? []
      : [
          ground(
            'plan-training',
            {
              ...slotsWith(carrier),
              learners: words(learners.text, learners.sources),
              users: words(learners.text, learners.sources),
            },
            kindOf('plan-training').weight,
            'plan-training',
          ),
        ]),
    ...steps.flatMap((step, order) => {
      if (adds(undated(step.text)) < ADDS || (teaches && /^(?:train|teach)|\bcourse\b/i.test(step.text))) return []
      if (/^(?:train|teach) one /i.test(step.text)) return []
      const maker = makerOf(step, works)
      const work = maker?.work ?? titledIn(step.text, works) ?? carrier
      const slots = {
        ...slotsWith(work),
        ...(maker === undefined ? {} : withProduct(maker.product)),
        ...withStep(withoutOutput(step, outputs)),
      }
      const score = kindOf('step').weight + (step.year === undefined ? 0 : 1) - order
      return [ground('step', slots, score, `step/${order}`, { work, said: step.whole })]
    }),
  ]
}
