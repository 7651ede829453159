import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ChevronRight, Copy, Trash2, type LucideIcon } from 'lucide-react'
import { memo, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { useCaseFile } from '../api/case-file.ts'
import { langOf } from '../language/lang-of.ts'
import { translated } from '../language/translated.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { asShown, headingOf, titleOf, type Entry, type EntrySection, type EntryValues } from './entry-section.ts'
import { entryState, NONE_OPEN, openPoints, type OpenPoints } from './entry-state.ts'
import { FormFields } from './form-field.tsx'
import './record-controls.tsx'
import { messagesOf } from './messages.ts'
import { holdsPapers, papersToCheck, type PaperToCheck } from './papers-to-check.ts'
import { FormReach } from './reach.ts'

/** Id of the button that moves the entry at a place. */
export const moveId = (at: number, down: boolean): string => `move-${down ? 'down' : 'up'}-${at}`

/** Id of the head of the entry at a place. */
export const headId = (at: number): string => `entry-${at}`

const openPointsOf = (section: EntrySection, entry: Entry): OpenPoints =>
  section.isBlank?.(entry) ? NONE_OPEN : openPoints(section.schema, asShown(section, entry))

/**
 * How many messages stand at the entry's fields. The form's own hooks would draw every card whenever anything of the form's
 * state changes.
 */
function useTold(at: number): number {
  const { methods } = use(FormReach)
  if (methods === undefined) throw new Error(`The entry ${at} stands in no form`)
  const { subscribe, getFieldState } = methods
  const listen = useCallback(
    (changed: () => void) => subscribe({ name: `entries.${at}`, formState: { errors: true }, callback: changed }),
    [subscribe, at],
  )
  const toldNow = () => messagesOf({ entry: getFieldState(`entries.${at}`).error }).length
  return useSyncExternalStore(listen, toldNow, toldNow)
}

/**
 * One entry: its own words and its state in the head, the fields inside. It opens when a save failed on it. The fields
 * are made when it is first opened, since a long list would have a thousand of them.
 */
export const EntryCard = memo(function EntryCard({
  section,
  at,
  isOnly,
  isLast,
  attempt,
  startOpen,
  copyOf,
  onDelete,
  onDuplicate,
  onMove,
}: {
  section: EntrySection
  /** Place in the list, from 0. */
  at: number
  isOnly: boolean
  isLast: boolean
  /** The last attempt to save, where it failed on this entry; else 0. */
  attempt: number
  startOpen: boolean
  /** Of a duplicate: the heading of its first when it was made. */
  copyOf?: string | undefined
  onDelete: (at: number) => void
  onDuplicate: (at: number) => void
  onMove: (from: number, to: number) => void
}) {
  const watched = useWatch<EntryValues, `entries.${number}`>({ name: `entries.${at}` })
  const entry = useMemo(() => watched ?? {}, [watched])
  const told = useTold(at)
  const open = useMemo(() => openPointsOf(section, entry), [section, entry])
  const box = useRef<HTMLDetailsElement>(null)
  const [opensAtFirst] = useState(startOpen)
  const [made, setMade] = useState(startOpen)

  useEffect(() => {
    if (attempt === 0 || told === 0 || !box.current) return
    box.current.open = true
    setMade(true)
    // A card opens at the attempt that failed on it; closing it again is then up to the person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])

  const heading = titleOf(section, entry)
  const subtitle = section.subtitle?.(entry)
  const { imported_from: importedFrom } = entry
  // A copy is told from its first only as long as they read the same.
  const isCopy = copyOf === headingOf(section, entry)
  const title = isCopy ? t`${heading}, copy` : heading
  const { data: caseFile } = useCaseFile({ enabled: holdsPapers(entry) })
  const toCheck = useMemo(() => papersToCheck(entry, caseFile), [entry, caseFile])
  const state = entryState(open, told, section.isBlank?.(entry) ?? false, attempt > 0, toCheck.length)
  return (
    <div className="entry-box">
      <details
        className="entry"
        open={opensAtFirst}
        ref={box}
        onToggle={(event) => {
          if (event.currentTarget.open) setMade(true)
        }}
      >
        <summary id={headId(at)}>
          <Icon of={ChevronRight} />
          <div className="min-w-0">
            <h2 id={`${headId(at)}-title`}>
              <span lang={langOf(heading)}>{heading}</span>
              {isCopy && (
                <>
                  <span className="sr">, </span>
                  <span className="copy">
                    <Trans>copy</Trans>
                  </span>
                </>
              )}
            </h2>
            {subtitle && <p lang={langOf(subtitle)}>{subtitle}</p>}
          </div>
          <Badge tone={state.tone}>{state.text}</Badge>
        </summary>
        {typeof importedFrom === 'string' && importedFrom !== '' && (
          <p className="source tiny quiet">
            <Trans>From {importedFrom}</Trans>
          </p>
        )}
        {toCheck.map((paper) => (
          <p key={paper.kind === 'other' ? paper.name : paper.text} className="source small">
            <ToCheck paper={paper} />
          </p>
        ))}
        {/* Its fields have the names that those of the next one have */}
        <div className="body" role="group" aria-labelledby={`${headId(at)}-title`}>
          {made && <FormFields groups={section.groups} prefix={`entries.${at}.`} />}
        </div>
      </details>
      {/* Beside the card, not in it: what is inside a closed card cannot be reached, and its head is one button already. */}
      <div className="acts">
        <Act icon={Copy} word={t`Duplicate`} label={t`Duplicate ${title}`} onClick={() => onDuplicate(at)} />
        {!isOnly && (
          <>
            <IconButton
              id={moveId(at, false)}
              icon={ArrowUp}
              size="s"
              label={t`Move ${title} up`}
              title={t`Move up`}
              disabled={at === 0}
              onClick={() => onMove(at, at - 1)}
            />
            <IconButton
              id={moveId(at, true)}
              icon={ArrowDown}
              size="s"
              label={t`Move ${title} down`}
              title={t`Move down`}
              disabled={isLast}
              onClick={() => onMove(at, at + 1)}
            />
          </>
        )}
        <Act icon={Trash2} word={t`Delete`} label={t`Delete ${title}`} onClick={() => onDelete(at)} />
      </div>
    </div>
  )
})

function ToCheck({ paper }: { paper: PaperToCheck }) {
  if (paper.kind === 'disagrees') return <>{translated(paper.text)}</>
  const { name } = paper
  return (
    <Trans>
      The words of {name} tell of something else than this entry, so no document uses it as its proof. Attach the paper
      that shows it, or correct the entry.
    </Trans>
  )
}

/** A button with its word, which a closed card has no room for. */
function Act({ icon, word, label, onClick }: { icon: LucideIcon; word: string; label: string; onClick: () => void }) {
  return (
    <Button look="quiet" size="s" icon={icon} onClick={onClick} aria-label={label} title={word}>
      <span className="word">{word}</span>
    </Button>
  )
}
