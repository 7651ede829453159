import { Trans } from '@lingui/react/macro'
import { priceInWords } from '#domain/money.ts'
import { KITS, type Kit } from '#domain/plans.ts'
import { Check } from 'lucide-react'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import './kits.css'

/** Where one chooses a kit: what is bought by it is marked on Plans & Billing, which asks for a login first. */
const toPlan = (item_id: number): string => `/login?next=${encodeURIComponent(`/plans?chosen=${item_id}`)}`

type Level = 2 | 3

/** What is sold, as anybody may read it; with the Elite Kit, which is priced on request, where asked for. */
export function Kits({ level, withElite = false }: { level: Level; withElite?: boolean }) {
  return (
    <div className="kits">
      {KITS.map((kit) => (
        <KitCard key={kit.item.id} kit={kit} level={level} />
      ))}
      {withElite && <EliteCard level={level} />}
    </div>
  )
}

function EliteCard({ level }: { level: Level }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="kit">
      <Heading>
        <Trans>Elite Kit</Trans>
      </Heading>
      <p className="kit-price">
        <b>
          <Trans>Priced on request</Trans>
        </b>
      </p>
      <div className="kit-holds">
        <ul>
          <li>
            <Icon of={Check} size="s" />
            <Trans>Several applicants, or needs of your own</Trans>
          </li>
        </ul>
      </div>
      <LinkButton to="/contact">
        <Trans>Contact Us</Trans>
      </LinkButton>
    </article>
  )
}

function KitCard({ kit: { item, period, divider, featured }, level }: { kit: Kit; level: Level }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const title = translated(item.name)
  return (
    <article className={featured ? 'kit best' : 'kit'}>
      {featured && (
        <Badge tone="solid">
          <Trans>Most Popular</Trans>
        </Badge>
      )}
      <Heading>{title}</Heading>
      <p className="kit-price">
        <b>{priceInWords(item.price_cents)}</b>
        {item.was_cents !== undefined && (
          <s className="was">
            <span className="sr">
              <Trans>was</Trans>{' '}
            </span>
            {priceInWords(item.was_cents)}
          </s>
        )}
      </p>
      <div className="kit-per">
        <p>{translated(period)}</p>
      </div>
      <div className="kit-holds">
        {divider !== undefined && <p className="kit-divider">{translated(divider)}</p>}
        <ul>
          {item.features.map((feature) => (
            <li key={feature}>
              <Icon of={Check} size="s" />
              {translated(feature)}
            </li>
          ))}
        </ul>
      </div>
      <LinkButton to={toPlan(item.id)} look={featured ? 'primary' : 'second'}>
        <Trans>Choose {title}</Trans>
      </LinkButton>
    </article>
  )
}
