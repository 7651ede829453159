import { EMPTY_CART, type CartLine } from '#domain/cart.ts'
import { CATALOGUE } from '#domain/plans.ts'
import { Minus, Plus, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { changeCart, checkout, useCart, type OpenCart } from '../../api/commerce.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import './cart-page.css'

const isCounted = (line: CartLine) => Number(line.price) > 0 && line.quantity > 0

export default function CartPage() {
  usePageTitle('Cart')
  const { data, isError, refetch } = useCart()
  const lines = data?.items.filter(isCounted) ?? []
  return (
    <div className="work-narrow">
      <h1>Cart</h1>
      {isError ? (
        <ErrorState title="Error fetching cart" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton />
      ) : lines.length === 0 ? (
        <EmptyState
          icon={ShoppingCart}
          title="Your cart is empty"
          action={
            <LinkButton to="/plans" look="primary">
              Return to Plans
            </LinkButton>
          }
        >
          Packages and add-ons that you choose wait here until you pay. Nothing is charged before that.
        </EmptyState>
      ) : (
        <Lines cart={{ ...data, items: lines }} />
      )}
    </div>
  )
}

function Lines({ cart }: { cart: OpenCart }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (line: CartLine, quantity: number, said?: string) => {
    try {
      await changeCart(cart.id, line.item_id, quantity)
      if (said !== undefined) toast(said)
    } catch (error) {
      toast({ text: `Error adding item to cart, error: ${saysOf(error, 'no answer')}`, tone: 'error' })
    }
  }
  const pay = async () => {
    if (cart.total_items <= 0) return setProblem(EMPTY_CART)
    setBusy(true)
    setProblem(null)
    try {
      const order = await checkout(cart)
      store('orderId', order.order_id)
      window.location.assign(order.payment_url)
    } catch (error) {
      setProblem(saysOf(error, 'There was an error processing your checkout. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div>
        {cart.items.map((line) => (
          <Line
            key={line.item_id}
            line={line}
            onChange={(quantity) => void change(line, quantity)}
            onRemove={() => void change(line, -line.quantity, 'Item removed from cart')}
          />
        ))}
        <div className="cart-total flex flex-wrap items-center justify-between gap-3">
          <p>
            <span className="soft">
              {cart.total_items} {cart.total_items === 1 ? 'item' : 'items'}
            </span>{' '}
            <b className="figure">${cart.total_price}</b>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <LinkButton to="/plans">Back to Plans</LinkButton>
            <Button look="primary" busy={busy} busyLabel="Processing..." onClick={() => void pay()}>
              Proceed to Checkout
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

function Line({
  line,
  onChange,
  onRemove,
}: {
  line: CartLine
  onChange: (quantity: number) => void
  onRemove: () => void
}) {
  const features = CATALOGUE.find((item) => item.id === line.item_id)?.features ?? []
  return (
    <div className="cart">
      <div>
        <p className="cart-name">{line.item_name}</p>
        <p className="tiny quiet">
          {features.join(', ')}. ${line.price} each.
        </p>
      </div>
      <div className="qty" role="group" aria-label={`Quantity of ${line.item_name}`}>
        <button type="button" aria-label="One less" disabled={line.quantity <= 1} onClick={() => onChange(-1)}>
          <Icon of={Minus} size="s" />
        </button>
        <output>{line.quantity}</output>
        <button type="button" aria-label="One more" onClick={() => onChange(1)}>
          <Icon of={Plus} size="s" />
        </button>
      </div>
      <span className="num cart-price">${line.total_price}</span>
      <Button look="quiet" size="s" onClick={onRemove} aria-label={`Remove ${line.item_name}`}>
        Remove
      </Button>
    </div>
  )
}
