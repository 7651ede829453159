import { Trans } from '@lingui/react/macro'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import './own-data.css'

/** One's data: taking it along, and taking it away. */
export function OwnData() {
  return (
    <section aria-labelledby="own-data" className="own-data">
      <h2 id="own-data">
        <Trans>Your data</Trans>
      </h2>
      <div>
        <DownloadData />
      </div>
      <div>
        <DeleteAccount />
      </div>
    </section>
  )
}
