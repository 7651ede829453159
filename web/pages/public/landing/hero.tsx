import { Trans } from '@lingui/react/macro'
import { ArrowRight, CalendarDays, Scale, Tag } from 'lucide-react'
import { CLAIMS } from '../../../content/site.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Desk } from './desk.tsx'
import './hero.css'

export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="wrap-p">
        <div className="say">
          <h1 id="hero">
            <Trans>Every sentence shows its source.</Trans>
          </h1>
          <p className="lead">
            <Trans>
              Waiverly takes you through a National Interest Waiver petition one step at a time, and ties each fact in
              it to the page that proves it.
            </Trans>
          </p>
          <div className="cta">
            <LinkButton to="/login" look="primary" size="l">
              <Trans>Get Started</Trans>
            </LinkButton>
            <LinkButton to="/#how" look="quiet" size="l" iconAfter={ArrowRight}>
              <Trans>See how it works</Trans>
            </LinkButton>
          </div>
          <ul className="facts">
            <li>
              <Icon of={Tag} />
              {CLAIMS.price.says}
            </li>
            <li>
              <Icon of={CalendarDays} />
              {CLAIMS.time.says}
            </li>
            <li>
              <Icon of={Scale} />
              <Trans>You review, you sign, you file</Trans>
            </li>
          </ul>
        </div>
        <Desk />
      </div>
    </section>
  )
}
