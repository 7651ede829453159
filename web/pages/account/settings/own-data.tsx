import { Trans } from '@lingui/react/macro'
import { RESTORABLE_DAYS } from '#domain/recently-deleted.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import './own-data.css'

/** One's data: taking it along, getting back what was deleted, and taking it away. */
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
        <h3>
          <Trans>Recently deleted</Trans>
        </h3>
        <p className="soft">
          <Trans>
            Entries, recommenders and files that you deleted can be restored for {RESTORABLE_DAYS} days. Then they are
            deleted for good.
          </Trans>
        </p>
        <div>
          <LinkButton to="/recently-deleted">
            <Trans>See what you deleted</Trans>
          </LinkButton>
        </div>
      </div>
      <div>
        <DeleteAccount />
      </div>
    </section>
  )
}
