import type { Cart } from '#domain/cart.ts'
import type { Usage } from '#domain/credits.ts'
import type { Order, OrderStatus } from '#domain/order.ts'
import type { Client } from './client.ts'

export interface MadeOrder {
  order_id: string
  payment_url: string
  cart_id: string
}

/** What somebody does who buys, by the calls that the pages make. */
export const shopper = (client: Client) => {
  const cart = async () => (await client.post<{ id: string }>('/api/payments/cart/')).body.id
  const fill = async (lines: Record<number, number>) => {
    const id = await cart()
    for (const [item_id, quantity] of Object.entries(lines))
      await client.post(`/api/payments/cart/${id}/items/`, { item_id: Number(item_id), quantity })
    return id
  }
  const checkOut = (cart_id: string) =>
    client.post<MadeOrder>(`/api/payments/cart/${cart_id}/checkout/`, { redirect_url: '/order-confirmation' })
  const usage = async () => (await client.get<Usage[]>('/api/payments/usage/')).body
  return {
    client,
    cart,
    fill,
    checkOut,
    /** `{ 1: 1 }`: an order of one Full Package, not paid yet. */
    async order(lines: Record<number, number>): Promise<MadeOrder> {
      const cart_id = await fill(lines)
      const reply = await checkOut(cart_id)
      if (reply.status !== 201) throw new Error(`checkout answered ${reply.status}: ${JSON.stringify(reply.body)}`)
      return { ...reply.body, cart_id }
    },
    shown: async (cart_id: string) => (await client.get<Cart>(`/api/payments/cart/${cart_id}/items/`)).body,
    statusOf: async (order_id: string) =>
      (await client.get<{ status: OrderStatus }>(`/api/payments/order/${order_id}/status/`)).body.status,
    cancel: (order_id: string) =>
      client.post<{ order_id: string; status: OrderStatus }>(`/api/payments/order/${order_id}/cancel/`),
    orderOf: async (order_id: string) =>
      (await client.get<{ results: Order[] }>('/api/payments/orders/')).body.results.find(
        (order) => order.order_id === order_id,
      ),
    /** What is left of each product, where anything is. */
    credits: async () =>
      Object.fromEntries(
        (await usage()).flatMap((row) => (row.remaining_usage === 0 ? [] : [[row.code, row.remaining_usage]])),
      ),
  }
}
export type Shopper = ReturnType<typeof shopper>
