import { Trans } from '@lingui/react/macro'
import { priceInWords } from '#domain/money.ts'
import { checkoutNote, type Kit } from '#domain/plans.ts'
import { Check } from 'lucide-react'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import './kits.css'

/** Where one chooses a kit: what is bought by it is marked on Plans & Billing, which asks for a login first. */
const toPlan = (item_id: number): string => `/login?next=${encodeURIComponent(`/plans?chosen=${item_id}`)}`

/** What is sold, as anybody may read it. */
export function Kits({ kits, level }: { kits: readonly Kit[]; level: 2 | 3 }) {
  return (
    <div className="kits">
      {kits.map((kit) => (
        <KitCard key={kit.title} kit={kit} level={level} />
      ))}
    </div>
  )
}

function KitCard({ kit, level }: { kit: Kit; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const title = translated(kit.title)
  const note = checkoutNote(kit)
  return (
    <article className={kit.featured ? 'kit best' : 'kit'}>
      {kit.featured && (
        <Badge tone="solid">
          <Trans>Most Popular</Trans>
        </Badge>
      )}
      <Heading>{title}</Heading>
      <p className="kit-price">
        <b>{priceInWords(kit.price_cents)}</b>
        {kit.was_cents !== undefined && (
          <s className="was">
            <span className="sr">
              <Trans>was</Trans>{' '}
            </span>
            {priceInWords(kit.was_cents)}
          </s>
        )}
      </p>
      <div className="kit-per">
        <p>{translated(kit.period)}</p>
        {note !== '' && <p className="kit-note">{translated(note)}</p>}
      </div>
      <div className="kit-holds">
        {kit.divider !== undefined && <p className="kit-divider">{translated(kit.divider)}</p>}
        <ul>
          {kit.features.map((feature) => (
            <li key={feature}>
              <Icon of={Check} size="s" />
              {translated(feature)}
            </li>
          ))}
        </ul>
      </div>
      {kit.item_id === undefined ? (
        <LinkButton to="/contact">
          <Trans>Contact Us</Trans>
        </LinkButton>
      ) : (
        <LinkButton to={toPlan(kit.item_id)} look={kit.featured ? 'primary' : 'second'}>
          <Trans>Choose {title}</Trans>
        </LinkButton>
      )}
    </article>
  )
}
