import { Check, CircleAlert, CircleDashed, Minus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const TONES: Record<string, LucideIcon | null> = {
  done: Check,
  gap: CircleDashed,
  error: CircleAlert,
  line: null,
  solid: null,
}

/** A fact in two or three words, with a shape as well as a colour. */
export function Badge({ tone, children }: { tone?: 'done' | 'gap' | 'error' | 'line' | 'solid'; children: ReactNode }) {
  const icon = tone && TONES[tone]
  return (
    <span className={tone ? `badge badge-${tone}` : 'badge'}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}

/** Where a step stands. Say the same in words beside it: the dot itself is not read out. `percent` is for `part`. */
export function Dot({ state, percent }: { state?: 'done' | 'part' | 'fix' | 'run' | 'opt'; percent?: number }) {
  const icon = state === 'done' ? Check : state === 'fix' ? Minus : null
  return (
    <span
      className={state ? `dot dot-${state}` : 'dot'}
      aria-hidden="true"
      style={percent === undefined ? undefined : cssVariables({ '--p': `${percent}%` })}
    >
      {icon && <Icon of={icon} />}
    </span>
  )
}

/** Custom properties for a `style`: React sets them through the CSSOM, which the content security policy allows. */
export const cssVariables = (variables: Record<`--${string}`, string>): React.CSSProperties => variables
