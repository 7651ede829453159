import type { ComponentProps } from 'react'

/** A surface with a hairline edge. `pad` gives its inside the usual room. */
export function Card({
  as: Element = 'div',
  pad = true,
  locked = false,
  className = '',
  ...rest
}: { as?: 'div' | 'section' | 'article' | 'li'; pad?: boolean; locked?: boolean } & ComponentProps<'div'>) {
  const classes = ['card', pad && 'card-pad', locked && 'locked', className].filter(Boolean).join(' ')
  return <Element {...(rest as object)} className={classes} />
}
