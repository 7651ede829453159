import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { COUNTERS } from '../../../content/site.ts'

/** Figures that `enliven` counts up to. What a screen reader is told stands still. */
export function Counters() {
  return (
    <section className="wrap-p" aria-labelledby="figures">
      <h2 id="figures" className="sr">
        <Trans>In figures</Trans>
      </h2>
      <dl className="count" data-counters>
        {COUNTERS.map(({ label, value, under }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="n">
              <span className="sr">{value}</span>
              <span aria-hidden="true" data-count={value}>
                {value}
              </span>
            </dd>
            <dd className="under">{under}</dd>
          </div>
        ))}
      </dl>
      <p className="count-note">
        <Trans>
          Past results do not predict yours. <Link to="/about#figures">How these figures are counted</Link>
        </Trans>
      </p>
    </section>
  )
}
