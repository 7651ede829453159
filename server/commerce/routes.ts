import { z } from 'zod'
import { cartChange, checkoutRequest } from '#domain/cart.ts'
import { AppError } from '#domain/errors.ts'
import { CATALOGUE, money } from '#domain/plans.ts'
import type { App } from '../http/app.ts'
import { uuidParams } from '../http/ids.ts'
import { sitesOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { cartLines, findCart, openCart, presentCart } from './cart-store.ts'
import { changeCart } from './change-cart.ts'
import { checkOut, endLostDrafts } from './checkout.ts'
import { usageOf } from './credits.ts'
import { findOrder } from './order-store.ts'
import { receiveEvent } from './receive-event.ts'
import { readRedirect } from './redirect.ts'

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
    const id = await parts.db.transaction().execute(async (trx) => {
      await endLostDrafts(trx, request.user.id, parts.clock.now())
      return openCart(trx, request.user.id)
    })
    return reply.code(201).send({ id })
  })

  app.get('/api/payments/cart/:cartId/items/', { schema: { params: ofCart } }, async (request) => {
    await findCart(parts.db, request.user.id, request.params.cartId)
    return presentCart(await cartLines(parts.db, request.params.cartId))
  })

  app.post(
    '/api/payments/cart/:cartId/items/',
    { schema: { params: ofCart, body: cartChange } },
    async (request, reply) => {
      const { cartId } = request.params
      await changeCart(parts.db, request.user.id, cartId, request.body)
      return reply.code(request.body.quantity > 0 ? 201 : 200).send(presentCart(await cartLines(parts.db, cartId)))
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

  app.post(
    '/api/payments/cart/:cartId/checkout/',
    { schema: { params: ofCart, body: checkoutRequest } },
    async (request, reply) => {
      const sites = sitesOf(parts.config, request)
      const redirect_url = readRedirect(request.body.redirect_url, sites)
      const order = await checkOut(parts, request.user.id, request.params.cartId, { redirect_url, site: sites[0] })
      return reply.code(201).send(order)
    },
  )

  app.get('/api/payments/order/:orderId/status/', { schema: { params: ofOrder } }, async (request) => {
    const { id, status } = await findOrder(parts.db, request.user.id, request.params.orderId)
    return { order_id: id, status }
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
