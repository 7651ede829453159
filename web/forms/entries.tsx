import { Plus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { focusControl } from '../ui/error-summary.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { EntryCard, moveId } from './entry-card.tsx'
import { copyOf, titleOf, type EntrySection, type EntryValues } from './entry-section.ts'
import { controlId } from './messages.ts'

/** The cards of a list: add, duplicate, put in another place, delete with undo. */
export function Entries({ section, attempt }: { section: EntrySection; attempt: number }) {
  const { control, getValues, setValue } = useFormContext<EntryValues>()
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: 'entries', keyName: 'key' })
  /** Places of cards that were just made: they stand open, and the last takes the focus. */
  const [made, setMade] = useState<{ at: number; count: number }>({ at: -1, count: 0 })
  const [moved, setMoved] = useState<{ to: number; down: boolean; said: string } | null>(null)

  const add = () => {
    append({ ...section.empty }, { shouldFocus: false })
    setMade({ at: fields.length, count: made.count + 1 })
  }
  useEffect(() => {
    const first = section.groups[0]?.fields[0]?.name
    if (made.count > 0 && first !== undefined) focusControl(controlId(`entries.${made.at}.${first}`))
    // Only making a card moves the focus, to its first field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [made])

  const duplicate = useCallback(
    (at: number) => {
      const entry = getValues(`entries.${at}`)
      const { copy, files } = copyOf(section, entry)
      insert(at + 1, copy, { shouldFocus: false })
      setMade(({ count }) => ({ at: at + 1, count: count + 1 }))
      const text = `${titleOf(section, entry)} duplicated.`
      toast(files ? `${text} Its files stay with the first: add those of the new one.` : text)
    },
    [section, getValues, insert],
  )

  const shift = useCallback(
    (from: number, to: number) => {
      const entry = getValues(`entries.${from}`)
      move(from, to)
      const said = `${titleOf(section, entry)} is now ${to + 1} of ${getValues('entries').length}`
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

  const drop = useCallback(
    (at: number) => {
      if (section.minimum !== undefined && getValues('entries').length === 1) {
        toast({ text: section.minimum, tone: 'error' })
        return
      }
      const forget = (id: number | undefined, forgotten: boolean) => {
        if (id === undefined) return
        const others = getValues('removed').filter((other) => other !== id)
        setValue('removed', forgotten ? [...others, id] : others, { shouldDirty: true })
      }
      const entry = getValues(`entries.${at}`)
      remove(at)
      forget(entry.id, true)
      const undo = () => {
        insert(at, entry, { shouldFocus: false })
        forget(entry.id, false)
      }
      toast({ text: `${titleOf(section, entry)} deleted`, action: { label: 'Undo', run: undo } })
    },
    [section, getValues, setValue, remove, insert],
  )

  return (
    <div className="entries">
      {fields.map((field, at) => (
        <EntryCard
          key={field.key}
          section={section}
          at={at}
          of={fields.length}
          attempt={attempt}
          startOpen={fields.length === 1 || (made.count > 0 && at === made.at)}
          onDelete={drop}
          onDuplicate={duplicate}
          onMove={shift}
        />
      ))}
      <p className="sr" role="status">
        {moved?.said}
      </p>
      <button type="button" className="add" onClick={add}>
        <Icon of={Plus} />
        {section.addLabel ?? 'Add Another'}
      </button>
    </div>
  )
}
