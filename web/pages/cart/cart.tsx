import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { amountInWords } from '#domain/money.ts'
import { grantedWords } from '#domain/plans.ts'
import { ShoppingCart } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CHECKED_OUT, changeCart, checkout, reloadCart, useCart, type OpenCart } from '../../api/cart.ts'
import { grantsOfCart, type CartChange } from '../../api/cart-change.ts'
import { reloadOrders } from '../../api/orders.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { WaitingOrders } from '../order/waiting-orders.tsx'
import { CartRow } from './cart-row.tsx'
import { Cheaper } from './cheaper.tsx'
import { cartProblem, checkoutProblem } from './cart-problem.ts'
import './cart-page.css'
import { translated } from '../../language/translated.ts'
import { listed } from '../../language/lists.ts'
import { LOCALE } from '../../language/locale.ts'

const lookAnew = () => {
  void reloadCart()
  void reloadOrders()
}

export default function CartPage() {
  usePageTitle(t`Cart`)
  const { data: cart, isError, refetch } = useCart()
  const [problem, setProblem] = useState<string | null>(null)
  const [paying, setPaying] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // What was pressed goes away with its line; the focus then stands above what is left.
  const toTitle = () => title.current?.focus()
  useEffect(() => {
    // The browser's way back from the payment page may show this one as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setPaying(false)
      lookAnew()
    }
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [])

  const change = async (what: CartChange) => {
    setProblem(null)
    try {
      await changeCart(what)
      return true
    } catch (error) {
      const text = cartProblem(error)
      if (text === CHECKED_OUT) {
        setProblem(text)
        lookAnew()
      } else toast({ text, why: t`Your cart is as it was before.`, tone: 'error' })
      return false
    }
  }
  const remove = async (what: CartChange) => {
    toTitle()
    if (await change(what)) toast(t`Item removed from cart`)
  }
  const pay = async (seen: OpenCart) => {
    setPaying(true)
    setProblem(null)
    try {
      const order = await checkout(seen)
      store('orderId', order.order_id)
      window.location.assign(order.payment_url)
    } catch (error) {
      setProblem(checkoutProblem(error))
      setPaying(false)
      lookAnew()
    }
  }
  return (
    <div className="work-narrow">
      <h1 ref={title} tabIndex={-1}>
        <Trans>Cart</Trans>
      </h1>
      {problem !== null && (
        <Notice tone="error" onDismiss={() => setProblem(null)}>
          {problem}
        </Notice>
      )}
      <WaitingOrders onEnd={toTitle} />
      {cart === undefined ? (
        isError ? (
          <ErrorState title={t`Error fetching cart`} onRetry={() => void refetch()}>
            <Trans>The server did not answer. What is in your cart is kept there.</Trans>
          </ErrorState>
        ) : (
          <Skeleton />
        )
      ) : cart.items.length === 0 ? (
        <EmptyState
          icon={ShoppingCart}
          title={t`Your cart is empty`}
          action={
            <LinkButton to="/plans" look="primary">
              <Trans>Return to Plans</Trans>
            </LinkButton>
          }
        >
          <Trans>Packages and add-ons that you choose wait here until you pay. Nothing is charged before that.</Trans>
        </EmptyState>
      ) : (
        <div>
          <ul>
            {cart.items.map((line) => (
              <CartRow
                key={line.item_id}
                line={line}
                onChange={(by) => void change({ item_id: line.item_id, by })}
                onRemove={() => void remove({ item_id: line.item_id, by: -line.quantity })}
              />
            ))}
          </ul>
          <Cheaper items={cart.items} onChanged={toTitle} />
          <Sum cart={cart} paying={paying} onPay={() => void pay(cart)} />
        </div>
      )}
    </div>
  )
}

function Sum({ cart, paying, onPay }: { cart: OpenCart; paying: boolean; onPay: () => void }) {
  return (
    <div className="cart-sum">
      <dl>
        <div>
          <dt>
            <Trans>What you get in all</Trans>
          </dt>
          <dd>{listed(grantedWords(grantsOfCart(cart)).map(translated))}</dd>
        </div>
        <div>
          <dt>
            <Trans>Total items</Trans>
          </dt>
          <dd className="num">{cart.total_items.toLocaleString(LOCALE)}</dd>
        </div>
        <div className="cart-total">
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className="figure">{amountInWords(cart.total_price)}</dd>
        </div>
      </dl>
      <p className="tiny quiet">
        <Trans>Paid once, in US dollars. Nothing is charged before you confirm it on the payment page.</Trans>
      </p>
      <div className="cart-ways">
        <LinkButton to="/plans">
          <Trans>Back to Plans</Trans>
        </LinkButton>
        <Button look="primary" busy={paying} busyLabel={t`Processing...`} onClick={onPay}>
          <Trans>Proceed to Checkout</Trans>
        </Button>
      </div>
    </div>
  )
}
