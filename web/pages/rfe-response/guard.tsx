import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { RfeResponseReply } from '#domain/rfe-replies.ts'
import { ALL_ASIDE } from '#domain/rfe.ts'
import type { ReactNode } from 'react'
import { ofNotice } from '../../api/rfe.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'
import { Unanswered } from '../../tasks/one-package.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNamedNotice } from '../rfe/which-notice.tsx'

/** Which points of the notice are still open: a response is sent once. */
export function Guard({
  response: { unanswered, aside, all_aside, letters, not_taken_up },
  analysed,
}: {
  response: RfeResponseReply
  analysed: boolean
}) {
  if (!analysed)
    return (
      <Notice
        action={
          <ToAnalysis>
            <Trans>To the analysis</Trans>
          </ToAnalysis>
        }
      >
        <Trans>
          <b>This notice is not analysed yet.</b> The response finds its points all the same. The analysis shows you
          what each of them lacks before you write.
        </Trans>
      </Notice>
    )
  const loose = not_taken_up > 0 && (
    <Notice tone="gap" action={<ToIssues />}>
      <Plural
        value={not_taken_up}
        one="# sentence of the notice is not taken up by any issue. Say whether it is an issue: the response answers only issues."
        other="# sentences of the notice are not taken up by any issue. Say of each whether it is an issue: the response answers only issues."
      />
    </Notice>
  )
  // Until there is a draft it is told where the draft would be begun.
  if (all_aside) return letters.length === 0 ? null : <AllAside />
  if (unanswered.length === 0)
    return (
      <>
        {loose}
        {aside.length > 0 && (
          <Notice action={<ToIssues />}>
            <Aside count={aside.length} />
          </Notice>
        )}
      </>
    )
  return (
    <>
      {loose}
      <Notice tone="gap" action={<ToIssues />}>
        <details>
          <summary>
            <b>
              <Plural
                value={unanswered.length}
                one="# issue is not settled yet."
                other="# issues are not settled yet."
              />
            </b>
            {BETWEEN_SENTENCES}
            {letters.length > 0
              ? t`A response is sent once: settle them before you send it.`
              : t`You can draft the response now, for one credit. What you settle later can be worked into the draft on its page; another draft takes another credit.`}
          </summary>
          <Unanswered titles={unanswered} />
        </details>
        {aside.length > 0 && <Aside count={aside.length} />}
      </Notice>
    </>
  )
}

const ToAnalysis = ({ children }: { children: ReactNode }) => (
  <LinkButton to={ofNotice('/rfe-analysis', useNamedNotice())} size="s">
    {children}
  </LinkButton>
)

const ToIssues = () => (
  <ToAnalysis>
    <Trans>To the issues</Trans>
  </ToAnalysis>
)

const Aside = ({ count }: { count: number }) => (
  <p>
    <Plural
      value={count}
      one="# issue is put aside: the response does not answer it."
      other="# issues are put aside: the response does not answer them."
    />
  </p>
)

/** Nothing is left to be answered. */
export const AllAside = () => (
  <Notice tone="error" action={<ToIssues />}>
    {translated(ALL_ASIDE)}
  </Notice>
)
