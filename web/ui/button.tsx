import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

export interface ButtonLook {
  look?: 'primary' | 'second' | 'quiet' | 'danger' | 'link'
  size?: 's' | 'l'
  icon?: LucideIcon
  /** For "Continue →": the icon that comes after the word. */
  iconAfter?: LucideIcon
}

const classes = (look: ButtonLook['look'] = 'second', size: ButtonLook['size'], more = '') =>
  ['btn', `btn-${look}`, size && `btn-${size}`, more].filter(Boolean).join(' ')

const content = ({ icon, iconAfter }: ButtonLook, children: ReactNode) => (
  <>
    {icon && <Icon of={icon} size="s" />}
    {children}
    {iconAfter && <Icon of={iconAfter} size="s" />}
  </>
)

/**
 * A button. While `busy` it shows a turning ring and `busyLabel`, and presses are ignored; it stays focusable, so that
 * the keyboard's place is not lost.
 */
export function Button({
  look,
  size,
  icon,
  iconAfter,
  busy = false,
  busyLabel,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonLook & { busy?: boolean; busyLabel?: string } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the caller's, `button` unless told
      type={busy ? 'button' : type}
      className={classes(look, size, [busy && 'is-busy', className].filter(Boolean).join(' '))}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {content(busy ? {} : { icon, iconAfter }, busy ? (busyLabel ?? children) : children)}
    </button>
  )
}

/** A link inside the product that looks like a button. */
export function LinkButton({
  look,
  size,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes(look, size, className)}>
      {content({ icon, iconAfter }, children)}
    </Link>
  )
}

/** A square button that shows an icon alone; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  look = 'quiet',
  size,
  className,
  ...rest
}: { icon: LucideIcon; label: string; look?: ButtonLook['look']; size?: 's' } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(look, size, `btn-icon ${className ?? ''}`.trim())}
    >
      <Icon of={icon} size={size === 's' ? 's' : undefined} />
    </button>
  )
}
