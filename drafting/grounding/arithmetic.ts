import type { Quantity } from './claim.ts'
import type { Figure } from './proposition.ts'
import { isOfTime, sameQuantity } from './quantities.ts'

/** Words by which a writer says that one figure of a sentence follows from others in it. */
const RECKONS =
  /\b(?:by|leav\w+|left|remain\w*|rest|others?|total\w*|together|altogether|combined|in all|sum|difference|more|fewer|less|come to|comes to|came to|mak\w+|including|comprising|consisting|namely|of whom|of which)\b|[:—(]/iu
/** Small figures are the sum or the difference of others by chance. */
const SMALL = 12
const SLACK = 0.012
const ABOUT = 0.03

const isShare = ({ unit }: Quantity): boolean => unit === 'share' || unit === 'percent'

const isNear = ({ nearness }: Quantity, told: number, exact: number): boolean => {
  const far = exact - told
  if (nearness === 'over') return far >= -SLACK && far <= 0.06
  if (nearness === 'under') return far <= SLACK && far >= -0.06
  return Math.abs(far) <= (nearness === 'about' ? ABOUT : SLACK)
}

const isAlike = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit || (a.unit === null && a.noun === '') || (b.unit === null && b.noun === '')

/** A run of figures told one after another, as parts are after their whole. */
const sums = (parts: readonly Quantity[], value: number): boolean =>
  parts.some((_, from) => {
    let sum = 0
    for (const [offset, part] of parts.slice(from).entries()) {
      sum += part.value
      if (offset > 0 && Math.abs(sum - value) < 1e-6 * value) return true
      if (sum > value) return false
    }
    return false
  })

/** As many names as a list behind a figure has: "three states, namely Ohio, Kentucky and West Virginia". */
const LIST = /^ \p{Ll}+(?: \p{Ll}+){0,2}(?:,? namely|,? that is|:|,|\s?[—(])\s?(?<list>\p{Lu}[^.;:()]*)/u

function isCountOfList({ quantity, end }: Figure, text: string): boolean {
  const list = LIST.exec(text.slice(end))?.groups?.list
  if (list === undefined) return false
  const names = list.split(/,? and |, /u).filter((part) => /^(?:the )?\p{Lu}/u.test(part))
  return names.length === quantity.value
}

/** True of a figure that follows from others of the same sentence: what is left of a sum, a price times a count, a fall from one to another. */
export function followsFrom(own: Figure, figures: readonly Figure[], text: string): boolean {
  const { quantity } = own
  if (quantity.unit === null && isCountOfList(own, text)) return true
  const others = figures.filter((one) => one.start !== own.start).map((one) => one.quantity)
  if (others.length === 0) return false
  const says = RECKONS.test(text.slice(Math.max(0, own.start - 40), own.end + 40))
  // "A team of three, two editors and an assistant": the article counts one.
  if (quantity.value <= SMALL) {
    const [, after = ''] = /^ ?[^.;]{0,12}[,:—(]([^.;]*)/u.exec(text.slice(own.end)) ?? []
    const parts = figures.filter(({ start }) => start > own.end && start < own.end + 12 + after.length)
    const ones = after.match(/\b(?:and|,) (?:an?|one) \p{Ll}+/gu)?.length ?? 0
    if (parts.length > 0 && ones > 0 && parts.reduce((sum, part) => sum + part.quantity.value, ones) === quantity.value)
      return true
  }
  if (!isShare(quantity) && quantity.unit !== 'times' && (says || quantity.value > SMALL))
    if (
      sums(
        others.filter((one) => isAlike(one, quantity)),
        quantity.value,
      )
    )
      return true
  return others.some((a) =>
    others.some((b) => {
      if (a === b) return false
      if (quantity.unit === 'money' && a.unit === 'money' && (b.unit === null || isOfTime(b)))
        return sameQuantity(quantity, { ...a, value: a.value * b.value })
      if (a.unit !== b.unit && b.noun !== '' && a.noun !== '') return false
      if (isShare(quantity) && says && a.value > b.value)
        return [b.value / a.value, (a.value - b.value) / a.value].some((share) =>
          isNear(quantity, quantity.unit === 'percent' ? quantity.value / 100 : quantity.value, share),
        )
      if (isShare(a) !== isShare(quantity) || !isAlike(a, quantity) || a.value <= b.value) return false
      return (
        (says || quantity.value > SMALL) &&
        sameQuantity(quantity, { ...quantity, value: a.value - b.value, nearness: 'exactly' })
      )
    }),
  )
}
