import { Plus } from 'lucide-react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useFieldArray, useFormContext, type FieldErrors } from 'react-hook-form'
import type { ApiError } from '../api/api-error.ts'
import { focusControl, type SummaryItem } from '../ui/error-summary.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { EntryCard } from './entry-card.tsx'
import {
  readEntries,
  titleOf,
  type Entry,
  type EntrySection,
  type EntryValues,
  type EntryWork,
} from './entry-section.ts'
import { Form } from './form.tsx'
import { FormBar } from './form-bar.tsx'
import { issuesOfWire } from './issues.ts'
import { controlId, labelsOf, messagesOf, withLabel } from './messages.ts'
import { useReaderForm } from './use-zod-form.ts'

const SUMMARY = 'Please fill in all required fields correctly'

const issuesOfRefusal = (error: ApiError) =>
  error.entries.flatMap(({ index, errors }) => issuesOfWire(errors, `entries.${index}.`))

/**
 * A whole page of entries: cards that open, add, delete with undo, one save for all. `entries` are those the server has;
 * mount it once they are loaded.
 */
export function EntryList<V extends object>({
  section: given,
  entries,
  draft,
  summary = SUMMARY,
  failed,
  onSaved,
  before,
  submitLabel,
  children,
}: {
  section: EntrySection<V>
  entries: readonly Entry<V>[]
  /** Name of the draft: the section's path. */
  draft: string
  summary?: string
  /** Said where the server gives no words of its own. */
  failed?: string
  /** After a save that goes on. */
  onSaved?: () => void
  /** In the bar: Previous. */
  before?: ReactNode
  submitLabel?: string
  /** In the bar, beside the submit button: Skip. */
  children?: ReactNode
}) {
  const section = given as unknown as EntrySection
  const form = useReaderForm<EntryValues, Omit<EntryWork, 'onCreated'>>({
    read: readEntries(section),
    defaultValues: { entries: startWith(section, entries), removed: [] },
    draft,
    failed,
    issuesOfRefusal,
    save: async (work) => {
      const onCreated = (at: number, id: number) => form.methods.setValue(`entries.${at}.id`, id)
      const stored = await section.save({ ...work, onCreated })
      return { entries: startWith(section, stored), removed: [] }
    },
  })
  const labels = labelsOf(section.groups)
  const order = [...labels.keys()]
  const items = (errors: FieldErrors): SummaryItem[] =>
    messagesOf(errors)
      .map(({ path, message }) => {
        const [, at = '0', name = ''] = path.split('.')
        return { at: Number(at), name, message }
      })
      .toSorted((a, b) => a.at - b.at || order.indexOf(a.name) - order.indexOf(b.name))
      .map(({ at, name, message }) => ({
        id: controlId(`entries.${at}.${name}`),
        text: `${titleOf(section, form.methods.getValues().entries[at] ?? {})}: ${withLabel(labels.get(name), message)}`,
      }))
  return (
    <Form form={form} summary={summary} items={items} onSaved={onSaved}>
      <Entries section={section} attempt={form.attempt} />
      <FormBar form={form} before={before} submitLabel={submitLabel}>
        {children}
      </FormBar>
    </Form>
  )
}

/** A list that holds nothing yet shows one empty card. */
const startWith = (section: EntrySection, entries: readonly Entry[]): Entry[] =>
  entries.length > 0 ? entries.map((entry) => ({ ...section.empty, ...entry })) : [{ ...section.empty }]

function Entries({ section, attempt }: { section: EntrySection; attempt: number }) {
  const { control, getValues, setValue } = useFormContext<EntryValues>()
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'entries', keyName: 'key' })
  const [added, setAdded] = useState(0)

  const add = () => {
    setAdded(added + 1)
    append({ ...section.empty }, { shouldFocus: false })
  }
  useEffect(() => {
    const first = section.groups[0]?.fields[0]?.name
    if (added > 0 && first !== undefined) focusControl(controlId(`entries.${fields.length - 1}.${first}`))
    // Only adding moves the focus, to the new card's first field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [added])
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
          attempt={attempt}
          startOpen={fields.length === 1 || (added > 0 && at === fields.length - 1)}
          onDelete={drop}
        />
      ))}
      <button type="button" className="add" onClick={add}>
        <Icon of={Plus} />
        {section.addLabel ?? 'Add Another'}
      </button>
    </div>
  )
}
