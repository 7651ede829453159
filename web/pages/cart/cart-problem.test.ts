import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { CHANGED, OtherCart } from '../../api/cart.ts'
import { cartProblem, checkoutProblem } from './cart-problem.ts'

const EMPTY = 'Your cart is empty or contains invalid quantities. Please add items before checking out.'

it.each([
  ['no answer', new ApiError(0, null, 'network'), 'Error processing checkout. Please try again.'],
  ['an answer too late', new ApiError(0, null, 'timeout'), 'Error processing checkout. Please try again.'],
  ['a fault of the page', new TypeError('x is not a function'), 'Error processing checkout. Please try again.'],
  ['a fault of the server', new ApiError(500, {}), 'There was an error processing your checkout. Please try again.'],
  [
    'a provider that is away',
    new ApiError(503, { detail: 'Later', code: 'unavailable' }),
    'There was an error processing your checkout. Please try again.',
  ],
  ['nothing to buy', new ApiError(400, { detail: EMPTY, code: 'invalid' }), EMPTY],
  ['a cart ordered meanwhile', new ApiError(409, { detail: 'x' }), 'This cart has been checked out already.'],
  ['a cart changed meanwhile', new OtherCart(CHANGED), CHANGED],
])('tells of a checkout: %s', (_, error, text) => {
  expect(checkoutProblem(error)).toBe(text)
})

it.each([
  ['no answer', new ApiError(0, null, 'network'), 'Failed to add item to cart'],
  ['a fault without words', new ApiError(500, {}), 'Failed to add item to cart'],
  ['a fault of the page', new TypeError('x is not a function'), 'Failed to add item to cart'],
  [
    'words of the server',
    new ApiError(404, { detail: 'No such item' }),
    'Error adding item to cart, error: No such item',
  ],
  [
    'words about a field',
    new ApiError(400, { quantity: ['Please order at most 100'] }),
    'Error adding item to cart, error: Please order at most 100',
  ],
  ['a cart ordered meanwhile', new ApiError(409, { detail: 'x' }), 'This cart has been checked out already.'],
])('tells of a change: %s', (_, error, text) => {
  expect(cartProblem(error)).toBe(text)
})
