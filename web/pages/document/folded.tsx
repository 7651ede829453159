import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** A long list, folded to its title; open at first where something of it is to be seen. */
export function Folded({ title, isOpen, children }: { title: ReactNode; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="folded" open={isOpen || undefined}>
      <summary>
        <Icon of={ChevronRight} size="s" />
        {title}
      </summary>
      {children}
    </details>
  )
}
