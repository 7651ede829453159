import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { useLinkedLetter } from '../../api/linked-letter.ts'
import { LanguageButton } from '../../language/language-button.tsx'
import { Brand } from '../../shell/brand.tsx'
import { Ended } from './ended.tsx'
import { OpenLetter } from './open-letter.tsx'
import '../document/document.css'
import '../document/edit.css'
import '../document/panel.css'
import '../document/bottom-bar.css'
import '../document/paper.css'
import '../document/paper-blocks.css'
import '../document/paper-print.css'
import '../../review/review.css'
import './letter.css'
import './beside-letter.css'

/** What a recommender opens by a link: one letter, and nothing beside it. The token stands in the fragment, which no server sees. */
export default function LetterPage() {
  const token = useLocation().hash.slice(1)
  return (
    <div className="letter-page">
      <a className="skip" href="#main" onClick={toMain}>
        <Trans>Skip to the letter</Trans>
      </a>
      <header className="letter-top">
        <Brand to="/" />
        <LanguageButton className="btn btn-quiet" />
      </header>
      <main id="main" tabIndex={-1}>
        {token === '' ? <Ended error={null} onRetry={() => undefined} /> : <LinkedPage key={token} token={token} />}
      </main>
    </div>
  )
}

/** The fragment holds the token, so the way within the page must not change it. */
function toMain(event: React.MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function LinkedPage({ token }: { token: string }) {
  const { data, error, refetch } = useLinkedLetter(token)
  if (data !== undefined) return <OpenLetter token={token} letter={data} error={error} />
  if (error !== null) return <Ended error={error} onRetry={() => void refetch()} />
  return <LetterSkeleton />
}

/** The page in grey: who asks, the steps, the sheet. */
function LetterSkeleton() {
  return (
    <div className="letter-skeleton skeleton" role="status" aria-label={t`Loading`}>
      <div aria-hidden="true" className="grid gap-4">
        <span className="sk sk-title" style={{ width: '24rem', maxWidth: '100%' }} />
        <span className="sk" style={{ width: '34rem', maxWidth: '100%' }} />
        <div className="doc letter-doc">
          <div className="sheet">
            {[35, 30, 0, 60, 0, 100, 96, 99, 62, 0, 98, 100, 94, 40].map((width, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines stand still
              <span key={line} className={width === 0 ? 'gap' : 'sk'} style={{ width: `${width}%` }} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
