import { isPending, type Order, type OrderStatus } from '#domain/order.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { get, post } from './client.ts'
import { queryClient } from './query-client.ts'

const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: async () => (await get<{ results: Order[] }>('/api/payments/orders/')).results,
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** The orders of this account, the newest first. */
export const useOrders = () => useQuery(ordersQuery)

/** Those that nobody has paid or cancelled yet: what is in them is in no cart. */
export const useWaitingOrders = (): Order[] => useOrders().data?.filter(({ status }) => isPending(status)) ?? []

interface Standing {
  status: OrderStatus
}
export const orderStatus = (id: string) => get<Standing>(`/api/payments/order/${id}/status/`)

/** Takes an order back; how it stands then. One that was paid meanwhile stays paid. */
export const cancelOrder = (id: string) => post<Standing>(`/api/payments/order/${id}/cancel/`)

export const reloadOrders = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey })

/** All that the end of an order changes is looked up anew. */
export const orderEnded = (): void => {
  for (const key of ['cart', 'orders', 'usage', 'endeavors']) void queryClient.invalidateQueries({ queryKey: [key] })
}
