import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PRIVACY } from '../../content/privacy.ts'
import { TERMS } from '../../content/terms.ts'
import { TERMS_UPDATED } from '../../content/site.ts'
import { Operator } from './operator.tsx'
import { Part, Parts, ReadingPage } from './reading-page.tsx'

const WHO = { id: 'who-answers', title: t`Who answers for this site` }

/** Terms of use and privacy: one page at two addresses. */
export default function Terms() {
  return (
    <ReadingPage
      title={t`Terms and privacy`}
      lead={t`What you can expect of Waiverly, what it expects of you, and what becomes of what you enter. In plain words, since you should read them.`}
      note={
        <>
          <Trans>
            Last updated {TERMS_UPDATED} · <Link to="#privacy">Go to Privacy</Link>
          </Trans>
        </>
      }
      contents={[...TERMS, ...PRIVACY, WHO]}
    >
      <Parts of={TERMS} />
      <Parts of={PRIVACY} />
      <Part {...WHO}>
        <Operator />
      </Part>
    </ReadingPage>
  )
}
