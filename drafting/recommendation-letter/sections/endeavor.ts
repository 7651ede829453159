import { isQuestion } from '../../builtin/composer.ts'
import { quotedTitle } from '../../builtin/entries.ts'
import { carriedOn } from '../../builtin/carried-on.ts'
import { nearestFirst } from '../../builtin/closeness.ts'
import { overlap } from '../../builtin/passages.ts'
import { monthOf } from '../../builtin/dates.ts'
import { joined, listed, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry, Work } from '../../builtin/portrait.ts'
import { degreePhrase, occupation } from '../../builtin/wording.ts'
import { KINDS } from '../../endeavors/kinds.ts'
import { planned } from '../../builtin/planned.ts'
import { presentable } from '../../builtin/presentable.ts'
import type { Told } from '../../builtin/told.ts'
import type { Letter } from '../letter.ts'
import { LENGTHS } from '../lengths.ts'
import { ASK_AHEAD } from '../manners/asked.ts'
import { EQUIPPED } from '../manners/every.ts'
import { foremost } from './effect.ts'
import { question } from './question.ts'

/** An endeavor's sentences that are neither questions nor repeat the record, which the letter has told. */
const ownOf = (told: readonly Told[]): Told[] =>
  presentable(told.filter((one) => !isQuestion(one) && one.proof === undefined && !isGeneral(one.text)))

/** What a drafted endeavor says of any undertaking of its kind is no opinion of a writer’s. */
const GENERAL: readonly RegExp[] = KINDS.flatMap(({ merit, scope, urgency, impact }) =>
  [merit, scope, urgency, impact]
    .flat()
    .map((frame) => new RegExp(`^${frame.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '.*')}$`, 'u')),
)
/** That the plan is to be carried out is said with its title. */
const ANNOUNCES = /^(?:I propose to carry out|The endeavor carries out) my plan\b/

const isGeneral = (text: string): boolean => ANNOUNCES.test(text) || GENERAL.some((form) => form.test(text))

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
  const pool = different([
    ...ownOf(endeavor.told('exp_subs_merit_intric_val')),
    ...plans.flatMap((plan) => presentable([...plan.told('plans'), ...plan.told('expected_outcomes')])),
    ...ownOf(endeavor.told('exp_nation_impt_scope')),
    ...REASONS.flatMap((field) => ownOf(endeavor.told(field))),
    ...plans.flatMap((plan) => presentable(plan.told('impact'))),
  ])
  const isReason = (one: Told) => one.field === 'impact' || REASONS.includes(one.field)
  let told = write.tell(share.mine(pool.filter((one) => !isReason(one))).map(planned), most.plans)
  if (goals.includes('national_interest')) {
    write.close()
    const reasons = share.mine(pool.filter(isReason))
    told += write.tell(reasons, most.reasons)
  }
  equipped(letter)
  // Where little is left to tell of the endeavor, the writer is asked.
  if (told < 3 && contributions.length === 0) question(letter, ASK_AHEAD, `referees.${letter.writer.id}.comments`)
  if (contributions.length > 0)
    write.say(manner.trust, { works: listed(letter.naming.all(goneOnFrom(letter, plans[0]))) })
}

/** Of the works that the letter tells of, those that the endeavor is seen to go on from. */
function goneOnFrom(letter: Letter, plan: Entry | undefined): Work[] {
  const { contributions, endeavor, portrait } = letter
  if (endeavor === undefined) return []
  const all = { works: portrait.works, endeavor, plan }
  const carried = carriedOn(
    contributions.map(({ work }) => work),
    all,
  )
  const named = foremost(letter).filter((work) => carried.includes(work))
  return named.length > 0 ? named : carried.slice(0, 1)
}

/** A degree or a post of the record, as somebody outside weighs it; each writer names another. */
function equipped({ write, writer, tie, studies, posts, share, few, variation }: Letter): void {
  const isBrief = variation.length === 'shorter' || (tie === 'dependent' && variation.length !== 'fuller')
  const items = [
    ...studies.map((degree) => ({ house: degree.value('school_name'), item: degreePhrase(degree) })),
    // Who writes from elsewhere has named the post where the letter says who the applicant is.
    ...(tie === 'dependent' ? posts : []).map((post) => ({ house: post.value('organization'), item: postHeld(post) })),
  ].filter(({ item }) => item !== undefined)
  const own = items[few ? share.rank % Math.max(items.length, 1) : share.rank]
  if (!isBrief && own !== undefined && own.house !== writer.value('organization'))
    write.say(EQUIPPED, { item: own.item })
}

/** "the post of bridge engineer at Llano Verde, held since May 2021" */
function postHeld(post: Entry): Phrase | undefined {
  const [title, org, since] = [
    post.say('job_title', (title) => occupation(title).replace(/ \([^()]*\)$/, '')),
    post.say('organization'),
    post.say('start_date', monthOf),
  ]
  if (title === undefined || org === undefined || since === undefined || post.value('end_date') !== '') return undefined
  return joined(words('the post of '), title, words(' at '), org, words(', held since '), since)
}
