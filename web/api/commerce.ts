import type { Cart } from '#domain/cart.ts'
import type { OrderStatus } from '#domain/order.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { del, get, post } from './client.ts'
import { queryClient } from './query-client.ts'

const key = ['cart']
const CART = '/api/payments/cart/'

/** The open cart and what is in it. */
export interface OpenCart extends Cart {
  id: string
}

async function openCart(): Promise<OpenCart> {
  const { id } = await post<{ id: string }>(CART)
  return { id, ...(await get<Cart>(`${CART}${id}/items/`)) }
}

const cartQuery = queryOptions({ queryKey: key, queryFn: openCart, staleTime: 0 })
export const useCart = () => useQuery(cartQuery)

/** Adds (`quantity` above 0) or takes away, and shows what is then in the cart. */
export async function changeCart(cartId: string, item_id: number, quantity: number): Promise<void> {
  const url = `${CART}${cartId}/items/`
  if (quantity > 0) await post(url, { item_id, quantity })
  else await del(url, { item_id, quantity: -quantity })
  await queryClient.invalidateQueries({ queryKey: key })
}

/** Puts one of an item into the open cart. */
export async function addToCart(item_id: number): Promise<void> {
  const cart = await queryClient.ensureQueryData(cartQuery)
  await changeCart(cart.id, item_id, 1)
}

export const checkout = (cart: OpenCart) =>
  post<{ order_id: string; payment_url: string }>(`${CART}${cart.id}/checkout/`, {
    redirect_url: `${window.location.origin}/order-confirmation`,
    quantity: cart.total_items,
  })

export const orderStatus = (orderId: string) => get<{ status: OrderStatus }>(`/api/payments/order/${orderId}/status/`)
