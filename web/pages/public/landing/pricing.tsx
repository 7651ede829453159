import { LANDING_KITS } from '#domain/plans.ts'
import { Link } from 'react-router'
import { Kits } from '../kits.tsx'

export function Pricing() {
  return (
    <section className="band" id="pricing" aria-labelledby="pricing-title">
      <div className="wrap-p">
        <h2 id="pricing-title">Plain prices, paid once</h2>
        <p className="intro wide">
          You see what is left before anything is used. If a generation fails, its credit is back at once.
        </p>
        <Kits kits={LANDING_KITS} level={3} />
        <p className="after">
          <Link to="/all-plans">See all plans</Link>
        </p>
      </div>
    </section>
  )
}
