import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RotateCw, Unplug, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'

/** What goes here, why it matters, one button. */
export function EmptyState({
  icon,
  title,
  action,
  children,
}: {
  icon: LucideIcon
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Card pad={false}>
      <div className="state">
        <span className="glyph">
          <Icon of={icon} size="l" />
        </span>
        <h2>{title}</h2>
        <p>{children}</p>
        {action}
      </div>
    </Card>
  )
}

/** What happened, what to do, and a way to try again. */
export function ErrorState({
  title,
  onRetry,
  children = t`The server did not answer. What you typed is safe on this device.`,
}: {
  title: string
  onRetry?: () => void
  children?: ReactNode
}) {
  return (
    <Card pad={false} role="alert">
      <div className="state">
        <span className="glyph">
          <Icon of={Unplug} size="l" />
        </span>
        <h2>{title}</h2>
        <p>{children}</p>
        {onRetry && (
          <Button icon={RotateCw} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

/**
 * Boxes in the shape of what comes; seen only after 300 ms. The widths are percentages of the line, one line each; the
 * first stands for a title.
 */
export function Skeleton({ lines = [55, 80, 35], cards = 1 }: { lines?: readonly number[]; cards?: number }) {
  return (
    <div role="status" aria-label={t`Loading`} className="skeleton grid gap-3">
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card} aria-hidden="true">
          {lines.map((width, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines stand still
            <span key={line} className={line === 0 ? 'sk sk-title' : 'sk'} style={{ width: `${width}%` }} />
          ))}
        </Card>
      ))}
    </div>
  )
}
