import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { AboutEndeavors } from '../plans/about-endeavors.tsx'
import { AboutRfe } from '../plans/about-rfe.tsx'
import { Kits } from './kits.tsx'
import { PublicPage } from './public-page.tsx'

export default function AllPlans() {
  return (
    <PublicPage title={t`All plans`}>
      <div className="wrap-p all-plans">
        <h1>
          <Trans>All plans</Trans>
        </h1>
        <p className="intro">
          <Trans>
            Plain prices, paid once. You see what is left before anything is used, and if a generation fails, its credit
            is back at once. Each further recommendation letter and each analysis of a notice can be added later.
          </Trans>
        </p>
        <div className="mt-3 grid gap-2">
          <AboutEndeavors />
          <AboutRfe />
        </div>
        <Kits level={2} withElite />
      </div>
    </PublicPage>
  )
}
