import { isQuestion } from '../../builtin/composer.ts'
import { quotedTitle } from '../../builtin/entries.ts'
import { nearestFirst } from '../../builtin/closeness.ts'
import { overlap } from '../../builtin/passages.ts'
import { listed } from '../../builtin/phrase.ts'
import { planned } from '../../builtin/planned.ts'
import { isSetback } from '../../builtin/outcome.ts'
import { presentable, without } from '../../builtin/presentable.ts'
import type { Told } from '../../builtin/told.ts'
import type { Letter } from '../letter.ts'
import { LENGTHS } from '../lengths.ts'
import { ASK_AHEAD } from '../manners/asked.ts'
import { foremost } from './effect.ts'
import { question } from './question.ts'

/** An endeavor's sentences that are neither questions nor repeat the record, which the letter has told. */
const ownOf = (told: readonly Told[]): Told[] =>
  presentable(told.filter((one) => !isQuestion(one) && one.proof === undefined))

/** Less those that an earlier one says already in nearly the same words. */
const different = (told: readonly Told[]): Told[] =>
  told.filter((one, at) => !told.slice(0, at).some((before) => overlap(before.text, one.text) > ALIKE))

const ALIKE = 0.6

/** What tells to which plan an endeavor belongs. */
const ENDEAVOR = ['title', 'exp_subs_merit_intric_val', 'exp_nation_impt_scope']

/** The parts of an endeavor that say why it matters. */
const REASONS: readonly string[] = [
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_urgency',
  'exp_nation_impt_impact',
  'exp_subs_merit_impact',
]

/** The endeavor ahead: what it is, its steps, why it matters, and why this person. */
export function future(letter: Letter): void {
  const { write, endeavor, share, manner, goals, variation, contributions } = letter
  if (endeavor === undefined) return
  const most = LENGTHS[variation.length]
  write.say(manner.future, { title: quotedTitle(endeavor, 'title') })
  const plans = nearestFirst(letter.plans, ENDEAVOR.map((field) => endeavor.value(field)).join(' ')).slice(0, 1)
  const pool = without(
    different([
      ...ownOf(endeavor.told('exp_subs_merit_intric_val')),
      ...plans.flatMap((plan) => presentable([...plan.told('plans'), ...plan.told('expected_outcomes')])),
      ...ownOf(endeavor.told('exp_nation_impt_scope')),
      ...REASONS.flatMap((field) => ownOf(endeavor.told(field))),
      ...plans.flatMap((plan) => presentable(plan.told('impact'))),
    ]),
    isSetback,
  )
  const isReason = (one: Told) => one.field === 'impact' || REASONS.includes(one.field)
  let told = write.tell(share.mine(pool.filter((one) => !isReason(one))).map(planned), most.plans)
  if (goals.includes('national_interest')) {
    write.close()
    const reasons = share.mine(pool.filter(isReason))
    told += write.tell(reasons, most.reasons)
  }
  // Where little is left to tell of the endeavor, the writer is asked.
  if (told < 3 && contributions.length === 0) question(letter, ASK_AHEAD, `referees.${letter.writer.id}.comments`)
  if (contributions.length > 0) write.say(manner.trust, { works: listed(letter.naming.all(foremost(letter))) })
}
