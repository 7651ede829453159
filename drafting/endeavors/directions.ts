import { textOf } from '../builtin/closeness.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import type { Ground } from './grounds.ts'
import { ASKS } from './ideas.ts'
import { titleAbout } from './titles.ts'

/** A way in which any plan can go on, whatever it is about. */
interface Direction {
  title: [before: string, after: string]
  idea: string
  what: string
  /** Words by which a plan takes this way already. */
  taken?: RegExp
}

const DIRECTIONS: readonly Direction[] = [
  {
    title: ['Bring', ' to Another Group of Users?'],
    idea: 'to bring this plan to another group of users',
    what: 'Which group is it, and what do they lack today?',
  },
  {
    title: ['Turn One Part of', ' into a Separate Endeavor?'],
    idea: 'to make a separate endeavor of one part of this plan',
    what: 'Which part is it, who needs it most, and what would you do first?',
  },
  {
    title: ['Train Others for', '?'],
    idea: 'to teach others to do what this plan does',
    what: 'Who would learn what, from whom, and what can they not do today?',
    taken: /\b(?:train(?:s|ed|ing|ings|er|ers)?|teach(?:es|ing|er|ers)?|courses?|workshops?|class(?:es)?)\b/iu,
  },
  {
    title: ['Begin What Follows Once', ' Is Complete?'],
    idea: 'to begin what follows once this plan is complete',
    what: 'What would it be, for whom, and what has to be reached first?',
  },
]

/** Each plan in each direction that it does not take yet, as an idea. */
export function directionsOf(plans: readonly { plan: Entry; works: readonly Entry[] }[], portrait: Portrait): Ground[] {
  return DIRECTIONS.flatMap(({ title: [before, after], idea, what, taken }) =>
    plans
      .filter(({ plan }) => plan.value('plan_title') !== '' && taken?.test(textOf(plan)) !== true)
      .map(({ plan, works }): Ground => ({
        kind: 'direction',
        anchor: plan,
        works,
        idea,
        titles: [titleAbout(plan, portrait, before, after)],
        asks: { what, ...ASKS },
      })),
  )
}
