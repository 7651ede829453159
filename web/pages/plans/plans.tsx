import { CATALOGUE, type CatalogueItem } from '#domain/plans.ts'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { addToCart, useCart } from '../../api/commerce.ts'
import { usePendingRfe } from '../../api/pending-rfe.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { CreditsLeft } from '../dashboard/credits-left.tsx'
import { PlanCard } from './plan-card.tsx'
import './plans.css'

const of = (stage: CatalogueItem['stage']) => CATALOGUE.filter((item) => item.stage === stage)

export default function Plans() {
  usePageTitle('Plans & Billing')
  const { pending: pendingRfe } = usePendingRfe()
  const { data: cart } = useCart()
  const [busy, setBusy] = useState<number | null>(null)
  const add = async (item: CatalogueItem) => {
    setBusy(item.id)
    try {
      await addToCart(item.id)
      store('selectedPackage', item.name)
      toast('Item added to cart successfully')
    } catch (error) {
      const detail = saysOf(error, '')
      const text = detail === '' ? 'Failed to add item to cart' : `Error adding item to cart, error: ${detail}`
      toast({ text, tone: 'error' })
    } finally {
      setBusy(null)
    }
  }
  const card = (item: CatalogueItem) => (
    <PlanCard
      key={item.id}
      item={item}
      busy={busy === item.id}
      onAdd={() => void add(item)}
      featured={item.id === 1 && !pendingRfe}
    />
  )
  const count = cart?.total_items ?? 0
  return (
    <div className="plans">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>Plans &amp; Billing</h1>
        <LinkButton to="/cart" icon={ShoppingCart}>
          View Cart{count > 0 && ` (${count})`}
        </LinkButton>
      </header>
      <p className="lead">
        Paid once. You see what is left before anything is used, and if a generation fails, its credit is back at once.
      </p>
      <section aria-labelledby="packages">
        <h2 id="packages">{pendingRfe ? 'For your pending RFE' : 'Packages'}</h2>
        <div className="plan-cards">
          {of(pendingRfe ? 'rfe' : 'initial').map(card)}
          <article className="card card-pad plan">
            <h3>Elite Package</h3>
            <p className="plan-price">Custom pricing</p>
            <p className="small soft">Several applicants, or needs of your own.</p>
            <LinkButton to="/contact">Contact Us</LinkButton>
          </article>
        </div>
      </section>
      <section aria-labelledby="add-ons">
        <h2 id="add-ons">Add-ons</h2>
        <div className="plan-cards">{of('add-on').map(card)}</div>
      </section>
      <CreditsLeft />
    </div>
  )
}
