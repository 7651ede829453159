import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Kits } from '../kits.tsx'

export function Pricing() {
  return (
    <section className="band" id="pricing" aria-labelledby="pricing-title">
      <div className="wrap-p">
        <h2 id="pricing-title">
          <Trans>Plain prices, paid once</Trans>
        </h2>
        <p className="intro wide">
          <Trans>
            You see what is left before anything is used. If a generation fails, its credit is back at once.
          </Trans>
        </p>
        <Kits level={3} />
        <p className="after">
          <Link to="/all-plans">
            <Trans>See all plans</Trans>
          </Link>
        </p>
      </div>
    </section>
  )
}
