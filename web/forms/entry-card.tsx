import { ChevronRight, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { titleOf, type Entry, type EntrySection, type EntryValues } from './entry-section.ts'
import { FormFields } from './form-field.tsx'
import { issuesOf } from './issues.ts'
import { messagesOf } from './messages.ts'

/** How many things an entry still lacks by its own schema. */
function openIssues(section: EntrySection, entry: Entry): number {
  if (section.isBlank?.(entry)) return 0
  const read = section.schema.safeParse(entry)
  return read.success ? 0 : issuesOf(read.error).length
}

/** One entry: its own words and its state in the head, the fields inside. It opens when a save failed on it. */
export function EntryCard({
  section,
  at,
  attempt,
  startOpen,
  onDelete,
}: {
  section: EntrySection
  at: number
  attempt: number
  startOpen: boolean
  onDelete: () => void
}) {
  const entry = useWatch<EntryValues, `entries.${number}`>({ name: `entries.${at}` }) ?? {}
  const { errors } = useFormState<EntryValues>({ name: `entries.${at}` })
  const told = messagesOf({ entry: errors.entries?.[at] }).length
  const lacking = openIssues(section, entry)
  const box = useRef<HTMLDetailsElement>(null)
  const [open] = useState(startOpen)

  useEffect(() => {
    if (attempt > 0 && told > 0 && box.current) box.current.open = true
    // A card opens at the attempt that failed on it; closing it again is then up to the person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])

  const title = titleOf(section, entry)
  const subtitle = section.subtitle?.(entry)
  const toFix = told > 0 ? Math.max(told, lacking) : 0
  const blank = section.isBlank?.(entry) ?? false
  return (
    <details className="entry" open={open} ref={box}>
      <summary>
        <Icon of={ChevronRight} />
        <div className="min-w-0">
          <h2>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {blank ? (
          <Badge>Empty</Badge>
        ) : toFix > 0 ? (
          <Badge tone="error">{toFix} to fix</Badge>
        ) : lacking > 0 ? (
          <Badge tone="gap">{lacking} to fill</Badge>
        ) : (
          <Badge tone="done">Complete</Badge>
        )}
      </summary>
      <div className="body">
        <FormFields groups={section.groups} prefix={`entries.${at}.`} />
      </div>
      <div className="acts">
        <Button look="quiet" size="s" icon={Trash2} onClick={onDelete} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </div>
    </details>
  )
}
