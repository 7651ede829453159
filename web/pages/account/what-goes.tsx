import { Trans } from '@lingui/react/macro'
/** What the deletion of an account takes away, and what it leaves. */
export const WhatGoes = () => (
  <ul className="what-goes soft">
    <li>
      <Trans>Your profile, your uploads, your endeavors and all your letters are deleted.</Trans>
    </li>
    <li>
      <Trans>The links that you sent to recommenders stop working.</Trans>
    </li>
    <li>
      <Trans>Credits that you have not used are lost.</Trans>
    </li>
    <li>
      <Trans>Records of payments stay, without your name: the law makes us keep them.</Trans>
    </li>
  </ul>
)
