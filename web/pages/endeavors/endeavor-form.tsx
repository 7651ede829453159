import { ENDEAVOR_PARTS, endeavorSchema, type Endeavor, type EndeavorFields } from '#domain/endeavor.ts'
import { useRef } from 'react'
import { saveEndeavor } from '../../api/endeavors.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { SavedHint } from '../../forms/form-bar.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { PART_LABELS } from './parts.ts'

const GROUPS: readonly FieldGroup[] = [
  {
    fields: [
      {
        name: 'title',
        label: 'Title',
        kind: 'text',
        help: 'What you will do and for what, in one line; not an occupation and not a field.',
      },
    ],
  },
  ...[...new Set(PART_LABELS.map((part) => part.group))].map((group) => ({
    title: group,
    fields: PART_LABELS.filter((part) => part.group === group).map(({ name, label }) => ({
      name,
      label,
      kind: 'passage' as const,
      rows: 4,
    })),
  })),
]

/** All parts of one endeavor; every one is required. */
export function EndeavorForm({ endeavor, onClose }: { endeavor: Endeavor | null; onClose: () => void }) {
  const names = ['title', ...ENDEAVOR_PARTS] as const
  // A new one that was saved from the keyboard is changed by the next save, not made twice.
  const id = useRef(endeavor?.id ?? null)
  const form = useZodForm({
    schema: endeavorSchema,
    defaultValues: Object.fromEntries(names.map((name) => [name, endeavor?.[name] ?? ''])) as EndeavorFields,
    draft: endeavor ? `endeavor-${endeavor.id}` : 'endeavor-new',
    failed: endeavor ? 'Failed to update endeavor. Please try again.' : 'Failed to submit endeavor. Please try again.',
    save: async (fields) => {
      id.current = await saveEndeavor(id.current, fields)
    },
  })
  const onSaved = () => {
    toast(endeavor ? 'Endeavor updated successfully' : 'Endeavor submitted successfully')
    onClose()
  }
  return (
    <Form form={form} groups={GROUPS} summary="Please fill in all required fields correctly" onSaved={onSaved}>
      <FormFields groups={GROUPS} />
      <div className="formbar">
        <Button onClick={onClose}>Cancel</Button>
        <SavedHint form={form} />
        <Button look="primary" type="submit" busy={form.busy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </Form>
  )
}
