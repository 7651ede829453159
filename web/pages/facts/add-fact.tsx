import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Group } from './groups.ts'
import { inOneLine, useWalk } from './walk.ts'
import { WriteBox } from './write-box.tsx'

/** A fact of one's own at an entry, or of a recommender. */
export function AddFact({ group: { key, section, entry } }: { group: Group }) {
  const { add } = useWalk()
  const [isOpen, setIsOpen] = useState(false)
  const button = `add-to-${key}`
  if (section === null || entry === null) return null
  const close = () => {
    setIsOpen(false)
    requestAnimationFrame(() => document.getElementById(button)?.focus())
  }
  const save = (typed: string) => {
    const text = inOneLine(typed)
    add(section === 'referees' ? { text, referee_id: entry } : { text, section, entry })
    close()
  }
  return isOpen ? (
    <WriteBox id={`new-of-${key}`} kind="add" text="" onSave={save} onLeave={close} />
  ) : (
    <Button
      id={button}
      size="s"
      look="quiet"
      icon={Plus}
      className="-ml-3"
      aria-describedby={`${key}-title`}
      onClick={() => setIsOpen(true)}
    >
      <Trans>Add a fact</Trans>
    </Button>
  )
}
