import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { amountInWords } from '#domain/money.ts'
import { isPending, type Order } from '#domain/order.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { cancelOrder, orderEnded } from '../../api/orders.ts'
import { store } from '../../api/stored.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { moment } from '../../ui/moment.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'

/** The two things that can be done with an order that waits for its payment. */
export function PayOrCancel({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(false)
  const ask = (open: boolean) => {
    setProblem(false)
    setAsking(open)
  }
  const cancel = async () => {
    setBusy(true)
    setProblem(false)
    try {
      const { status } = await cancelOrder(order.order_id)
      if (isPending(status)) return setProblem(true)
      // Closed first: what lies behind an open dialog takes no focus.
      flushSync(() => ask(false))
      onEnd()
      toast(
        status === 'COMPLETED'
          ? {
              text: t`This order was paid meanwhile, so it was not cancelled.`,
              why: t`What you bought is in your account.`,
            }
          : {
              text: t`Order cancelled`,
              why: t`Nothing was charged. What was in it is in your cart again.`,
              tone: 'done',
            },
      )
      orderEnded()
    } catch {
      setProblem(true)
    } finally {
      setBusy(false)
    }
  }
  const at = moment(order.created_at)
  const which = (
    <span className="sr">
      {' '}
      <Trans>of {at}</Trans>
    </span>
  )
  return (
    <>
      {order.payment_url !== null && (
        <a className="btn btn-second btn-s" href={order.payment_url} onClick={() => store('orderId', order.order_id)}>
          <span>
            <Trans>Go on to payment{which}</Trans>
          </span>
        </a>
      )}
      <Button look="quiet" size="s" onClick={() => ask(true)}>
        <span>
          <Trans>Cancel order{which}</Trans>
        </span>
      </Button>
      <Dialog
        open={asking}
        title={t`Cancel this order?`}
        onClose={() => ask(false)}
        actions={
          <>
            <Button onClick={() => ask(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button look="danger" busy={busy} busyLabel={t`Cancelling...`} onClick={() => void cancel()}>
              <Trans>Cancel order</Trans>
            </Button>
          </>
        }
      >
        {problem && (
          <Notice tone="error">
            <Trans>The order could not be cancelled. Please try again.</Trans>
          </Notice>
        )}
        <p className="soft small">
          <Trans>
            It can then not be paid any more. Nothing has been charged, and what is in it,{' '}
            {amountInWords(order.total_price)} in all, goes back to your cart.
          </Trans>
        </p>
      </Dialog>
    </>
  )
}
