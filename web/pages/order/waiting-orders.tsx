import { Trans } from '@lingui/react/macro'
import { linesInWords } from '#domain/order.ts'
import { useWaitingOrders } from '../../api/orders.ts'
import { moment } from '../../ui/moment.ts'
import { Notice } from '../../ui/notice.tsx'
import { PayOrCancel } from './pay-or-cancel.tsx'

/** Orders that took their cart with them and wait: where they are told, nobody wonders where the cart went. */
export function WaitingOrders({ onEnd }: { onEnd: () => void }) {
  return useWaitingOrders().map((order) => (
    <Notice key={order.order_id} tone="gap">
      <p>
        <Trans>
          Your order of {moment(order.created_at)} waits for its payment: {linesInWords(order.items)},{' '}
          <b>${order.total_price}</b>.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2 mt-2">
        <PayOrCancel order={order} onEnd={onEnd} />
      </div>
    </Notice>
  ))
}
