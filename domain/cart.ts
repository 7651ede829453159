import { z } from 'zod'
import { REQUIRED } from './field.ts'

/** Units of one item that an order can hold. */
export const MAX_QUANTITY = 1000

const quantity = z.number({ error: 'Please enter a whole number' }).int('Please enter a whole number')

/** A change of a cart line. On `POST` the quantity is added; on `DELETE` 1, -1 or the full quantity is taken away. */
export const cartChange = z.object({
  item_id: z
    .number({ error: REQUIRED })
    .int('Please choose one of the options')
    .positive('Please choose one of the options'),
  quantity: quantity.min(-MAX_QUANTITY).max(MAX_QUANTITY).default(1),
})

export const checkoutRequest = z.object({
  redirect_url: z.string({ error: REQUIRED }).min(1, REQUIRED).max(2000),
  quantity: quantity.optional(),
})

export const EMPTY_CART = 'Your cart is empty or contains invalid quantities. Please add items before checking out.'

export interface CartLine {
  item_id: number
  item_name: string
  price: string
  quantity: number
  total_price: string
}
export interface Cart {
  items: CartLine[]
  total_items: number
  total_price: string
}
