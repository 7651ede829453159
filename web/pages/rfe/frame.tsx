import { Trans } from '@lingui/react/macro'
import { ADD_NOTICE_FIRST } from '#domain/rfe.ts'
import { MailQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { LeaveQuestion } from '../../forms/leave-question.tsx'
import { translated } from '../../language/translated.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import './rfe.css'

/** A page of the stage of a request for evidence: its head, and the way on. */
export function RfeFrame({
  title,
  aside,
  previous,
  next,
  className = '',
  children,
}: {
  title: string
  aside?: ReactNode
  previous: string
  next: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`rfe ${className}`}>
      <header className="rfe-head">
        <h1>{title}</h1>
        {aside}
      </header>
      {children}
      <LeaveQuestion />
      <div className="formbar">
        <LinkButton to={previous}>
          <Trans>Previous</Trans>
        </LinkButton>
        <span className="grow" />
        <LinkButton to={next}>
          <Trans>Continue</Trans>
        </LinkButton>
      </div>
    </div>
  )
}

/** In place of a page that needs a notice; says what the page would do with one. */
export const NoNotice = ({ children }: { children: ReactNode }) => (
  <EmptyState
    icon={MailQuestion}
    title={translated(ADD_NOTICE_FIRST)}
    action={
      <LinkButton to="/rfe" look="primary">
        <Trans>Add the notice</Trans>
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
)
