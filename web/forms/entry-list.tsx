import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { ApiError } from '../api/api-error.ts'
import type { SummaryItem } from '../ui/error-summary.tsx'
import { useClashQuestion } from './use-clash-question.tsx'
import { Entries } from './entries.tsx'
import { chosen, mergeEntries } from './entry-clashes.ts'
import {
  copyOf,
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
import { controlId, labelsOf, lineOf, messagesOf, placesOf, withLabel } from './messages.ts'
import { useReaderForm } from './use-zod-form.ts'

const SUMMARY = t`Please fill in all required fields correctly`

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
  below,
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
  /** Under the cards. */
  below?: ReactNode
  /** In the bar, beside the submit button: Skip. */
  children?: ReactNode
}) {
  const section = given as unknown as EntrySection
  const labels = labelsOf(section.groups)
  const { ask, dialog } = useClashQuestion(labels)
  const form = useReaderForm<EntryValues, Omit<EntryWork, 'onStored'>>({
    read: readEntries(section),
    defaultValues: { entries: startWith(section, entries), removed: [] },
    draft,
    failed,
    issuesOfRefusal,
    save: async (work) => {
      const onStored: EntryWork['onStored'] = (at, { id, version }) => {
        form.methods.setValue(`entries.${at}.id`, id)
        form.methods.setValue(`entries.${at}.version`, version)
      }
      const stored = await section.save({ ...work, onStored })
      return { entries: startWith(section, stored), removed: [] }
    },
    settle: async (_error, values, base) => {
      const merged = mergeEntries(base, values, await section.load(), (entry) => copyOf(section, entry).copy)
      if (merged.asked.length === 0) return merged.values
      const choices = await ask(merged.asked, (at) => titleOf(section, values.entries[at] ?? {}))
      return choices && chosen(merged.values, merged.asked, choices)
    },
  })

  const order = [...labels.keys()]
  const items = (errors: FieldErrors): SummaryItem[] => {
    const messages = messagesOf(errors)
    if (messages.length === 0) return []
    const titles = form.methods.getValues().entries.map((entry) => titleOf(section, entry))
    const places = placesOf(titles)
    return messages
      .map(({ path, message }) => {
        const [, at = '0', name = ''] = path.split('.')
        return { at: Number(at), name, message }
      })
      .toSorted((a, b) => a.at - b.at || order.indexOf(a.name) - order.indexOf(b.name))
      .map(({ at, name, message }) => ({
        id: controlId(`entries.${at}.${name}`),
        ...lineOf(titles[at] ?? section.untitled, withLabel(labels.get(name), message), places[at]),
      }))
  }

  return (
    <Form form={form} summary={summary} items={items} onSaved={onSaved}>
      <Entries section={section} attempt={form.attempt} putBack={form.draft.restoredAt !== null} />
      {below}
      <FormBar form={form} before={before} submitLabel={submitLabel}>
        {children}
      </FormBar>
      {dialog}
    </Form>
  )
}

/** A list that holds nothing yet shows one empty card. */
const startWith = (section: EntrySection, entries: readonly Entry[]): Entry[] =>
  entries.length > 0 ? entries.map((entry) => ({ ...section.empty, ...entry })) : [{ ...section.empty }]
