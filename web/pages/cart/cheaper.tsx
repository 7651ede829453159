import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CartLine } from '#domain/cart.ts'
import { priceInWords } from '#domain/money.ts'
import { catalogueItem, cheaperKit } from '#domain/plans.ts'
import { useState } from 'react'
import { takeCheaper } from '../../api/cart.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { cartProblem } from './cart-problem.ts'

/** Says of each package in the cart which kit with the same contents costs less, and changes to it by one press. */
export function Cheaper({ items, onChanged }: { items: readonly CartLine[]; onChanged: () => void }) {
  return items.map(({ item_id, quantity }) => (
    <Offer key={item_id} item_id={item_id} quantity={quantity} onChanged={onChanged} />
  ))
}

function Offer({ item_id, quantity, onChanged }: Pick<CartLine, 'item_id' | 'quantity'> & { onChanged: () => void }) {
  const [busy, setBusy] = useState(false)
  const item = catalogueItem(item_id)
  const kit = item && cheaperKit(item)
  if (kit === undefined) return null
  const [name, plan] = [translated(kit.name), translated(item?.name ?? '')]
  const saved = priceInWords(((item?.price_cents ?? 0) - kit.price_cents) * quantity)
  const change = async () => {
    setBusy(true)
    try {
      await takeCheaper(item_id)
      onChanged()
      toast({ text: t`Your cart now holds the ${name}`, tone: 'done' })
    } catch (error) {
      toast({ text: cartProblem(error), why: t`Your cart is as it was before.`, tone: 'error' })
      setBusy(false)
    }
  }
  return (
    <div className="mt-4">
      <Notice
        tone="info"
        action={
          <Button size="s" busy={busy} onClick={() => void change()}>
            <Trans>Take the {name} instead</Trans>
          </Button>
        }
      >
        <Trans>
          The {name} has the same contents as the {plan} and costs {saved} less.
        </Trans>
      </Notice>
    </div>
  )
}
