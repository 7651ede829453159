import { z } from 'zod'
import { cartChange, checkoutRequest, kitChange } from '#domain/cart.ts'
import { AppError } from '#domain/errors.ts'
import { CATALOGUE, money } from '#domain/plans.ts'
import type { App } from '../http/app.ts'
import { uuidParams } from '../http/ids.ts'
import { sitesOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { cartLines, findCart, presentLines } from './cart-store.ts'
import { changeCart } from './change-cart.ts'
import { checkOut } from './checkout.ts'
import { usageOf } from './credits.ts'
import { findOrder, listOrders, type OrderRow, presentOrder } from './order-store.ts'
import { ownCart } from './own-cart.ts'
import { sendReceipt } from './receipt.ts'
import { cancelOrder, settleOrder } from './settle.ts'
import { takeCheaperKit } from './take-cheaper-kit.ts'
import { receiveEvent } from './receive-event.ts'
import { readRedirect } from './redirect.ts'

const statusOf = ({ id, status }: OrderRow) => ({ order_id: id, status })

const ofCart = uuidParams('cartId')
const ofOrder = z.object({ orderId: z.string() })
const ofProvider = z.object({ provider: z.string() })

export function commerceRoutes(app: App, parts: Parts): void {
  app.get('/api/payments/usage/', (request) => usageOf(parts.db, request.user.id))

  app.get('/api/payments/items/', () => ({
    count: CATALOGUE.length,
    results: CATALOGUE.map(({ id, name, price_cents }) => ({ id, name, price: money(price_cents) })),
  }))

  app.post('/api/payments/cart/', async (request, reply) => {
    return reply.code(201).send({ id: await ownCart(parts, request.user.id) })
  })

  app.get('/api/payments/cart/:cartId/items/', { schema: { params: ofCart } }, async (request) => {
    await findCart(parts.db, request.user.id, request.params.cartId)
    return presentLines(await cartLines(parts.db, request.params.cartId))
  })

  app.post(
    '/api/payments/cart/:cartId/items/',
    { schema: { params: ofCart, body: cartChange } },
    async (request, reply) => {
      const { cartId } = request.params
      await changeCart(parts.db, request.user.id, cartId, request.body)
      return reply.code(request.body.quantity > 0 ? 201 : 200).send(presentLines(await cartLines(parts.db, cartId)))
    },
  )

  app.delete(
    '/api/payments/cart/:cartId/items/',
    { schema: { params: ofCart, body: cartChange } },
    async (request, reply) => {
      const { item_id, quantity } = request.body
      await changeCart(parts.db, request.user.id, request.params.cartId, { item_id, quantity: -Math.abs(quantity) })
      return reply.code(204).send()
    },
  )

  app.post('/api/payments/cart/:cartId/cheaper/', { schema: { params: ofCart, body: kitChange } }, async (request) => {
    const { cartId } = request.params
    await takeCheaperKit(parts.db, request.user.id, cartId, request.body.item_id)
    return presentLines(await cartLines(parts.db, cartId))
  })

  app.post(
    '/api/payments/cart/:cartId/checkout/',
    { schema: { params: ofCart, body: checkoutRequest } },
    async (request, reply) => {
      const sites = sitesOf(parts.config, request)
      const redirect_url = readRedirect(request.body.redirect_url, sites)
      const order = await checkOut(parts, request.user, request.params.cartId, { redirect_url, site: sites[0] })
      return reply.code(201).send(order)
    },
  )

  app.get('/api/payments/order/:orderId/status/', { schema: { params: ofOrder } }, async (request) => {
    const { user, params } = request
    const order = await findOrder(parts.db, user.id, params.orderId)
    if (order.status === 'OPEN') await settleOrder(parts, order)
    return statusOf(await findOrder(parts.db, user.id, params.orderId))
  })

  app.post('/api/payments/order/:orderId/cancel/', { schema: { params: ofOrder } }, async (request) =>
    statusOf(await cancelOrder(parts, request.user.id, request.params.orderId)),
  )

  app.get('/api/payments/order/:orderId/receipt/', { schema: { params: ofOrder } }, async (request, reply) => {
    const order = await findOrder(parts.db, request.user.id, request.params.orderId)
    return sendReceipt(reply, order, request.user)
  })

  app.get('/api/payments/orders/', async (request) => {
    const rows = await listOrders(parts.db, request.user.id)
    // With a provider that is no longer in use nothing can be paid.
    const results = rows.map((row) =>
      presentOrder(row.provider === parts.payments.provider ? row : { ...row, payment_url: null }),
    )
    return { count: results.length, results }
  })

  app.post(
    '/api/payments/webhooks/:provider/',
    { schema: { params: ofProvider }, config: { rawBody: true } },
    async (request, reply) => {
      if (request.params.provider !== parts.payments.provider) throw new AppError('not_found', 'Not found')
      await receiveEvent(parts, request.rawBody ?? Buffer.alloc(0), request.headers)
      return reply.send({ received: true })
    },
  )
}
