import { CONTACT_THANKS, contactSchema } from '#domain/contact.ts'
import { useState } from 'react'
import { post } from '../../api/client.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PublicPage } from './public-page.tsx'

const GROUPS: readonly FieldGroup[] = [
  {
    fields: [
      { name: 'name', label: 'Full Name', kind: 'text', autoComplete: 'name' },
      { name: 'email', label: 'Email', kind: 'email', span: 3, autoComplete: 'email' },
      { name: 'phone', label: 'Phone', kind: 'tel', span: 3, optional: true, autoComplete: 'tel' },
      { name: 'message', label: 'Message', kind: 'passage', rows: 6 },
    ],
  },
]
const EMPTY = { name: '', email: '', phone: '', message: '' }

export default function Contact() {
  const [sent, setSent] = useState(false)
  const form = useZodForm({
    schema: contactSchema,
    defaultValues: EMPTY,
    failed: 'Error sending message. Please try again later.',
    save: async (fields) => {
      await post('/api/contact/', fields, { open: true })
      setSent(true)
      return EMPTY
    },
  })
  return (
    <PublicPage title="Contact">
      <div className="wrap-p">
        <div className="contact">
          <h1>Contact</h1>
          <p className="soft">Questions about a package, an invoice or your data. We cannot give legal advice.</p>
          <div role="status">{sent && <Notice>{CONTACT_THANKS}</Notice>}</div>
          <Form form={form} groups={GROUPS} guard={false}>
            <FormFields groups={GROUPS} />
            <div className="formbar">
              <Button look="primary" type="submit" busy={form.busy} busyLabel="Sending...">
                Send
              </Button>
            </div>
          </Form>
        </div>
      </div>
    </PublicPage>
  )
}
