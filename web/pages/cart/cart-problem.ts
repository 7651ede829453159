import { t } from '@lingui/core/macro'
import { EMPTY_CART } from '#domain/cart.ts'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { CHECKED_OUT, OtherCart } from '../../api/cart.ts'
import { translated } from '../../language/translated.ts'

/** What is told of a checkout that made no order. */
export function checkoutProblem(error: unknown): string {
  if (error instanceof OtherCart) return translated(error.message)
  if (!(error instanceof ApiError) || error.status === 0) return t`Error processing checkout. Please try again.`
  if (error.status === 409) return CHECKED_OUT
  if (error.detail === EMPTY_CART) return translated(EMPTY_CART)
  return t`There was an error processing your checkout. Please try again.`
}

/** What is told of a change of the cart that was not stored. */
export function cartProblem(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return CHECKED_OUT
  const detail = saysOf(error, '')
  return detail === '' ? t`Failed to add item to cart` : t`Error adding item to cart, error: ${detail}`
}
