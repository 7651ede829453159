import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { amountInWords } from '#domain/money.ts'
import { ownPath } from '#domain/own-path.ts'
import { grantedWords } from '#domain/plans.ts'
import { isPending, isUuidV4, type Order } from '#domain/order.ts'
import { GIVE_UP_AFTER_MS, POLL_EVERY_MS } from '#domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleX, Hourglass, ReceiptText, RotateCw, type LucideIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { cancelOrder, orderEnded, orderStatus, useOrders } from '../../api/orders.ts'
import { queryClient } from '../../api/query-client.ts'
import { store, stored } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import '../cart/cart-page.css'
import { isUndecided, orderState, type OrderState } from './order-state.ts'
import { PayOrCancel } from './pay-or-cancel.tsx'
import { ReceiptLink } from './receipt-link.tsx'
import { translated } from '../../language/translated.ts'
import { LOCALE } from '../../language/locale.ts'

const LOOKS: Record<OrderState['look'], LucideIcon> = {
  none: ReceiptText,
  wait: Hourglass,
  done: CircleCheck,
  unpaid: CircleX,
  problem: CircleAlert,
}

export default function OrderConfirmation() {
  usePageTitle(t`Order`)
  const [search] = useSearchParams()
  const id = search.get('order_id') || stored('orderId') || ''
  return (
    <div className="work-narrow">
      <h1 className="sr">
        <Trans>Order</Trans>
      </h1>
      <Standing key={id} id={id} canceled={search.get('canceled') === '1'} />
    </div>
  )
}

/** How an order stands, asked every two seconds until it is decided. `canceled`: the payment page was left without paying. */
function Standing({ id, canceled }: { id: string; canceled: boolean }) {
  const [round, setRound] = useState(0)
  const [gaveUp, setGaveUp] = useState<number | null>(null)
  const timedOut = gaveUp === round
  const queryKey = ['order', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    staleTime: 0,
    enabled: isUuidV4(id) && !timedOut,
    queryFn: () => (canceled && queryClient.getQueryData(queryKey) === undefined ? cancelOrder(id) : orderStatus(id)),
    refetchInterval: ({ state }) => (state.error === null && isUndecided(state.data?.status) ? POLL_EVERY_MS : false),
  })
  const status = data?.status
  useEffect(() => {
    const timer = setTimeout(() => setGaveUp(round), GIVE_UP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [round])
  useEffect(() => {
    if (!isUndecided(status)) orderEnded()
  }, [status])
  const order = useOrders().data?.find(({ order_id }) => order_id === id)
  const askAgain = () => {
    setRound(round + 1)
    void refetch()
  }

  const state = orderState({ id, status, error, timedOut })
  return (
    <div role="status">
      <EmptyState
        icon={LOOKS[state.look]}
        title={state.title}
        action={<Ways {...{ state, order, askAgain, refetch }} />}
      >
        {state.look === 'done' && order ? whatOneGot(order) : state.text}
      </EmptyState>
    </div>
  )
}

const inWords = new Intl.ListFormat(LOCALE, { type: 'conjunction' })

/** What the order brought, from the order itself. */
function whatOneGot(order: Order): string {
  const [refunded, total] = [amountInWords(order.refunded), amountInWords(order.total_price)]
  if (Number(order.refunded) > 0) return t`Refunded ${refunded} of ${total}.`
  const granted = inWords.format(grantedWords(order.grants).map(translated))
  return t`You paid ${total} and have ${granted} to use. Every proposed endeavor is unlocked.`
}

function Ways({
  state: { way, look },
  order,
  askAgain,
  refetch,
}: {
  state: OrderState
  order: Order | undefined
  askAgain: () => void
  refetch: () => Promise<unknown>
}) {
  const row = (children: ReactNode) => <div className="flex flex-wrap justify-center gap-3">{children}</div>
  const toNews = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    void refetch()
  }
  const toPlans = (
    <LinkButton to="/plans" look={way === 'again' || look === 'done' ? 'second' : 'primary'}>
      <Trans>Return to Plans</Trans>
    </LinkButton>
  )
  if (way === 'wait') return order && isPending(order.status) ? row(<PayOrCancel order={order} onEnd={toNews} />) : null
  if (way === 'cart')
    return (
      <LinkButton to="/cart" look="primary">
        <Trans>Return to Cart</Trans>
      </LinkButton>
    )
  if (way === 'again')
    return row(
      <>
        <LinkButton to="/contact">
          <Trans context="page">Contact</Trans>
        </LinkButton>
        {toPlans}
        <Button look="primary" icon={RotateCw} onClick={askAgain}>
          <Trans>Ask again</Trans>
        </Button>
      </>,
    )
  return row(
    <>
      {look === 'done' && order && <ReceiptLink order={order} />}
      {toPlans}
      {look === 'done' && (
        <LinkButton
          to={ownPath(stored('boughtFor')) ?? '/dashboard'}
          look="primary"
          onClick={() => store('boughtFor', null)}
        >
          <Trans>Go on with your application</Trans>
        </LinkButton>
      )}
    </>,
  )
}
