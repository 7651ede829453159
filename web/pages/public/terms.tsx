import { Link } from 'react-router'
import { PRIVACY } from '../../content/privacy.ts'
import { TERMS } from '../../content/terms.ts'
import { TERMS_UPDATED } from '../../content/site.ts'
import { Operator } from './operator.tsx'
import { Part, Parts, ReadingPage } from './reading-page.tsx'

const WHO = { id: 'who-answers', title: 'Who answers for this site' }

/** Terms of use and privacy: one page at two addresses. */
export default function Terms() {
  return (
    <ReadingPage
      title="Terms and privacy"
      lead="What you can expect of Waiverly, what it expects of you, and what becomes of what you enter. In plain words, since you should read them."
      note={
        <>
          Last updated {TERMS_UPDATED} · <Link to="#privacy">Go to Privacy</Link>
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
