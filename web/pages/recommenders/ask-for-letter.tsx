import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LINK_DAYS, linkRequest, USUAL_DAYS } from '#domain/letter-link.ts'
import { Copy, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { makeLetterLink } from '../../api/letter-links.ts'
import { Button } from '../../ui/button.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Field, labelId } from '../../ui/field.tsx'
import { RadioGroup, TextArea } from '../../ui/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { copyLink } from './copy-link.ts'

const DAYS = 'link-days'
const NOTE = 'link-note'

/** Makes the link by which the recommender opens the letter: sent by mail, or passed on by hand. */
export function AskForLetter({
  referee,
  name,
  email,
  replaces,
  onMade,
  onCancel,
}: {
  referee: number
  name: string
  email: string
  /** There is a link that opens the letter now. */
  replaces: boolean
  onMade: () => void
  onCancel: (() => void) | null
}) {
  const [days, setDays] = useState<number>(USUAL_DAYS)
  const [note, setNote] = useState('')
  const [noteError, setNoteError] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState<'send' | 'copy' | null>(null)
  const isAnew = onCancel !== null
  const make = async (send: boolean) => {
    if (busy !== null) return
    const wanted = linkRequest.safeParse({ days, note, send })
    setNoteError(wanted.error?.issues.find(({ path }) => path[0] === 'note')?.message)
    if (!wanted.success) return focusControl(NOTE)
    setBusy(send ? 'send' : 'copy')
    setRefusal(null)
    try {
      const { url } = await makeLetterLink(referee, wanted.data)
      if (send) toast(t`Sent to ${email}`)
      else await copyLink(url)
      onMade()
    } catch (error) {
      setRefusal(saysOf(error, t`The link could not be made. Please try again.`))
    } finally {
      setBusy(null)
    }
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that asked for it is gone.
    if (isAnew) heading.current?.focus()
  }, [isAnew])
  return (
    <form
      className={isAnew ? 'ask-letter is-anew' : 'ask-letter'}
      onSubmit={(event) => {
        event.preventDefault()
        void make(true)
      }}
    >
      {isAnew && (
        <h3 ref={heading} tabIndex={-1}>
          <Trans>A new link</Trans>
        </h3>
      )}
      <p className="soft small">
        <Trans>
          {name} gets a link that opens this one letter and nothing else, without an account: to read it, answer what is
          open, change any word, download it, and hand it in signed. You see each change.
        </Trans>
      </p>
      {replaces && (
        <Notice>
          <Trans>A new link ends the one before. It opens the newest letter.</Trans>
        </Notice>
      )}
      <Field id={DAYS} label={t`The link is open for`} as="group">
        {({ id, ...described }) => (
          <div className="link-days">
            <RadioGroup
              {...described}
              id={id}
              labelledBy={labelId(DAYS)}
              options={LINK_DAYS.map((count) => ({ value: String(count), label: t`${count} days` }))}
              value={String(days)}
              onChange={(chosen) => setDays(Number(chosen))}
            />
          </div>
        )}
      </Field>
      <Field
        id={NOTE}
        label={t`Your words to ${name}`}
        optional
        help={t`In the mail and on the page of the letter.`}
        error={noteError}
      >
        {(ids) => <TextArea {...ids} value={note} onChange={(event) => setNote(event.target.value)} />}
      </Field>
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" icon={Send} busy={busy === 'send'} busyLabel={t`Sending...`}>
          <Trans>Send link</Trans>
        </Button>
        <Button icon={Copy} busy={busy === 'copy'} busyLabel={t`Making...`} onClick={() => void make(false)}>
          <Trans>Copy link</Trans>
        </Button>
        {isAnew && (
          <Button look="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      <p className="tiny quiet">
        <Trans>
          “Send link” mails it to <b>{email}</b>. “Copy link” sends nothing: you pass it on yourself.
        </Trans>
      </p>
    </form>
  )
}
