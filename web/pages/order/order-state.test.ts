import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '#domain/order.ts'
import { ApiError } from '../../api/api-error.ts'
import { isUndecided, orderState } from './order-state.ts'

const ID = 'b9b6a4a2-5a5e-4c3e-9d5e-0c2d3f4a5b6c'
const asked = { id: ID, status: undefined, error: null, timedOut: false }
const later = 'ON_HOLD' as OrderStatus

describe('the page of an order', () => {
  it.each<[string, Partial<Parameters<typeof orderState>[0]>, string, string]>([
    ['no id', { id: '' }, 'No order yet', 'plans'],
    ['no id, whatever else', { id: '', error: new ApiError(500, {}), timedOut: true }, 'No order yet', 'plans'],
    ['a wrong id', { id: '1' }, 'Invalid order ID format', 'plans'],
    ['an id of another version', { id: ID.replace('-4c3e', '-1c3e') }, 'Invalid order ID format', 'plans'],
    ['no answer yet', {}, 'Processing', 'wait'],
    ['a draft', { status: 'DRAFT' }, 'Payment Processing', 'wait'],
    ['an open order', { status: 'OPEN' }, 'Payment Processing', 'wait'],
    ['a paid order', { status: 'COMPLETED' }, 'Payment Successful', 'plans'],
    ['a declined order', { status: 'FAILED' }, 'Payment Failed', 'cart'],
    ['a cancelled order', { status: 'CANCELED' }, 'Payment Cancelled', 'cart'],
    ['a status that nobody knows', { status: later }, 'Order Status: ON_HOLD', 'plans'],
    ['a name of every object', { status: 'toString' as OrderStatus }, 'Order Status: toString', 'plans'],
    [
      'an error that the server told',
      { status: 'OPEN', error: new ApiError(500, {}) },
      'There is an error when processing your order, please contact support',
      'again',
    ],
    [
      'an order that is not one’s own',
      { error: new ApiError(404, { detail: 'Order does not exist' }) },
      'There is an error when processing your order, please contact support',
      'again',
    ],
    [
      'no answer at all',
      { error: new ApiError(0, null, 'network') },
      'There is an error when processing your order, please contact the team',
      'again',
    ],
    [
      'time-out before any answer',
      { timedOut: true },
      'Payment processing timed out. Please contact support.',
      'again',
    ],
    [
      'time-out of an open order',
      { status: 'OPEN', timedOut: true },
      'Payment processing timed out. Please contact support.',
      'again',
    ],
    ['time-out after the end', { status: 'COMPLETED', timedOut: true }, 'Payment Successful', 'plans'],
    ['time-out after a refusal', { status: 'CANCELED', timedOut: true }, 'Payment Cancelled', 'cart'],
  ])('%s', (_, known, title, way) => {
    expect(orderState({ ...asked, ...known })).toMatchObject({ title, way })
  })
})

it.each<[OrderStatus | undefined, boolean]>([
  [undefined, true],
  ['DRAFT', true],
  ['OPEN', true],
  [later, true],
  ['COMPLETED', false],
  ['CANCELED', false],
  ['FAILED', false],
])('asks again after %s: %s', (status, again) => {
  expect(isUndecided(status)).toBe(again)
})
