import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { translated } from '../language/translated.ts'

/** What a control needs from its field: spread it on the input. */
export interface ControlIds {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps {
  /** The control's id; label, help and error are tied to it. */
  id: string
  label: ReactNode
  optional?: boolean
  help?: ReactNode
  error?: string
  /** What stands last, under the help; `belowId` is the part of it that describes the control. */
  below?: ReactNode
  belowId?: string
  /** Columns of six on wide screens. */
  span?: 2 | 3 | 4 | 6
  /** `group` where the control is several: radios, a file field. Its label then names the group. */
  as?: 'field' | 'group'
  children: (control: ControlIds) => ReactNode
}

export const labelId = (id: string): string => `${id}-label`

/** Label above, the control, its error, its help. */
export function Field({
  id,
  label,
  optional,
  help,
  error,
  below,
  belowId,
  span = 6,
  as = 'field',
  children,
}: FieldProps) {
  const described = [error && `${id}-error`, help && `${id}-help`, belowId].filter(Boolean).join(' ')
  const words = (
    <>
      {label}
      {optional && (
        <span className="opt">
          <Trans>optional</Trans>
        </span>
      )}
    </>
  )
  return (
    <div className={`field c${span}`}>
      {as === 'group' ? (
        <span className="label" id={labelId(id)}>
          {words}
        </span>
      ) : (
        <label className="label" htmlFor={id} id={labelId(id)}>
          {words}
        </label>
      )}
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {below}
    </div>
  )
}

/** A rule's message, of which the form keeps the domain's words, or the page's own. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon of={CircleAlert} />
      <span>{typeof children === 'string' ? translated(children) : children}</span>
    </p>
  )
}
