import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { NoticeView, RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { ALL_ASIDE, isToAnswer } from '#domain/rfe.ts'
import { ofNotice } from '../../api/rfe.ts'
import { translated } from '../../language/translated.ts'
import { LinkButton, Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressLine } from '../../ui/progress.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useSearch } from '../../ui/use-search.ts'
import { today } from '../dashboard/in-words.ts'
import { useNamedNotice } from '../rfe/which-notice.tsx'
import { countdown } from './countdown.ts'
import { Findings } from './findings.tsx'
import { focusOn, headId, pageId, whenDrawn } from './focus.ts'
import { IssueCard } from './issue-card.tsx'
import { Missed } from './missed.tsx'
import { NotTakenUp } from './not-taken-up.tsx'
import { goToPage, NoticeText } from './notice-text.tsx'
import './workbench.css'

const VIEWS = ['issues', 'notice'] as const
type View = (typeof VIEWS)[number]

/** The notice at one side, what to do about it at the other; on a narrow screen one behind the other. */
export function Workbench({ analysis, notice }: { analysis: RfeAnalysisReply; notice: NoticeView | null }) {
  const [search, change] = useSearch()
  const isWide = useMedia('(min-width: 72rem)')
  const { issues } = analysis
  const chosen = issues.find(({ id }) => String(id) === search.get('issue'))?.id ?? null
  const view: View = search.get('view') === 'notice' ? 'notice' : 'issues'

  const go = ({ issue, view: shown }: { issue?: number | null; view?: View }) =>
    change((next) => {
      if (issue === null) next.delete('issue')
      else if (issue !== undefined) next.set('issue', String(issue))
      if (shown !== undefined) next.set('view', shown)
    })
  const goTo = (id: number) => {
    go({ issue: id, view: 'issues' })
    focusOn(`#${headId(id)}`, { preventScroll: true })
  }
  const toNotice = (page: number) => {
    if (!isWide) go({ view: 'notice' })
    whenDrawn(`#${pageId(page)}`, goToPage)
  }

  const pages = notice?.pages ?? null
  const text = notice !== null && pages !== null && (
    <NoticeText notice={notice} pages={pages} issues={issues} chosen={chosen} onChoose={goTo} />
  )
  const work = (
    <div className="rfe-work">
      <Issues
        analysis={analysis}
        chosen={chosen}
        onChoose={(issue) => go({ issue })}
        onAdded={goTo}
        onShow={toNotice}
      />
      <Findings analysis={analysis} onShow={toNotice} />
    </div>
  )
  if (text === false) return work
  if (isWide)
    return (
      <div className="rfe-bench">
        {text}
        {work}
      </div>
    )
  return (
    <div className="rfe-tabs">
      <Tabs
        label={t`Notice and issues`}
        tabs={[
          { id: 'notice', label: t`Notice` },
          { id: 'issues', label: t`Issues, ${issues.filter(isToAnswer).length}` },
        ]}
        at={view}
        onChange={(to) => go({ view: to })}
      >
        {view === 'notice' ? text : work}
      </Tabs>
    </div>
  )
}

function Issues({
  analysis: { issues, deadline, not_taken_up },
  chosen,
  onChoose,
  onAdded,
  onShow,
}: {
  analysis: RfeAnalysisReply
  chosen: number | null
  onChoose: (id: number | null) => void
  onAdded: (id: number) => void
  onShow: (page: number) => void
}) {
  const named = useNamedNotice()
  const toAnswer = issues.filter(isToAnswer)
  const settled = toAnswer.filter(({ state }) => state === 'settled').length
  const aside = issues.length - toAnswer.length
  const to = deadline === null ? null : countdown(deadline, today())
  const open = issues.filter(({ state, id }) => state === 'open' && id !== chosen)
  const after = issues.findIndex(({ id }) => id === chosen)
  const next = open.find((issue) => issues.indexOf(issue) > after) ?? open[0]
  if (issues.length === 0)
    return (
      <section className="grid gap-4">
        <Notice tone="gap">
          <Trans>
            <b>No issue was recognised in this notice.</b> Read it yourself, page by page. If it asks for something, a
            better scan may help; then analyse it again.
          </Trans>
        </Notice>
        <NotTakenUp sentences={not_taken_up} onAdded={onAdded} onShow={onShow} />
        <Missed onAdded={onAdded} />
      </section>
    )
  return (
    <section aria-labelledby="issues">
      <div className="rfe-progress">
        <h2 id="issues">
          <Trans>Issues</Trans>
        </h2>
        <p className="small soft num" role="status">
          {toAnswer.length > 0 && (
            <Trans>
              {settled} of {toAnswer.length} settled
            </Trans>
          )}
          {toAnswer.length > 0 && aside > 0 && t`, `}
          {aside > 0 && <Trans>{aside} put aside</Trans>}
        </p>
        {toAnswer.length > 0 ? (
          <ProgressLine percent={(100 * settled) / toAnswer.length} label={t`Issues settled`} />
        ) : (
          <Notice tone="gap">{translated(ALL_ASIDE)}</Notice>
        )}
      </div>
      <ol className="rfe-issues">
        {issues.map((issue, at) => (
          <IssueCard
            key={issue.id}
            issue={issue}
            number={at + 1}
            chosen={issue.id === chosen}
            to={to}
            onChoose={onChoose}
            onShow={onShow}
          />
        ))}
      </ol>
      <NotTakenUp sentences={not_taken_up} onAdded={onAdded} onShow={onShow} />
      <Missed onAdded={onAdded} />
      <div className="flex flex-wrap gap-2">
        {next !== undefined && (
          <Button
            onClick={() => {
              onChoose(next.id)
              focusOn(`#${headId(next.id)}`)
            }}
          >
            {chosen === null ? t`Begin with the first open issue` : t`Next open issue`}
          </Button>
        )}
        <LinkButton
          to={ofNotice('/rfe-response', named)}
          look={toAnswer.length > 0 && settled === toAnswer.length ? 'primary' : 'second'}
        >
          <Trans>To the response</Trans>
        </LinkButton>
      </div>
    </section>
  )
}
