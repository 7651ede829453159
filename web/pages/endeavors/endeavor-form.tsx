import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  ENDEAVOR_PARTS,
  endeavorSchema,
  type EndeavorFields,
  type EndeavorNote,
  type NotedEndeavor,
} from '#domain/endeavor.ts'
import { PARTS_IN_ORDER, PRONGS } from '#domain/endeavor-parts.ts'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { loadEndeavor, saveEndeavor } from '../../api/endeavors.ts'
import { AskedForLine, useAskedField } from '../../forms/asked-place.tsx'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { SavedHint } from '../../forms/form-bar.tsx'
import { labelsOf } from '../../forms/messages.ts'
import { useClashQuestion } from '../../forms/use-clash-question.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { groupOf } from './group-of.ts'
import { NoteLines, notesOf } from './notes.tsx'
import { said } from './refused.ts'

const help = (asks: string, notes: readonly EndeavorNote[], part: EndeavorNote['part']) => (
  <>
    {translated(asks)}
    <NoteLines notes={notesOf(notes, part)} />
  </>
)

/** The fields, each with what is asked of it and what was found in it when it was saved last. */
function groupsFor(notes: readonly EndeavorNote[]): readonly FieldGroup[] {
  const groups = [...new Set(PARTS_IN_ORDER.map((part) => part.group))]
  const asked = t`What you will do and for what, in one line; not an occupation and not a field.`
  return [
    { fields: [{ name: 'title', label: t`Title`, kind: 'line', help: help(asked, notes, 'title') }] },
    ...groups.map((group) => {
      const parts = PARTS_IN_ORDER.filter((part) => part.group === group)
      return {
        title: parts[0] && groupOf(parts[0]),
        fields: parts.map(({ name, label, asks }) => ({
          name,
          label: translated(label),
          kind: 'passage' as const,
          rows: 4,
          help: help(asks, notes, name),
        })),
      }
    }),
  ]
}

/** With another value in the address the list or another endeavor stands in its place. */
const SHOWN_BY = ['edit'] as const

const valuesOf = (endeavor: NotedEndeavor | null) => ({
  ...(Object.fromEntries(
    ['title' as const, ...ENDEAVOR_PARTS].map((name) => [name, endeavor?.[name] ?? '']),
  ) as EndeavorFields),
  version: endeavor?.version,
})

/** All parts of one endeavor; every one is required. */
export function EndeavorForm({
  endeavor,
  onSaved,
  onClose,
  onLocked,
}: {
  endeavor: NotedEndeavor | null
  onSaved: (id: number) => void
  onClose: () => void
  onLocked: () => void
}) {
  // A new one that was saved from the keyboard is changed by the next save, not made twice.
  const id = useRef(endeavor?.id ?? null)
  const [notes, setNotes] = useState(endeavor?.notes ?? [])
  const groups = useMemo(() => groupsFor(notes), [notes])
  const failed = said(endeavor ? t`Failed to update endeavor` : t`Failed to submit endeavor`)
  const { ask, dialog } = useClashQuestion(labelsOf(groups))
  const form = useZodForm({
    schema: endeavorSchema,
    defaultValues: valuesOf(endeavor),
    draft: endeavor ? `endeavor-${endeavor.id}` : 'endeavor-new',
    failed,
    save: async (fields, values) => {
      try {
        const saved = await saveEndeavor(id.current, fields, (values as { version?: number }).version)
        id.current = saved.id
        setNotes(saved.notes)
        return { ...values, version: saved.version } as never
      } catch (error) {
        throw inContext(error, failed, onLocked)
      }
    },
    settle: async ({ code }, values, base) => {
      if (code !== 'changed_elsewhere' || id.current === null) return null
      // Hardly ever needed, it comes when it is; where it does not come, the refusal is told.
      const settling = await import('../../forms/settle.ts').catch(() => null)
      const now = await loadEndeavor(id.current).catch(() => undefined)
      if (settling === null || now === undefined) return null
      return (await settling.settle({ base, values, now: valuesOf(now), title: now.title }, ask)) as never
    },
  })
  useAskedField()
  const [first, second] = [translated(PRONGS[1].asks), translated(PRONGS[2].asks)]
  const told = () => {
    toast(endeavor ? t`Endeavor updated successfully` : t`Endeavor submitted successfully`)
    if (id.current !== null) onSaved(id.current)
  }
  return (
    <Form
      form={form}
      groups={groups}
      summary={t`Please fill in all required fields correctly`}
      shownBy={SHOWN_BY}
      onSaved={told}
    >
      <p className="lead">
        <Trans>
          {first} {second} What you write here is what the letters and the petition argue.
        </Trans>
        {BETWEEN_SENTENCES}
        <Trans>
          A paper that proves it, such as a source for the need, is added to your{' '}
          <Link to="/evidence?entry=new">evidence</Link>.
        </Trans>
      </p>
      <AskedForLine />
      {dialog}
      <FormFields groups={groups} />
      <div className="formbar">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <SavedHint form={form} />
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </Form>
  )
}

/** A refusal in the words of what was being done; what is said of a field stays with the field. */
function inContext(error: unknown, failed: string, onLocked: () => void): unknown {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) return error
  if (error.code === 'changed_elsewhere') return error
  if (error.code === 'upgrade_required') onLocked()
  return new ApiError(error.status, { detail: failed, code: error.code })
}
