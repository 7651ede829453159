import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CATALOGUE, catalogueItem, type CatalogueItem } from '#domain/plans.ts'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addToCart, inCart, inCartNow, useCart } from '../../api/cart.ts'
import { useOrders } from '../../api/orders.ts'
import { usePendingRfe } from '../../api/pending-rfe.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { cartProblem } from '../cart/cart-problem.ts'
import { CreditsLeft } from '../dashboard/credits-left.tsx'
import { AboutEndeavors } from './about-endeavors.tsx'
import { AboutRfe } from './about-rfe.tsx'
import { Orders } from './orders.tsx'
import { PlanCard } from './plan-card.tsx'
import './plans.css'
import { translated } from '../../language/translated.ts'
import { LOCALE } from '../../language/locale.ts'

/** What leads a buyer here names what it is about, `/plans?chosen=3`: a kit of the public pages. */
const CHOSEN = 'chosen'

const of = (stage: CatalogueItem['stage']) => CATALOGUE.filter((item) => item.stage === stage)

export default function Plans() {
  usePageTitle(t`Plans & Billing`)
  const { pending: pendingRfe, loading } = usePendingRfe()
  const { data: cart } = useCart()
  const [busy, setBusy] = useState<number | null>(null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const hasBought = useOrders().data?.some(({ status }) => status === 'COMPLETED') === true
  const chosen = catalogueItem(Number(search.get(CHOSEN)))
  const add = async (item: CatalogueItem) => {
    setBusy(item.id)
    try {
      await addToCart(item.id)
      store('selectedPackage', item.name)
      const count = inCartNow(item.id)
      const [units, name] = [count.toLocaleString(LOCALE), translated(item.name)]
      toast({
        text: t`Item added to cart successfully`,
        ...(count > 1 && { why: t`${units} × ${name} in your cart` }),
        tone: 'done',
        action: { label: t`View Cart`, run: () => void navigate('/cart') },
      })
    } catch (error) {
      toast({ text: cartProblem(error), tone: 'error' })
    } finally {
      setBusy(null)
    }
  }
  const count = cart?.total_items ?? 0
  const card = (item: CatalogueItem) => (
    <PlanCard
      key={item.id}
      item={item}
      busy={busy === item.id}
      inCart={inCart(cart, item.id)}
      onAdd={() => void add(item)}
      featured={item.id === 1 && chosen === undefined}
      chosen={item === chosen}
      leads={item.id === (chosen?.id ?? 1) && count === 0}
    />
  )
  const units = count.toLocaleString(LOCALE)
  const stage = pendingRfe ? 'rfe' : 'initial'
  // What was chosen can be bought, also where the stage offers something else.
  const other = chosen && chosen.stage !== 'add-on' && chosen.stage !== stage ? [chosen] : []
  return (
    <div className="plans">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>
          <Trans>Plans &amp; Billing</Trans>
        </h1>
        <LinkButton to="/cart" icon={ShoppingCart} look={count > 0 ? 'primary' : 'second'}>
          {count > 0 ? t`View Cart (${units})` : t`View Cart`}
        </LinkButton>
      </header>
      <p className="lead">
        <Trans>
          Paid once. You see what is left before anything is used, and if a generation fails, its credit is back at
          once.
        </Trans>
      </p>
      {!pendingRfe && (
        <div className="grid gap-2">
          {!hasBought && <AboutEndeavors />}
          <AboutRfe />
        </div>
      )}
      <section aria-labelledby="packages">
        <h2 id="packages">{pendingRfe ? t`For your pending RFE` : t`Packages`}</h2>
        {loading ? (
          <Skeleton lines={[40, 25, 60, 60, 60]} />
        ) : (
          <div className="plan-cards">
            {[...other, ...of(stage)].map(card)}
            <article className="card card-pad plan">
              <h3>
                <Trans>Elite Package</Trans>
              </h3>
              <p className="plan-price">
                <Trans>Custom pricing</Trans>
              </p>
              <p className="small soft">
                <Trans>Several applicants, or needs of your own.</Trans>
              </p>
              <LinkButton to="/contact">
                <Trans>Contact Us</Trans>
              </LinkButton>
            </article>
          </div>
        )}
      </section>
      <section aria-labelledby="add-ons">
        <h2 id="add-ons">
          <Trans>Add-ons</Trans>
        </h2>
        <div className="plan-cards">{of('add-on').map(card)}</div>
      </section>
      <CreditsLeft />
      <Orders />
    </div>
  )
}
