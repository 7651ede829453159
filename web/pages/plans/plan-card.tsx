import { money, type CatalogueItem } from '#domain/plans.ts'
import { Check } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const dollars = (cents: number) => `$${Number(money(cents)).toLocaleString('en-US')}`

/** A package or add-on: its price, what it was, what is in it. */
export function PlanCard({
  item,
  featured,
  busy,
  onAdd,
}: {
  item: CatalogueItem
  featured: boolean
  busy: boolean
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
      <Button look={featured ? 'primary' : 'second'} busy={busy} onClick={onAdd}>
        <span>
          Add <span className="sr">{item.name} </span>to cart
        </span>
      </Button>
    </article>
  )
}
