import { Trans } from '@lingui/react/macro'
import type { Endeavor } from '#domain/endeavor.ts'
import { Link } from 'react-router'

/** Which endeavor the petition argues for: of several the first that was selected. */
export function LeadingEndeavor({ selected: [first, ...others] }: { selected: readonly Endeavor[] }) {
  if (first === undefined) return null
  const count = others.length + 1
  return (
    <>
      <p className="lead">
        <Trans>
          On the endeavor “<span lang="en">{first.title}</span>”, from your profile, your exhibits and the law in the
          library. Nothing else is used.
        </Trans>
      </p>
      {others.length > 0 && (
        <p className="small soft">
          <Trans>
            You selected {count} endeavors. A petition argues for one: the first in your list leads.{' '}
            <Link to="/proposed-endeavor">Change what is selected</Link>.
          </Trans>
        </p>
      )}
    </>
  )
}
