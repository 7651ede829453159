import { Trans } from '@lingui/react/macro'
import { amountInWords } from '#domain/money.ts'
import { isPending, orderWords, type Order } from '#domain/order.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useOrders } from '../../api/orders.ts'
import { usePendingRfe } from '../../api/pending-rfe.ts'
import { useUsage } from '../../api/usage.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { holdInView } from '../../ui/hold-in-view.ts'
import { moment } from '../../ui/moment.ts'
import { PayOrCancel } from '../order/pay-or-cancel.tsx'
import { ReceiptLink } from '../order/receipt-link.tsx'
import { translated } from '../../language/translated.ts'
import { boughtWords } from '../order/bought-words.ts'

/** What one has ordered, the newest first. A mail leads here, `/plans#orders`, also before any of it has arrived. */
export function Orders() {
  const { data, isError, refetch } = useOrders()
  const title = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  // What stands above moves it until it is known too.
  const above = [useUsage().isPending, usePendingRfe().loading]
  const settled = !above.includes(true) && (isError || data !== undefined)
  useEffect(() => {
    if (!settled || hash !== '#orders' || title.current === null) return
    title.current.focus({ preventScroll: true })
    // The cart, type and banners may come later still.
    return holdInView(title.current)
  }, [settled, hash, key])

  if (!isError && (data === undefined || data.length === 0)) return null
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" ref={title} tabIndex={-1}>
        <Trans>Orders</Trans>
      </h2>
      {data === undefined ? (
        <p className="small soft">
          <Trans>Your orders could not be looked up. </Trans>
          <Button look="link" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        <ul className="orders">
          {data.map((order) => (
            <OrderRow key={order.order_id} order={order} onEnd={() => title.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  )
}

function toneOf({ status, refunded }: Order): 'done' | 'gap' | 'error' | 'line' {
  if (isPending(status)) return 'gap'
  if (status === 'FAILED') return 'error'
  return status === 'COMPLETED' && Number(refunded) === 0 ? 'done' : 'line'
}

function OrderRow({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const [at, number] = [moment(order.created_at), order.order_id.slice(0, 8)]
  return (
    <li className="order">
      <div className="min-w-0">
        <p className="order-lines">{boughtWords(order.items)}</p>
        <p className="tiny quiet">
          <Trans>
            {at}. <span className="whitespace-nowrap">Order {number}</span>
          </Trans>
        </p>
      </div>
      <p className="order-state">
        <Badge tone={toneOf(order)}>{translated(orderWords(order))}</Badge>
      </p>
      <p className="order-total num">
        <span className="sr">
          <Trans>Total</Trans>{' '}
        </span>
        {amountInWords(order.total_price)}
      </p>
      <div className="order-ways">
        <ReceiptLink order={order} small />
        {isPending(order.status) && <PayOrCancel order={order} onEnd={onEnd} />}
      </div>
    </li>
  )
}
