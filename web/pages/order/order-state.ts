import { t } from '@lingui/core/macro'
import { isPending, isUuidV4, WRONG_ORDER_ID, type OrderStatus } from '#domain/order.ts'
import { ApiError } from '../../api/api-error.ts'
import { translated } from '../../language/translated.ts'

export interface OrderState {
  look: 'none' | 'wait' | 'done' | 'unpaid' | 'problem'
  title: string
  text: string
  /** What one does next. */
  way: 'plans' | 'cart' | 'again' | 'wait'
}

const STATUS_ERROR = t`There is an error when processing your order, please contact support`
const NO_ANSWER = t`There is an error when processing your order, please contact the team`
const TIMED_OUT = t`Payment processing timed out. Please contact support.`

const NOTHING_CHARGED = t`Nothing was charged. Your cart is as you left it.`
const NOT_TWICE = t`Please do not pay a second time before you know how this order stands.`

const WAITS: OrderState = {
  look: 'wait',
  title: t`Payment Processing`,
  text: t`Please do not close or refresh this page.`,
  way: 'wait',
}
/** A map, since the server may say a word that every object knows. */
const ANSWERS = new Map<OrderStatus, OrderState>([
  ['DRAFT', WAITS],
  ['OPEN', WAITS],
  ['COMPLETED', { look: 'done', title: t`Payment Successful`, text: t`Your credits are there.`, way: 'plans' }],
  ['FAILED', { look: 'unpaid', title: t`Payment Failed`, text: NOTHING_CHARGED, way: 'cart' }],
  ['CANCELED', { look: 'unpaid', title: t`Payment Cancelled`, text: NOTHING_CHARGED, way: 'cart' }],
])

/** True while asking again may bring news. */
export const isUndecided = (status: OrderStatus | undefined): boolean =>
  status === undefined || isPending(status) || !ANSWERS.has(status)

/** What the page of an order shows. */
export function orderState(known: {
  id: string
  status: OrderStatus | undefined
  error: Error | null
  timedOut: boolean
}): OrderState {
  const { id, status, error, timedOut } = known
  if (id === '')
    return {
      look: 'none',
      title: t`No order yet`,
      text: t`Once you have checked out, this page says how your payment stands.`,
      way: 'plans',
    }
  if (!isUuidV4(id))
    return {
      look: 'problem',
      title: translated(WRONG_ORDER_ID),
      text: t`All your orders stand with your plans.`,
      way: 'plans',
    }
  if (error !== null) {
    const answered = error instanceof ApiError && error.status > 0
    return { look: 'problem', title: answered ? STATUS_ERROR : NO_ANSWER, text: NOT_TWICE, way: 'again' }
  }
  if (timedOut && isUndecided(status)) return { look: 'problem', title: TIMED_OUT, text: NOT_TWICE, way: 'again' }
  if (status === undefined)
    return { look: 'wait', title: t`Processing`, text: t`We are asking how your order stands.`, way: 'wait' }
  return ANSWERS.get(status) ?? { look: 'problem', title: t`Order Status: ${status}`, text: NOT_TWICE, way: 'plans' }
}
