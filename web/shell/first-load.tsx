import { Trans } from '@lingui/react/macro'
/** Before the first page is there: nothing for a moment, then a quiet word. */
export function FirstLoad() {
  return (
    <p role="status" className="skeleton state">
      <Trans>Loading…</Trans>
    </p>
  )
}
