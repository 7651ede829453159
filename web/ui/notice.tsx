import { t } from '@lingui/core/macro'
import { CircleAlert, CircleDashed, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

const LOOKS = {
  info: { className: 'notice', icon: Info },
  gap: { className: 'notice notice-gap', icon: CircleDashed },
  error: { className: 'notice notice-error', icon: CircleAlert },
} as const

/** A message in the page, where the matter is. An error is announced at once. */
export function Notice({
  tone = 'info',
  onDismiss,
  action,
  children,
}: {
  tone?: keyof typeof LOOKS
  onDismiss?: () => void
  action?: ReactNode
  children: ReactNode
}) {
  const { className, icon } = LOOKS[tone]
  return (
    <div className={className} role={tone === 'error' ? 'alert' : undefined}>
      <Icon of={icon} />
      <div className="min-w-0 grow">{children}</div>
      {action}
      {onDismiss && <IconButton icon={X} label={t`Dismiss`} size="s" className="dismiss" onClick={onDismiss} />}
    </div>
  )
}
