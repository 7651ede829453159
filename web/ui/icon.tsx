import type { LucideIcon } from 'lucide-react'

/** A Lucide icon in the colour of its text. It never speaks: the word beside it, or the control's name, does. */
export function Icon({ of: Glyph, size }: { of: LucideIcon; size?: 's' | 'l' }) {
  return <Glyph className={size ? `icon icon-${size}` : 'icon'} strokeWidth={1.75} aria-hidden="true" />
}
