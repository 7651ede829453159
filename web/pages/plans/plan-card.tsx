import type { CatalogueItem } from '#domain/plans.ts'
import { Check, ShoppingCart } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { dollars } from '../../ui/dollars.ts'
import { Icon } from '../../ui/icon.tsx'

/** A package or add-on: its price, what it was, what is in it, and whether it waits in the cart. */
export function PlanCard({
  item,
  featured,
  busy,
  inCart,
  onAdd,
}: {
  item: CatalogueItem
  featured: boolean
  busy: boolean
  inCart: number
  onAdd: () => void
}) {
  return (
    <article className={featured ? 'card card-pad plan best' : 'card card-pad plan'}>
      {featured && <Badge tone="solid">Most Popular</Badge>}
      <h3>{item.name}</h3>
      <p className="plan-price">
        {dollars(item.price_cents)}
        {item.was_cents !== undefined && (
          <s className="was">
            <span className="sr">was </span>
            {dollars(item.was_cents)}
          </s>
        )}
      </p>
      <ul>
        {item.features.map((feature) => (
          <li key={feature}>
            <Icon of={Check} size="s" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="plan-foot">
        {inCart > 0 && (
          <p className="in-cart">
            <Icon of={ShoppingCart} size="s" />
            In your cart: {inCart.toLocaleString('en-US')}
          </p>
        )}
        <Button look={featured ? 'primary' : 'second'} busy={busy} onClick={onAdd}>
          <span>
            Add <span className="sr">{item.name} </span>to cart
          </span>
        </Button>
      </div>
    </article>
  )
}
