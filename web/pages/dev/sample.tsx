import type { ReactNode } from 'react'

/** One component in its states, under its name. */
export function Sample({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? 'sample sample-wide' : 'sample'} aria-label={name}>
      <h3>{name}</h3>
      <div>{children}</div>
    </section>
  )
}
