import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './foot-bar.css'

/** What is done with the thing that is looked at, at the foot of a small screen, within reach of the thumb. */
export function FootBar({
  label,
  above,
  small,
  main,
}: {
  label: string
  /** What stands over the buttons. */
  above?: ReactNode
  small: readonly SmallAct[]
  main: ReactNode
}) {
  return (
    <div className="footbar" role="group" aria-label={label}>
      {above}
      <div className="small-acts">
        {small.map(({ icon, label: name, isOff, onPress }) => (
          <button key={name} type="button" aria-disabled={isOff || undefined} onClick={isOff ? undefined : onPress}>
            <Icon of={icon} />
            {name}
          </button>
        ))}
      </div>
      {main}
    </div>
  )
}

export interface SmallAct {
  icon: LucideIcon
  label: string
  isOff?: boolean
  onPress: () => void
}

/** The key of a button, beside its word. */
export const Key = ({ children }: { children: string }) => (
  <span className="kbd" aria-hidden="true">
    {children}
  </span>
)
