import { Trans } from '@lingui/react/macro'

/** What is locked until one buys, told before one meets it. */
export const AboutEndeavors = () => (
  <p className="small soft">
    <Trans>
      Your first ten endeavors are drafted free of charge. One of them is open; of the other nine you see the titles,
      until any plan or add-on opens them all. The 10 proposed endeavors of a package are further ones: credits to draft
      ten more.
    </Trans>
  </p>
)
