import { textOf } from '../builtin/closeness.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import type { Ground } from './grounds.ts'
import { ASKS } from './ideas.ts'
import { namesPlace } from './places.ts'
import { beside } from './questions.ts'
import { calledIn } from './titles.ts'

/** A way in which a plan can go on that its own text does not take yet. */
interface Direction {
  title: [before: string, after: string]
  idea: string
  what: string
  /** Words by which a plan takes this way already. */
  taken: RegExp
  /** The field of the plan that is repeated beside the question, its steps by default, and which of its sentences. */
  field?: string
  near?: (sentence: string) => boolean
}

const DIRECTIONS: readonly Direction[] = [
  {
    title: ['Bring ', ' to Another Group of Users?'],
    idea: 'to bring this plan to another group of users',
    what: 'Which group is it, what do they lack today, and who of them has asked for it?',
    taken: /(?!)/u,
    field: 'impact',
  },
  {
    title: ['Train Others to Carry On ', '?'],
    idea: 'to train others in what this plan brings about',
    what: 'Who would be trained in what, by whom, and what can they not do today?',
    taken: /\b(?:train(?:s|ed|ing|ings|er|ers)?|teach(?:es|ing|er|ers)?|courses?|workshops?|class(?:es)?)\b/iu,
  },
  {
    title: ['Make ', ' an Open Standard or Publication?'],
    idea: 'to make a standard or an open publication of what this plan brings about',
    what: 'What would it hold, which body or publisher would carry it, and who would work by it?',
    taken: /\b(?:open|standards?|guidelines?|publish(?:es|ed|ing)?|publications?|handbooks?|manuals?)\b/iu,
  },
  {
    title: ['Offer ', ' as a Product or Service?'],
    idea: 'to make a product or a service of what this plan brings about',
    what: 'What would be offered, to whom and at which price, and who has asked for it?',
    taken: /\b(?:products?|services?|company|llc|licen[cs]e[sd]?|sell(?:s|ing)?|sold|sales?|kits?|price[ds]?)\b/iu,
  },
  {
    title: ['Start ', ' in Another State or Country?'],
    idea: 'to start this plan in another state or country',
    what: 'Which one, what differs there, and who there would work with you?',
    taken: /(?!)/u,
    near: namesPlace,
  },
]

/** Each plan in each direction that it does not take yet, as an idea with what the plan says nearest to it. */
export function directionsOf(plans: readonly { plan: Entry; works: readonly Entry[] }[], portrait: Portrait): Ground[] {
  return DIRECTIONS.flatMap(({ title: [before, after], idea, what, taken, field = 'plans', near }) =>
    plans
      .filter(({ plan }) => plan.value('plan_title') !== '' && !taken.test(textOf(plan)))
      .map(({ plan, works }): Ground => ({
        kind: 'direction',
        anchor: plan,
        works,
        idea,
        titles: [`${before}${calledIn(plan, portrait, before + after)}${after}`],
        asks: { ...ASKS, what: beside(what, plan.told(field), near, 'The plan says') },
      })),
  )
}
