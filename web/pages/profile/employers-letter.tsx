import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** A post takes no file: what proves it is evidence. */
export const EMPLOYERS_LETTER = (
  <Trans>
    As your employment letter prints it. The letter itself is attached in step 6, as{' '}
    <Link to="/evidence?entry=new">evidence</Link> of the category Professional, Others.
  </Trans>
)
