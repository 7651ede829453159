import type { Endeavor } from '#domain/endeavor.ts'
import { contentWords } from '../../builtin/passages.ts'
import type { Fact } from '../../case-file.ts'
import { foldText } from '../../grounding/fold.ts'
import type { Found, Rule } from '../finding.ts'
import { named, type Line, type Reading } from '../reading.ts'

const folded = (text: string): string => foldText(text).toLowerCase().replace(/[.,]/gu, '')

/**
 * The endeavor that a document is about: the one whose title it tells most often, and of several the one that is selected.
 * A document may name another beside it, as something that stands apart.
 */
const endeavorOf = ({ lines, caseFile }: Reading): Endeavor | undefined => {
  const { endeavors } = caseFile.profile
  const text = folded(lines.map(({ prose }) => prose).join(' '))
  const told = endeavors
    .map((endeavor) => ({ endeavor, times: text.split(folded(endeavor.title)).length - 1 }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times || Number(b.endeavor.is_selected) - Number(a.endeavor.is_selected))
  return told[0]?.endeavor ?? endeavors.find(({ is_selected }) => is_selected)
}

/** A plan that is as near to the endeavor as the nearest, or nearly so, carries it too. */
const AS_NEAR = 0.75

/** The plans that carry the endeavor: those with most subject words in common with it, the words of titles above all. */
function carryingPlans(reading: Reading): ReadonlySet<number> {
  const endeavor = endeavorOf(reading)
  if (endeavor === undefined) return new Set()
  const { id: _, is_selected: __, is_locked: ___, title, ...parts } = endeavor
  const [called, told] = [title, Object.values(parts).join(' ')].map((text) => new Set(contentWords(text)))
  const shared = (text: string, words: ReadonlySet<string> = new Set()) =>
    [...new Set(contentWords(text))].filter((word) => words.has(word)).length
  const plans = reading.caseFile.profile.futureplan.map((plan) => {
    const head = `${plan.plan_title} ${plan.area_of_focus}`
    return {
      id: plan.id,
      near: 3 * shared(head, called) + shared(head, told) + shared(`${plan.plans} ${plan.impact}`, told),
    }
  })
  const most = Math.max(...plans.map(({ near }) => near))
  return new Set(plans.filter(({ near }) => near >= most * AS_NEAR).map(({ id }) => id))
}

/** The plans that a sentence rests on. */
const plansOf = ({ sentence }: Line, facts: ReadonlyMap<string, Fact>): number[] =>
  sentence.sources.flatMap((source) => {
    const fact = facts.get(source)
    return fact?.section === 'futureplan' ? [fact.entry] : []
  })

/** What another plan will bring is no argument for this endeavor, unless that plan is named beside it. */
function* find(reading: Reading): Generator<Found> {
  const { caseFile, paragraphs } = reading
  const { futureplan } = caseFile.profile
  if (futureplan.length < 2) return
  const carrying = carryingPlans(reading)
  if (carrying.size === 0) return
  const facts = new Map(caseFile.facts.map((fact) => [fact.id, fact]))
  for (const [block, lines] of paragraphs)
    for (const line of lines) {
      const plans = plansOf(line, facts)
      const other = futureplan.find(({ id }) => plans.includes(id) && !carrying.has(id))
      if (other === undefined || plans.some((id) => carrying.has(id))) continue
      if (folded(lines.map(({ prose }) => prose).join(' ')).includes(folded(other.plan_title))) continue
      yield {
        block,
        text: `This belongs to your plan “${other.plan_title}”, not to the endeavor: “${named(line.prose)}”`,
      }
    }
}

export const otherPlan: Rule = {
  id: 'other-plan',
  severity: 'must',
  kinds: ['petition_letter', 'recommendation_letter'],
  find,
}
