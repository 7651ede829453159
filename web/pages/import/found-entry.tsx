import { t } from '@lingui/core/macro'
import type { FoundEntry } from '#domain/import.ts'
import { memo } from 'react'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { formEntry, stillToFill, underTitle, type ImportSection } from './import-sections.ts'

/** Why an entry is not ticked by itself. */
export type Known = 'stored' | 'typed' | 'stranger' | 'unsure' | null

const WHY: Record<'stored' | 'typed' | 'unsure', string> = {
  stored: t`You seem to have this already.`,
  typed: t`It is among your unsaved entries already.`,
  unsure: t`Is this yours? Tick it if it is.`,
}

/** One entry that the file gives: to be taken or left, with what the file could not tell. */
export const FoundCard = memo(function FoundCard({
  section,
  found,
  known,
  at,
  chosen,
  onChoose,
}: {
  section: ImportSection
  found: FoundEntry
  known: Known
  /** Place among all that were found. */
  at: number
  chosen: boolean
  onChoose: (at: number, chosen: boolean) => void
}) {
  const entry = formEntry(section, found)
  const subtitle = underTitle(section, entry)
  const missing = stillToFill(section, entry)
  const id = `found-${at}`
  return (
    <li className={chosen ? 'found is-chosen' : 'found'}>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={chosen}
          aria-describedby={`${id}-more`}
          onChange={(event) => onChoose(at, event.target.checked)}
        />
        <span className="min-w-0">
          <span className="found-title">{section.title(entry).trim() || section.untitled}</span>
          {subtitle && <span className="small soft block">{subtitle}</span>}
        </span>
      </label>
      <Badge tone={missing > 0 ? 'gap' : 'done'}>{missing > 0 ? t`${missing} to fill` : t`Complete`}</Badge>
      <div className="found-more" id={`${id}-more`}>
        {known !== null && known !== 'stranger' && <p className="small known">{WHY[known]}</p>}
        {found.notes.map((note) => (
          <p key={note} className="small soft">
            {translated(note)}
          </p>
        ))}
        <p className="tiny quiet">{translated(found.from)}</p>
      </div>
    </li>
  )
})
