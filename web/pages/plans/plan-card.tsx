import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { priceInWords } from '#domain/money.ts'
import type { CatalogueItem } from '#domain/plans.ts'
import { Check, ShoppingCart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { holdInView } from '../../ui/hold-in-view.ts'
import { Icon } from '../../ui/icon.tsx'
import { translated } from '../../language/translated.ts'
import { LOCALE } from '../../language/locale.ts'

/** A package or add-on: its price, what it was, what is in it, and whether it waits in the cart. */
export function PlanCard({
  item,
  featured,
  chosen,
  leads,
  busy,
  inCart,
  onAdd,
}: {
  item: CatalogueItem
  featured: boolean
  /** True of what was chosen before one came here: it is marked and brought into view. */
  chosen: boolean
  /** True where taking it is what most people do next. */
  leads: boolean
  busy: boolean
  inCart: number
  onAdd: () => void
}) {
  const name = translated(item.name)
  const count = inCart.toLocaleString(LOCALE)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!chosen) return
    let letGo: (() => void) | undefined
    // The page that was come to takes the focus first.
    const frame = requestAnimationFrame(() => {
      if (card.current === null) return
      card.current.focus({ preventScroll: true })
      letGo = holdInView(card.current)
    })
    return () => {
      cancelAnimationFrame(frame)
      letGo?.()
    }
  }, [chosen])
  return (
    <article
      ref={card}
      className={featured || chosen ? 'card card-pad plan best' : 'card card-pad plan'}
      {...(chosen && { tabIndex: -1, 'aria-label': t`What you chose: ${name}` })}
    >
      {(featured || chosen) && (
        <Badge tone="solid">{chosen ? <Trans>What you chose</Trans> : <Trans>Most Popular</Trans>}</Badge>
      )}
      <h3>{name}</h3>
      <p className="plan-price">
        {priceInWords(item.price_cents)}
        {item.was_cents !== undefined && (
          <s className="was">
            <span className="sr">
              <Trans>was</Trans>{' '}
            </span>
            {priceInWords(item.was_cents)}
          </s>
        )}
      </p>
      <ul>
        {item.features.map((feature) => (
          <li key={feature}>
            <Icon of={Check} size="s" />
            {translated(feature)}
          </li>
        ))}
      </ul>
      <div className="plan-foot">
        {inCart > 0 && (
          <p className="in-cart">
            <Icon of={ShoppingCart} size="s" />
            <Trans>In your cart: {count}</Trans>
          </p>
        )}
        <Button look={leads ? 'primary' : 'second'} busy={busy} onClick={onAdd}>
          <span>
            <Trans>
              Add <span className="sr">{name} </span>to cart
            </Trans>
          </span>
        </Button>
      </div>
    </article>
  )
}
