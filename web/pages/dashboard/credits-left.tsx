import { Trans } from '@lingui/react/macro'
import { useApplication } from '../../api/application.ts'
import { useEndeavors } from '../../api/endeavors.ts'
import { useUsage } from '../../api/usage.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import './credits-left.css'

/** What is left of each product that was ever bought. */
export function CreditsLeft() {
  const { data, isError, refetch } = useUsage()
  const bought = data?.filter((row) => row.total_purchased > 0) ?? []
  return (
    <section className="credits" aria-labelledby="credits">
      <h2 id="credits">
        <Trans>Credits left</Trans>
      </h2>
      {isError ? (
        <p className="small soft mt-3">
          <Trans>Failed to fetch usage data. </Trans>
          <Button look="link" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : data === undefined ? (
        <p className="skeleton tiny quiet mt-3">
          <Trans>Loading…</Trans>
        </p>
      ) : bought.length === 0 ? (
        <NoneYet />
      ) : (
        <dl>
          {bought.map(({ code, product, remaining_usage, total_purchased }) => (
            <div key={code}>
              <dt>{translated(product)}</dt>
              <dd>
                <Trans>
                  {remaining_usage} of {total_purchased}
                </Trans>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** What comes without credits, where none were ever bought: the first ten endeavors, once. */
function NoneYet() {
  // Who has no application yet has drafted nothing, and cannot be asked for any of its endeavors.
  const application = useApplication().data
  const endeavors = useEndeavors({ enabled: application != null }).data
  const isFree = application === null ? true : endeavors?.is_free
  return (
    <p className="tiny quiet mt-3">
      {isFree === undefined ? (
        <Trans>None yet.</Trans>
      ) : isFree ? (
        <Trans>None yet. Your first ten endeavors are drafted free of charge.</Trans>
      ) : (
        <Trans>None yet. Your one free draft of ten endeavors is used; further drafts take credits.</Trans>
      )}
    </p>
  )
}
