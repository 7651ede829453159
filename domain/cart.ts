import { z } from 'zod'
import { NO_OPTION, REQUIRED } from './field.ts'

/** Units of one item that an order can hold: so many of every item are still less than a provider takes in one payment. */
export const MAX_QUANTITY = 100
export const TOO_MANY = `Please order at most ${MAX_QUANTITY.toLocaleString('en-US')}`

const quantity = z.number({ error: 'Please enter a whole number' }).int('Please enter a whole number')

/** A change of a cart line. On `POST` the quantity is added; on `DELETE` 1, -1 or the full quantity is taken away. */
export const cartChange = z.object({
  item_id: z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? REQUIRED : NO_OPTION) })
    .int(NO_OPTION)
    .positive(NO_OPTION),
  quantity: quantity.min(-MAX_QUANTITY, TOO_MANY).max(MAX_QUANTITY, TOO_MANY).default(1),
})

/** Names the package that a cheaper kit with the same contents takes the place of. */
export const kitChange = cartChange.pick({ item_id: true })

export const EMPTY_CART = 'Your cart is empty or contains invalid quantities. Please add items before checking out.'

/** How many units the caller believes to buy must be some; how many they are the cart says. */
export const checkoutRequest = z
  .object({
    redirect_url: z.string({ error: REQUIRED }).min(1, REQUIRED).max(2000, 'Please use a shorter address'),
    quantity: quantity.optional(),
  })
  .refine(({ quantity: units }) => units === undefined || units > 0, EMPTY_CART)

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
