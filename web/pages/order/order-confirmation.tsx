import type { OrderStatus } from '#domain/order.ts'
import { GIVE_UP_AFTER_MS, POLL_EVERY_MS } from '#domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { orderStatus } from '../../api/commerce.ts'
import { queryClient } from '../../api/query-client.ts'
import { saysOf } from '../../api/api-error.ts'
import { stored } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import '../cart/cart-page.css'

const isOpen = (status: OrderStatus | undefined) => status === undefined || status === 'OPEN' || status === 'DRAFT'
const STATUS_ERROR = 'There is an error when processing your order, please contact support'

export default function OrderConfirmation() {
  usePageTitle('Order')
  const [search] = useSearchParams()
  const id = search.get('order_id') ?? stored('orderId') ?? ''
  const [timedOut, setTimedOut] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['order', id],
    staleTime: 0,
    enabled: !timedOut,
    queryFn: () => orderStatus(id),
    refetchInterval: ({ state }) =>
      state.error !== null || !isOpen(state.data?.status) || timedOut ? false : POLL_EVERY_MS,
  })
  const status = data?.status
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), GIVE_UP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isOpen(status)) return
    for (const key of ['cart', 'usage', 'endeavors']) void queryClient.invalidateQueries({ queryKey: [key] })
  }, [status])

  return (
    <div className="work-narrow" role="status">
      <h1 className="sr">Order</h1>
      {error !== null ? (
        <State icon={CircleAlert} title={saysOf(error, STATUS_ERROR)} action={toHelp} />
      ) : timedOut && isOpen(status) ? (
        <State icon={Hourglass} title="Payment processing timed out. Please contact support." action={toHelp} />
      ) : status === undefined ? (
        <State icon={Hourglass} title="Processing">
          We are asking how your order stands.
        </State>
      ) : (
        <Answer status={status} />
      )}
    </div>
  )
}

const toPlans = (
  <LinkButton to="/plans" look="primary">
    Return to Plans
  </LinkButton>
)
const toHelp = (
  <div className="flex flex-wrap justify-center gap-3">
    <LinkButton to="/contact">Contact</LinkButton>
    {toPlans}
  </div>
)
const paid = (
  <div className="flex flex-wrap justify-center gap-3">
    <LinkButton to="/dashboard">Go on with your application</LinkButton>
    {toPlans}
  </div>
)

function Answer({ status }: { status: OrderStatus }) {
  const toCart = (
    <LinkButton to="/cart" look="primary">
      Return to Cart
    </LinkButton>
  )
  switch (status) {
    case 'COMPLETED':
      return (
        <State icon={CircleCheck} title="Payment Successful" action={paid}>
          Your credits are there, and every proposed endeavor is unlocked.
        </State>
      )
    case 'FAILED':
      return (
        <State icon={CircleX} title="Payment Failed" action={toCart}>
          Nothing was charged. Your cart is as you left it.
        </State>
      )
    case 'CANCELED':
      return (
        <State icon={CircleX} title="Payment Cancelled" action={toCart}>
          Nothing was charged. Your cart is as you left it.
        </State>
      )
    case 'OPEN':
    case 'DRAFT':
      return (
        <State icon={Hourglass} title="Payment Processing">
          Please do not close or refresh this page.
        </State>
      )
    default:
      return <State icon={CircleAlert} title={`Order Status: ${String(status)}`} action={toPlans} />
  }
}

const State = (props: { icon: LucideIcon; title: string; action?: ReactNode; children?: ReactNode }) => (
  <EmptyState {...props}>{props.children}</EmptyState>
)
