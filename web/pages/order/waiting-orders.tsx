import { Trans } from '@lingui/react/macro'
import { amountInWords } from '#domain/money.ts'
import type { Order } from '#domain/order.ts'
import { useWaitingOrders } from '../../api/orders.ts'
import { moment } from '../../ui/moment.ts'
import { Notice } from '../../ui/notice.tsx'
import { PayOrCancel } from './pay-or-cancel.tsx'
import { boughtWords } from './bought-words.ts'

/** Orders that took their cart with them and wait: where they are told, nobody wonders where the cart went. */
export function WaitingOrders({ onEnd }: { onEnd: () => void }) {
  return useWaitingOrders().map((order) => <WaitingOrder key={order.order_id} order={order} onEnd={onEnd} />)
}

function WaitingOrder({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const [at, bought] = [moment(order.created_at), boughtWords(order.items)]
  return (
    <Notice tone="gap">
      <p>
        <Trans>
          Your order of {at} waits for its payment: {bought}, <b>{amountInWords(order.total_price)}</b>.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2 mt-2">
        <PayOrCancel order={order} onEnd={onEnd} />
      </div>
    </Notice>
  )
}
