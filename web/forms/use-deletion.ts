import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useRef } from 'react'
import { useFormContext, type UseFieldArrayReturn } from 'react-hook-form'
import { dismissToast, toast } from '../ui/toast.tsx'
import { titleOf, withEntry, type Entry, type EntrySection, type EntryValues } from './entry-section.ts'

/**
 * Deletes the card at a place, with an Undo. Before the save it puts the card back; after it, it restores the entry on the
 * server, also once the form is gone. A deletion that was never saved ends with the form, and its Undo with it.
 */
export function useDeletion(
  section: EntrySection,
  { insert, remove }: Pick<UseFieldArrayReturn<EntryValues, 'entries'>, 'insert' | 'remove'>,
  onPlace: (place: { at: number }) => void,
): (at: number) => void {
  const { getValues, setValue, reset, formState } = useFormContext<EntryValues>()
  const isOpen = useRef(true)
  /** Toasts that offer an Undo, by which the deleted entry was known to the server. */
  const offered = useRef(new Map<number, number | undefined>())
  useEffect(() => {
    isOpen.current = true
    const toasts = offered.current
    return () => {
      isOpen.current = false
      const unsaved = getValues('removed')
      for (const [id, entry] of toasts) if (entry === undefined || unsaved.includes(entry)) dismissToast(id)
    }
  }, [getValues])
  const defaults = useRef(formState.defaultValues)
  useEffect(() => {
    defaults.current = formState.defaultValues
  })

  const restore = useCallback(
    async (at: number, id: number, entry: Entry) => {
      const restored = await section.restore?.(id, titleOf(section, entry))
      if (restored !== true || !isOpen.current) return
      const stored = (await section.load()).find((one) => one.id === id)
      if (stored === undefined) return
      // What is stored and what is typed beside it each get the entry, so that nothing counts as unsaved that is not.
      const { entries, removed } = getValues()
      const before = (defaults.current?.entries ?? []) as Entry[]
      reset({ entries: withEntry(section, before, at, stored), removed: [] })
      const typed = { ...entry, version: stored.version }
      reset({ entries: withEntry(section, entries, at, typed), removed }, { keepDefaultValues: true })
      onPlace({ at })
    },
    [section, getValues, reset, onPlace],
  )

  return useCallback(
    (at: number) => {
      if (section.minimum !== undefined && getValues('entries').length === 1) {
        toast({ text: section.minimum, tone: 'error' })
        return
      }
      const entry = getValues(`entries.${at}`)
      const { id } = entry
      remove(at)
      if (id !== undefined) setValue('removed', [...getValues('removed'), id], { shouldDirty: true })
      onPlace({ at })
      const undo = () => {
        const removed = getValues('removed')
        if (id !== undefined && !removed.includes(id)) {
          void restore(at, id, entry)
          return
        }
        insert(at, entry, { shouldFocus: false })
        setValue(
          'removed',
          removed.filter((other) => other !== id),
          { shouldDirty: true },
        )
        onPlace({ at })
      }
      const title = titleOf(section, entry)
      offered.current.set(toast({ text: t`${title} deleted`, action: { label: t`Undo`, run: undo } }), id)
    },
    [section, getValues, setValue, remove, insert, restore, onPlace],
  )
}
