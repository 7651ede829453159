import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CONTACT_THANKS, contactSchema } from '#domain/contact.ts'
import { useEffect, useRef, useState } from 'react'
import { post } from '../../api/client.ts'
import { OPERATOR } from '../../content/site.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Operator } from './operator.tsx'
import { PublicPage } from './public-page.tsx'
import './contact.css'

const GROUPS: readonly FieldGroup[] = [
  {
    fields: [
      { name: 'name', label: t`Full Name`, kind: 'text', autoComplete: 'name' },
      { name: 'email', label: t`Email`, kind: 'email', span: 3, autoComplete: 'email' },
      { name: 'phone', label: t`Phone`, kind: 'tel', span: 3, optional: true, autoComplete: 'tel' },
      { name: 'message', label: t`Message`, kind: 'passage', rows: 6 },
    ],
  },
]
const EMPTY = { name: '', email: '', phone: '', message: '', website: '' }

const hasAddress = OPERATOR.name !== '' || OPERATOR.email !== '' || OPERATOR.address.length > 0

export default function Contact() {
  const [sent, setSent] = useState(false)
  return (
    <PublicPage title={t({ context: 'page', message: 'Contact' })}>
      <div className="wrap-p">
        <div className="contact">
          <div>
            <h1>
              <Trans context="page">Contact</Trans>
            </h1>
            <p className="lead">
              <Trans>Questions about a package, an invoice or your data. We cannot give legal advice.</Trans>
            </p>
          </div>
          {sent ? <Thanks onAnother={() => setSent(false)} /> : <ContactForm onSent={() => setSent(true)} />}
          {hasAddress && (
            <section aria-labelledby="otherwise">
              <h2 id="otherwise">
                <Trans>By post or e-mail</Trans>
              </h2>
              <Operator />
            </section>
          )}
        </div>
      </div>
    </PublicPage>
  )
}

function ContactForm({ onSent }: { onSent: () => void }) {
  const form = useZodForm({
    schema: contactSchema,
    defaultValues: EMPTY,
    failed: t`Error sending message. Please try again later.`,
    save: async (fields) => {
      await post('/api/contact/', fields, { open: true })
      onSent()
    },
  })
  return (
    <Form form={form} groups={GROUPS} guard={false}>
      <FormFields groups={GROUPS} />
      <label className="trap" aria-hidden="true">
        <Trans>Leave this empty</Trans>
        <input tabIndex={-1} autoComplete="off" {...form.methods.register('website')} />
      </label>
      <div className="formbar">
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Sending...`}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </Form>
  )
}

/** Stays until another message is wanted. The button that was pressed is gone, so the focus goes here. */
function Thanks({ onAnother }: { onAnother: () => void }) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <div className="thanks" ref={here} tabIndex={-1}>
      <p>{translated(CONTACT_THANKS)}</p>
      <Button onClick={onAnother}>
        <Trans>Write another message</Trans>
      </Button>
    </div>
  )
}
