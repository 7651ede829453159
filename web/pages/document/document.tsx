import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { FileQuestion } from 'lucide-react'
import { useParams } from 'react-router'
import { recordIdOf } from '#domain/record-id.ts'
import { ApiError } from '../../api/api-error.ts'
import { useDocument } from '../../api/document.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { OpenDocument } from './open-document.tsx'
import { nameOf } from './words.ts'
import './document.css'
import './edit.css'
import './panel.css'
import './panel-sources.css'
import './panel-lists.css'
import './bottom-bar.css'
import './paper.css'
import './paper-blocks.css'
import './paper-print.css'
import './source-search.css'
import '../../review/review.css'

/** A drafted document: read with its sources, edited, drafted again, settled and taken away. */
export default function DocumentPage() {
  const id = recordIdOf(useParams().id)
  return id === null ? <NoDocument /> : <KnownDocument id={id} />
}

function KnownDocument({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(id)
  usePageTitle(data === undefined ? t`Document` : t`${nameOf(data)}, version ${data.version}`)
  if (data !== undefined) return <OpenDocument key={data.id} document={data} />
  if (error === null) return <DocumentSkeleton />
  const gone = error instanceof ApiError && [400, 403, 404].includes(error.status)
  if (gone) return <NoDocument />
  return (
    <div className="doc-state">
      <h1>
        <Trans>Document</Trans>
      </h1>
      <ErrorState title={t`The document could not be read`} onRetry={() => void refetch()} />
    </div>
  )
}

function NoDocument() {
  usePageTitle(t`This document is not here`)
  return (
    <div className="doc-state">
      <h1>
        <Trans>Document</Trans>
      </h1>
      <EmptyState
        icon={FileQuestion}
        title={t`This document is not here`}
        action={
          <LinkButton look="primary" to="/petition-letter">
            <Trans>To your petition letter</Trans>
          </LinkButton>
        }
      >
        <Trans>It may belong to another application or account, or what it was about was deleted.</Trans>
      </EmptyState>
    </div>
  )
}

/** The page in grey: head, sheet and the column beside it. */
function DocumentSkeleton() {
  return (
    <div className="doc doc-skeleton skeleton" role="status" aria-label={t`Loading`}>
      <div className="mid" aria-hidden="true">
        <div className="dh">
          <span className="sk sk-title" style={{ width: '14rem' }} />
          <span className="sk" style={{ width: '24rem', maxWidth: '100%' }} />
        </div>
        <div className="sheet">
          {[35, 60, 0, 100, 96, 99, 62, 0, 98, 100, 94, 40].map((width, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines stand still
            <span key={line} className={width === 0 ? 'gap' : 'sk'} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </div>
  )
}
