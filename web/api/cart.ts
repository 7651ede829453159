import { t } from '@lingui/core/macro'
import { EMPTY_CART, type Cart } from '#domain/cart.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { afterChanges, type CartChange } from './cart-change.ts'
import { del, get, post } from './client.ts'
import { queryClient } from './query-client.ts'

const CART = '/api/payments/cart/'

/** The open cart and what is in it. */
export interface OpenCart extends Cart {
  id: string
}

/** The cart as the server has it, and what was pressed since and is not stored yet. */
interface Kept {
  cart: OpenCart
  waiting: readonly CartChange[]
}

/** Calls about the cart go one after another, so that quick presses arrive in their order and no answer is older than it seems. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const done = last.then(call)
  last = done.catch(() => undefined)
  return done
}

async function readCart(): Promise<OpenCart> {
  const { id } = await post<{ id: string }>(CART)
  return { id, ...(await get<Cart>(`${CART}${id}/items/`)) }
}

const cartQuery = queryOptions({
  queryKey: ['cart'],
  // Money is never shown from memory, and another window may have changed it.
  staleTime: 0,
  refetchOnWindowFocus: true,
  // A change is known by its identity: two presses of the same button are equal, and not the same.
  structuralSharing: false,
  queryFn: (): Promise<Kept> => inTurn(async () => keep(await readCart())),
})
const kept = (): Kept | undefined => queryClient.getQueryData(cartQuery.queryKey)
const keep = (cart: OpenCart): Kept => ({ cart, waiting: kept()?.waiting ?? [] })
const update = (change: (was: Kept) => Kept): void => {
  queryClient.setQueryData(cartQuery.queryKey, (was) => was && change(was))
}

const shown = ({ cart, waiting }: Kept): OpenCart => ({ id: cart.id, ...afterChanges(cart, waiting) })
export const useCart = () => useQuery({ ...cartQuery, select: shown })

/** Looks anew at what is in the cart. */
export const reloadCart = (): Promise<void> => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })

/** Stores a change; the cart after it. */
async function send(cart: OpenCart, { item_id, by }: CartChange): Promise<OpenCart> {
  const url = `${CART}${cart.id}/items/`
  if (by > 0) return { id: cart.id, ...(await post<Cart>(url, { item_id, quantity: by })) }
  await del(url, { item_id, quantity: -by })
  return { id: cart.id, ...afterChanges(cart, [{ item_id, by }]) }
}

/** Changes the cart: seen at once, stored in its turn, and taken back where it is refused. */
export async function changeCart(change: CartChange): Promise<void> {
  update((was) => ({ ...was, waiting: [...was.waiting, change] }))
  const settled = (cart?: OpenCart) =>
    update((was) => ({ cart: cart ?? was.cart, waiting: was.waiting.filter((other) => other !== change) }))
  try {
    await inTurn(async () => settled(await send(kept()?.cart ?? (await readCart()), change)))
  } catch (error) {
    settled()
    throw error
  } finally {
    if ((kept()?.waiting.length ?? 0) === 0) void reloadCart()
  }
}

/** Puts the cheaper kit in the place of a package. */
export const takeCheaper = (item_id: number): Promise<void> =>
  inTurn(async () => {
    const { id } = kept()?.cart ?? (await readCart())
    const cart = { id, ...(await post<Cart>(`${CART}${id}/cheaper/`, { item_id })) }
    queryClient.setQueryData(cartQuery.queryKey, keep(cart))
  })

/** Puts one of an item into the open cart; where that was checked out meanwhile, into the one after it. */
export async function addToCart(item_id: number): Promise<void> {
  const change = { item_id, by: 1 }
  try {
    await changeCart(change)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    await reloadCart()
    await changeCart(change)
  }
}

/** How many of an item are in the cart, with what is still being stored. */
export const inCart = (cart: Cart | undefined, item_id: number): number =>
  cart?.items.find((line) => line.item_id === item_id)?.quantity ?? 0
export const inCartNow = (item_id: number): number => {
  const now = kept()
  return inCart(now && shown(now), item_id)
}

/** The cart is not what one saw when one pressed: nothing was ordered. */
export class OtherCart extends Error {
  override readonly name = 'OtherCart'
}
export const CHECKED_OUT = t`This cart has been checked out already.`
export const CHANGED = t`This cart was changed in another window. Please look at it once more.`

const said = ({ items }: Cart): string =>
  items.map(({ item_id, quantity, price }) => `${item_id} ${quantity} ${price}`).join()

/**
 * Orders what is in the cart. Whoever pays has seen each line: the cart is read once more, and where another window changed
 * it or checked it out nothing is ordered.
 */
export const checkout = (seen: OpenCart): Promise<{ order_id: string; payment_url: string }> =>
  inTurn(async () => {
    const cart = await readCart()
    queryClient.setQueryData(cartQuery.queryKey, keep(cart))
    if (cart.id !== seen.id) throw new OtherCart(CHECKED_OUT)
    const now = afterChanges(cart, [])
    if (now.total_items <= 0) throw new OtherCart(EMPTY_CART)
    if (said(now) !== said(seen)) throw new OtherCart(CHANGED)
    return await post<{ order_id: string; payment_url: string }>(`${CART}${cart.id}/checkout/`, {
      redirect_url: `${window.location.origin}/order-confirmation`,
      quantity: now.total_items,
    })
  })
