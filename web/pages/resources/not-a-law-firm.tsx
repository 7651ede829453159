import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

export function NotALawFirm() {
  return (
    <Notice>
      <Trans>
        <b>Waiverly is not a law firm, and this is not legal advice.</b> It tells what the law says in general and knows
        nothing of your case. <Link to="/resources/diy-vs-attorney">When to talk to an attorney</Link>
      </Trans>
    </Notice>
  )
}
