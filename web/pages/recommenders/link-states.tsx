import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { LetterLink } from '#domain/letter-link.ts'
import { Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { refetchDocument, useDocument } from '../../api/document.ts'
import { revokeLetterLink } from '../../api/letter-links.ts'
import { listed } from '../../language/lists.ts'
import { moment } from '../../ui/moment.ts'
import { Badge, Dot } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { copyLink } from './copy-link.ts'
import { endOf } from './link-end.ts'

/** Where a link stands, step by step with its times, and what can be done with it. */
export function LinkStates({
  referee,
  link,
  name,
  opens,
  isOlder,
  onAnew,
  onRevoked,
}: {
  referee: number
  link: LetterLink
  name: string
  /** Which of the letters, counted from one. */
  opens: number
  /** Another was drafted since. */
  isOlder: boolean
  /** Asks for a new one; null while that is done. */
  onAnew: (() => void) | null
  onRevoked: () => void
}) {
  const { id, sent_to, created_at, opened_at, edited_at, signed_at, expires_at, url } = link
  const [isRevoking, setRevoking] = useState(false)
  const end = endOf(link)
  return (
    <>
      <ol className="link-states">
        <Step title={sent_to === null ? t`Made` : t`Sent`} at={created_at}>
          {sent_to === null ? t`Passed on by you` : t`To ${sent_to}`}
        </Step>
        <Step title={t`Opened`} at={opened_at}>
          {null}
        </Step>
        <Step title={t`Edited`} at={edited_at}>
          <InWhatName link={link} />
          {edited_at !== null && <Changes link={link} editedAt={edited_at} />}
        </Step>
        <Step title={t`Signed`} at={signed_at}>
          {signed_at !== null && t`Kept under Final Letter.`}
        </Step>
      </ol>
      {url === null ? (
        <p>
          <Badge tone="gap">{end}</Badge>
        </p>
      ) : (
        <>
          {isOlder && signed_at === null && (
            <Notice tone="gap">
              <Trans>
                <b>It opens Recommendation Letter {opens}, not your newest.</b> For {name} to read the newest, send a
                new link: it ends this one.
              </Trans>
            </Notice>
          )}
          <p className="small soft">
            {signed_at === null
              ? t`The link is open until ${moment(expires_at)}.`
              : t`${name} can hand in a better scan by it until ${moment(expires_at)}; the text stays as it was signed.`}
          </p>
          <Field id={`link-${id}`} label={t`The link`}>
            {(ids) => (
              <span className="link-copy">
                <TextInput {...ids} readOnly value={url} onFocus={({ target }) => target.select()} />
                <Button icon={Copy} onClick={() => void copyLink(url)}>
                  <Trans>Copy</Trans>
                </Button>
              </span>
            )}
          </Field>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {onAnew !== null && (
          <Button onClick={onAnew}>
            <Trans>Send a new one</Trans>
          </Button>
        )}
        {url !== null && (
          <Button look="quiet" onClick={() => setRevoking(true)}>
            <Trans>Revoke</Trans>
          </Button>
        )}
      </div>
      {isRevoking && (
        <RevokeDialog
          referee={referee}
          id={id}
          name={name}
          onClose={() => setRevoking(false)}
          onRevoked={() => {
            setRevoking(false)
            onRevoked()
          }}
        />
      )}
    </>
  )
}

function Step({ title, at, children }: { title: string; at: string | null; children: ReactNode }) {
  return (
    <li className={at === null ? 'is-ahead' : undefined}>
      <Dot state={at === null ? undefined : 'done'} />
      <div>
        <p>
          <b>{title}</b>{' '}
          {at === null ? (
            <span className="tiny quiet">
              <Trans>not yet</Trans>
            </span>
          ) : (
            <time className="tiny quiet num" dateTime={at}>
              {moment(at)}
            </time>
          )}
        </p>
        {children !== null && children !== false && <div className="small soft">{children}</div>}
      </div>
    </li>
  )
}

/** In what name answers are given by this link; without one they are no facts. */
function InWhatName({ link: { writer, edited_at } }: { link: LetterLink }) {
  if (writer !== null)
    return (
      <p>
        <Trans>
          Answered in the name <b>{writer.name}</b>, typed{' '}
          <time className="num" dateTime={writer.at}>
            {moment(writer.at)}
          </time>
          .
        </Trans>
      </p>
    )
  return edited_at === null ? null : (
    <p>
      <Trans>Nobody has typed a name by this link. What it answers is no fact until somebody does.</Trans>
    </p>
  )
}

/** What the recommender changed by this link, each with the way to see it. */
function Changes({ link: { letter_id, created_at }, editedAt }: { link: LetterLink; editedAt: string }) {
  const { data } = useDocument(letter_id)
  // The document that is at hand may be older than what the link tells of it.
  useEffect(() => void refetchDocument(letter_id), [letter_id, editedAt])
  if (data === undefined) return <span className="quiet">…</span>
  const versions = data.versions.filter((one) => one.made_by === 'recommender' && one.created_at >= created_at)
  const confirmed = data.open.filter(({ waived }) => waived?.as === 'recommender' && waived.at >= created_at)
  const names = listed([...new Set(confirmed.flatMap(({ waived }) => waived?.by ?? []))])
  return (
    <ul className="link-changes">
      {versions.map(({ number, created_at: at }) => (
        <li key={number}>
          <Link to={`/documents/${letter_id}?panel=versions&compare=${number - 1}-${number}`}>
            <Trans>See what changed in version {number}</Trans>
          </Link>{' '}
          <span className="tiny quiet num">{moment(at)}</span>
        </li>
      ))}
      {confirmed.length > 0 && (
        <li>
          <Link to={`/documents/${letter_id}?panel=todo`}>
            <Plural value={confirmed.length} one="# statement confirmed" other="# statements confirmed" />
          </Link>{' '}
          <span className="tiny quiet">
            <Trans>by {names}</Trans>
          </span>
        </li>
      )}
    </ul>
  )
}

function RevokeDialog({
  referee,
  id,
  name,
  onClose,
  onRevoked,
}: {
  referee: number
  id: string
  name: string
  onClose: () => void
  onRevoked: () => void
}) {
  const [busy, setBusy] = useState(false)
  const revoke = async () => {
    setBusy(true)
    try {
      await revokeLetterLink(referee, id)
      toast(t`The link opens nothing any more`)
      onRevoked()
    } catch (error) {
      setBusy(false)
      toast({ text: saysOf(error, t`The server did not answer. Please try again.`), tone: 'error' })
    }
  }
  return (
    <Dialog
      open
      title={t`Revoke this link?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" busy={busy} busyLabel={t`Revoking...`} onClick={() => void revoke()}>
            <Trans>Revoke</Trans>
          </Button>
        </>
      }
    >
      <p className="soft small">
        <Trans>
          {name} can then no longer open the letter by it. What was changed so far stays. You can send a new link at any
          time.
        </Trans>
      </p>
    </Dialog>
  )
}

function EarlierLink({ link }: { link: LetterLink }) {
  const { sent_to } = link
  const made = <span className="num">{moment(link.created_at)}</span>
  const end = endOf(link).toLowerCase()
  if (link.signed_at === null)
    return sent_to === null ? (
      <Trans>
        {made}: {end}
      </Trans>
    ) : (
      <Trans>
        {made} to {sent_to}: {end}
      </Trans>
    )
  return sent_to === null ? (
    <Trans>
      {made}: signed, {end}
    </Trans>
  ) : (
    <Trans>
      {made} to {sent_to}: signed, {end}
    </Trans>
  )
}

/** Links before the newest, which open nothing any more. */
export function EarlierLinks({ links }: { links: readonly LetterLink[] }) {
  return (
    <details className="earlier-links small">
      <summary>
        <Plural value={links.length} one="# earlier link" other="# earlier links" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <EarlierLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  )
}
