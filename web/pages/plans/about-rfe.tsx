import { Trans } from '@lingui/react/macro'

/** What the three letters in the names of packages mean, for whoever meets them here first. */
export const AboutRfe = () => (
  <p className="small soft">
    <Trans>
      An RFE is a Request for Evidence: a notice in which USCIS asks for more before it decides. Not everybody gets one,
      and you can buy what answers it if it comes.
    </Trans>
  </p>
)
