import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { MAX_ENTRIES } from '#domain/limits.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { focusControl } from '../ui/error-summary.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState } from '../ui/states.tsx'
import { toast } from '../ui/toast.tsx'
import { AskedForLine, askedPlace, goToControl } from './asked-place.tsx'
import { EntryCard, headId, moveId } from './entry-card.tsx'
import {
  copyOf,
  headingOf,
  isAsStored,
  titleOf,
  type Entry,
  type EntrySection,
  type EntryValues,
} from './entry-section.ts'
import { controlId } from './messages.ts'
import { useDeletion } from './use-deletion.ts'

/** From so many entries before the last that is allowed the form says how many there are. */
const FEW_LEFT = 20

/** A card that was just made; of a duplicate with the heading of its first. */
interface Made {
  at: number
  count: number
  copyOf?: string
}

/** The cards of a list: add, duplicate, put in another place, delete with undo. */
export function Entries({
  section,
  attempt,
  putBack,
}: {
  section: EntrySection
  attempt: number
  /** The form was put back as it was typed before a reload. */
  putBack: boolean
}) {
  const { control, getValues, getFieldState, formState } = useFormContext<EntryValues>()
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: 'entries', keyName: 'key' })
  /** Places of cards that were just made: they stand open, and the last takes the focus. */
  const [made, setMade] = useState<Made>({ at: -1, count: 0 })
  /** The entry that the address asks for, as the list stood when it was opened; -1 for none. */
  const [asked] = useState(() => {
    const { entry, field } = askedPlace()
    return {
      at: entry === null ? -1 : fields.findIndex(({ id }) => String(id) === entry),
      isNew: entry === 'new',
      field,
    }
  })
  /** Headings of those that were duplicated, by the copy's key. */
  const [copies, setCopies] = useState<ReadonlyMap<string, string>>(new Map())
  const [moved, setMoved] = useState<{ to: number; down: boolean; said: string } | null>(null)
  /** Keys of the entries that the last save failed on: no other card has to be drawn for it. */
  const [failed, setFailed] = useState<{ attempt: number; keys: ReadonlySet<string> }>({ attempt, keys: new Set() })
  if (failed.attempt !== attempt) {
    const wrong = fields.filter((_, at) => getFieldState(`entries.${at}`).invalid)
    setFailed({ attempt, keys: new Set(wrong.map(({ key }) => key)) })
  }

  const first = section.groups[0]?.fields[0]?.name ?? ''
  const add = async () => {
    await afterPaint()
    const at = getValues('entries').length
    append({ ...section.empty }, { shouldFocus: false })
    setMade(({ count }) => ({ at, count: count + 1 }))
  }
  useEffect(() => {
    if (made.count > 0) focusControl(controlId(`entries.${made.at}.${first}`))
    const { copyOf: of } = made
    const key = fields[made.at]?.key
    if (of !== undefined && key !== undefined) setCopies((before) => new Map(before).set(key, of))
    // Only making a card moves the focus, to its first field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [made])

  const duplicate = useCallback(
    (at: number) => {
      const entry = getValues(`entries.${at}`)
      const { copy, files } = copyOf(section, entry)
      insert(at + 1, copy, { shouldFocus: false })
      setMade(({ count }) => ({ at: at + 1, count: count + 1, copyOf: headingOf(section, entry) }))
      const title = titleOf(section, entry)
      toast(
        files
          ? t`${title} duplicated. Its files stay with the first: add those of the new one.`
          : t`${title} duplicated.`,
      )
    },
    [section, getValues, insert],
  )

  const shift = useCallback(
    (from: number, to: number) => {
      const entry = getValues(`entries.${from}`)
      move(from, to)
      const [title, place, count] = [titleOf(section, entry), to + 1, getValues('entries').length]
      const said = t`${title} is now ${place} of ${count}`
      setMoved({ to, down: to > from, said })
    },
    [section, getValues, move],
  )
  useEffect(() => {
    // A browser drops the focus of an element that is put elsewhere; at either end the other way is left.
    if (moved === null) return
    const at = (down: boolean) => document.getElementById(moveId(moved.to, down)) as HTMLButtonElement | null
    const same = at(moved.down)
    ;(same?.disabled === true ? at(!moved.down) : same)?.focus()
  }, [moved])

  /** Where the focus goes whose button is gone: to the card that stands in its place, or to what makes a new one. */
  const [place, setPlace] = useState<{ at: number } | null>(null)
  const adds = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (place === null) return
    const head = document.getElementById(headId(Math.min(place.at, getValues('entries').length - 1)))
    ;(head ?? adds.current)?.focus()
  }, [place, getValues])

  const drop = useDeletion(section, { insert, remove }, setPlace)

  useEffect(() => {
    if (asked.isNew) {
      const at = getValues('entries').findIndex(({ id }) => id === undefined)
      if (at >= 0) goToControl(controlId(`entries.${at}.${first}`))
      else {
        adds.current?.focus({ preventScroll: true })
        adds.current?.scrollIntoView({ block: 'center' })
      }
    } else if (asked.at >= 0)
      void (goToControl(controlId(`entries.${asked.at}.${asked.field ?? first}`)) || goToControl(headId(asked.at)))
    // oxlint-disable-next-line react/exhaustive-deps -- the place is gone to once, as the list is opened
  }, [])

  // What was put back shows itself: in a closed card a file that was chosen would seem lost. Several at once, as they are
  // brought in from a file, are looked through first.
  const stored = (formState.defaultValues?.entries ?? []) as Entry[]
  const unsaved = putBack ? fields.flatMap((_, at) => (isAsStored(getValues(`entries.${at}`), stored) ? [] : [at])) : []

  return (
    <div className="entries">
      {fields.flatMap((field, at) => [
        ...(at === asked.at ? [<AskedForLine key="asked" />] : []),
        <EntryCard
          key={field.key}
          section={section}
          at={at}
          isOnly={fields.length === 1}
          isLast={at === fields.length - 1}
          attempt={failed.keys.has(field.key) ? attempt : 0}
          copyOf={copies.get(field.key)}
          startOpen={
            fields.length === 1 ||
            at === asked.at ||
            (unsaved.length === 1 && unsaved[0] === at) ||
            (made.count > 0 && at === made.at)
          }
          onDelete={drop}
          onDuplicate={duplicate}
          onMove={shift}
        />,
      ])}
      {asked.isNew && <AskedForLine />}
      <p className="sr" role="status">
        {moved?.said}
      </p>
      {fields.length === 0 && section.none ? (
        <EmptyState
          icon={section.none.icon}
          title={section.none.title}
          action={
            <Button ref={adds} icon={Plus} onClick={() => void add()}>
              {section.none.add}
            </Button>
          }
        >
          {section.none.text}
        </EmptyState>
      ) : (
        fields.length < MAX_ENTRIES && (
          <button type="button" className="add" ref={adds} onClick={() => void add()}>
            <Icon of={Plus} />
            <Trans>Add Another</Trans>
          </button>
        )
      )}
      {fields.length >= MAX_ENTRIES - FEW_LEFT && (
        <p className="entries-left">
          <Trans>
            You have {fields.length} of at most {MAX_ENTRIES} entries here.
          </Trans>
        </p>
      )}
    </div>
  )
}
