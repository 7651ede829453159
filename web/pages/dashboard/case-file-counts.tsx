import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useCaseFile } from '../../api/case-file.ts'
import { isOpen, useFacts } from '../../api/facts.ts'

/** How much the record holds. */
export function CaseFileCounts() {
  const { data } = useCaseFile()
  const { data: cards } = useFacts()
  if (data === undefined) return null
  const facts = cards?.filter(({ state }) => state !== 'left_out')
  const unread = data.exhibits.filter(({ lacks_words }) => lacks_words).length
  return (
    <section aria-labelledby="case-file">
      <h2 id="case-file">
        <Trans>Your case file</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans>Facts</Trans>
          </dt>
          <dd>{facts?.length ?? '…'}</dd>
        </div>
        <div>
          <dt>
            <Link to="/facts">
              <Trans>Facts to look at</Trans>
            </Link>
          </dt>
          <dd>{facts?.filter(isOpen).length ?? '…'}</dd>
        </div>
        <div>
          <dt>
            <Trans>Exhibits</Trans>
          </dt>
          <dd>{data.exhibits.length}</dd>
        </div>
        {unread > 0 && (
          <div>
            <dt>
              <Trans>Papers not read whole</Trans>
            </dt>
            <dd>{unread}</dd>
          </div>
        )}
        {data.contradictions.length > 0 && (
          <div>
            <dt>
              <Trans>Entries that disagree</Trans>
            </dt>
            <dd>{data.contradictions.length}</dd>
          </div>
        )}
      </dl>
      <p className="tiny quiet mt-3">
        <Trans>Counts how complete your evidence is. It says nothing about the decision.</Trans>
      </p>
    </section>
  )
}
