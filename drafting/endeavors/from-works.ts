import { textOf } from '../builtin/closeness.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import type { Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import { calledIn, isAbout, referredIn } from './called.ts'
import { nearest, type Ground } from './candidate.ts'
import { KINDS } from './kinds.ts'
import { materialOf } from './material.ts'
import { productsOf } from './nouns.ts'
import { focusOf, focusSlots, learnersOf } from './outputs.ts'
import { said, slotsOf, usersSlots, withProduct } from './slots.ts'
import { isMinorPart, isUntried, kindOfWork } from './work-kinds.ts'

/** Share of its words by which a plan belongs to a project's line of work. */
const SAME_LINE = 0.21

/** The plan that a project can go on under. */
function planFor(work: Entry, plans: readonly Entry[]): Entry | undefined {
  const plan = nearest(work, plans)
  return plan !== undefined && overlap(textOf(work), textOf(plan)) >= SAME_LINE ? plan : undefined
}

const figuresIn = (entry: Entry): number => entry.told('impact').filter(({ text }) => /\d/.test(text)).length

/** What others led says less of what the applicant can undertake. */
const MINOR = 7
/** Words of a thing that a title can name in passing. */
const MOST_WORDS = 12
/** A way that suits projects of another kind. */
const SPARE = 60

/** What can follow from a project, by the kind of thing that it was. */
export function fromWork(work: Work, plans: readonly Entry[], near: number, portrait: Portrait): Ground[] {
  const kindOf = kindOfWork(work)
  const called = calledIn(work, kindOf, portrait)
  const plan = planFor(work, plans)
  const focus = plan === undefined ? undefined : focusOf(plan)
  // Who sees a film or a building is not who learns from it.
  const users =
    kindOf === 'precedent' ? usersSlots(undefined, plan) : usersSlots(work, nearest(work, plans), plan !== undefined)
  const learners = kindOf !== 'precedent' || plan === undefined ? undefined : said(learnersOf(plan))
  const slots: Slots = {
    ...slotsOf(work, plan),
    ...users,
    material: said(materialOf(work)),
    ...(learners === undefined ? {} : { actors: learners, people: learners }),
  }
  const product = productsOf(work).find(
    ({ text }) => contentWords(text).length >= 3 && !text.includes(',') && text.split(' ').length <= MOST_WORDS,
  )
  const text = textOf(work)
  const score =
    near * 10 +
    figuresIn(work) * 0.5 -
    (isMinorPart(work) ? MINOR : 0) -
    (kindOf !== 'study' && isUntried(work) ? MINOR : 0)
  return KINDS.filter(({ of }) => of === 'work').flatMap((kind): Ground[] => {
    const hits = text.match(kind.fits)?.length ?? 0
    if (kind.onlyIfFit === true && hits < 1) return []
    // One event, unlike what is met again and again, cannot be studied at several sites.
    if (kind.id === 'multi-site' && /^an? /.test(called?.text ?? '')) return []
    if (kind.unless?.test(work.value('project_name')) === true) return []
    const fit = Math.min(hits / Math.sqrt(1 + text.length / 400), 4)
    const isOther = !kind.after.includes(kindOf) || called === undefined
    if (isOther && (kind.onlyIfFit === true || kind.after.includes('collection'))) return []
    return [
      {
        kind,
        anchor: work,
        plan,
        work,
        slots: {
          ...slots,
          call: called === undefined ? slots.ref : said(called),
          ...(called === undefined ? {} : { ref: said(referredIn(called, kindOf)) }),
          ...focusSlots(focus),
          ...(product === undefined ? {} : withProduct(product)),
        },
        score: kind.weight + fit + score - (isOther ? SPARE : 0),
        key: `${kind.id}/${work.section}/${work.id}`,
        spare: isOther ? 2 : isMinorPart(work) || isAbout(work, portrait.works) ? 1 : 0,
      },
    ]
  })
}
