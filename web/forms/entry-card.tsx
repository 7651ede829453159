import { ArrowDown, ArrowUp, ChevronRight, Copy, Trash2 } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Badge } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { titleOf, type Entry, type EntrySection, type EntryValues } from './entry-section.ts'
import { FormFields } from './form-field.tsx'
import { issuesOf } from './issues.ts'
import { messagesOf } from './messages.ts'

/** Id of the button that moves the entry at a place. */
export const moveId = (at: number, down: boolean): string => `move-${down ? 'down' : 'up'}-${at}`

/** How many things an entry still lacks by its own schema. */
function openIssues(section: EntrySection, entry: Entry): number {
  if (section.isBlank?.(entry)) return 0
  const read = section.schema.safeParse(entry)
  return read.success ? 0 : issuesOf(read.error).length
}

/**
 * One entry: its own words and its state in the head, the fields inside. It opens when a save failed on it. The fields
 * are made when it is first opened, since a long list would have a thousand of them.
 */
export const EntryCard = memo(function EntryCard({
  section,
  at,
  of,
  attempt,
  startOpen,
  onDelete,
  onDuplicate,
  onMove,
}: {
  section: EntrySection
  /** Place in the list of `of` entries, from 0. */
  at: number
  of: number
  attempt: number
  startOpen: boolean
  onDelete: (at: number) => void
  onDuplicate: (at: number) => void
  onMove: (from: number, to: number) => void
}) {
  const watched = useWatch<EntryValues, `entries.${number}`>({ name: `entries.${at}` })
  const entry = useMemo(() => watched ?? {}, [watched])
  const { errors } = useFormState<EntryValues>({ name: `entries.${at}` })
  const told = messagesOf({ entry: errors.entries?.[at] }).length
  const lacking = useMemo(() => openIssues(section, entry), [section, entry])
  const box = useRef<HTMLDetailsElement>(null)
  const [open] = useState(startOpen)
  const [made, setMade] = useState(startOpen)

  useEffect(() => {
    if (attempt === 0 || told === 0 || !box.current) return
    box.current.open = true
    setMade(true)
    // A card opens at the attempt that failed on it; closing it again is then up to the person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])

  const title = titleOf(section, entry)
  const subtitle = section.subtitle?.(entry)
  const toFix = told > 0 ? Math.max(told, lacking) : 0
  const blank = section.isBlank?.(entry) ?? false
  return (
    <details
      className="entry"
      open={open}
      ref={box}
      onToggle={(event) => {
        if (event.currentTarget.open) setMade(true)
      }}
    >
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
      {typeof entry.imported_from === 'string' && entry.imported_from !== '' && (
        <p className="source tiny quiet">From {entry.imported_from}</p>
      )}
      <div className="body">{made && <FormFields groups={section.groups} prefix={`entries.${at}.`} />}</div>
      <div className="acts">
        <Button look="quiet" size="s" icon={Copy} onClick={() => onDuplicate(at)} aria-label={`Duplicate ${title}`}>
          Duplicate
        </Button>
        {of > 1 && (
          <>
            <IconButton
              id={moveId(at, false)}
              icon={ArrowUp}
              size="s"
              label={`Move ${title} up`}
              disabled={at === 0}
              onClick={() => onMove(at, at - 1)}
            />
            <IconButton
              id={moveId(at, true)}
              icon={ArrowDown}
              size="s"
              label={`Move ${title} down`}
              disabled={at === of - 1}
              onClick={() => onMove(at, at + 1)}
            />
          </>
        )}
        <Button look="quiet" size="s" icon={Trash2} onClick={() => onDelete(at)} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </div>
    </details>
  )
})
