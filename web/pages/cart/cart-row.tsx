import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { MAX_QUANTITY, TOO_MANY, type CartLine } from '#domain/cart.ts'
import { amountInWords } from '#domain/money.ts'
import { catalogueItem, grantedWords } from '#domain/plans.ts'
import { Minus, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { translated } from '../../language/translated.ts'
import { listed } from '../../language/lists.ts'
import { LOCALE } from '../../language/locale.ts'

/** An item of the cart: what one of it holds and costs, how many, and what they cost together. */
export function CartRow({
  line: { item_id, item_name, price, quantity, total_price },
  onChange,
  onRemove,
}: {
  line: CartLine
  onChange: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const plus = useRef<HTMLButtonElement>(null)
  const reason = useId()
  const full = quantity >= MAX_QUANTITY
  const takeOne = () => {
    // At one it cannot be pressed any more, and would lose the keyboard's place.
    if (quantity <= 2) plus.current?.focus()
    onChange(-1)
  }
  const holds = grantedWords(catalogueItem(item_id)?.grants ?? {}).map(translated)
  const [name, each] = [translated(item_name), amountInWords(price)]
  return (
    <li className="cart">
      <div className="min-w-0">
        <p className="cart-name">{name}</p>
        {holds.length > 0 && <p className="tiny quiet">{listed(holds)}</p>}
        <p className="tiny quiet">
          <Trans>{each} each</Trans>
        </p>
      </div>
      <div className="cart-count">
        <div className="qty" role="group" aria-label={t`Quantity of ${name}`}>
          <button type="button" aria-label={t`One less`} disabled={quantity <= 1} onClick={takeOne}>
            <Icon of={Minus} size="s" />
          </button>
          <output>{quantity.toLocaleString(LOCALE)}</output>
          <button
            ref={plus}
            type="button"
            aria-label={t`One more`}
            aria-disabled={full || undefined}
            aria-describedby={full ? reason : undefined}
            onClick={() => !full && onChange(1)}
          >
            <Icon of={Plus} size="s" />
          </button>
        </div>
        {full && (
          <p id={reason} className="tiny soft">
            {translated(TOO_MANY)}
          </p>
        )}
      </div>
      <span className="num cart-price">{amountInWords(total_price)}</span>
      <Button look="quiet" size="s" onClick={onRemove} aria-label={t`Remove ${name}`}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}
