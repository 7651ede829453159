import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UNSURE } from '#domain/rfe.ts'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { useState } from 'react'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeWork } from './change-work.ts'
import { backId, focusOn } from './focus.ts'

/** Puts an issue aside; the keyboard's place is then on what takes it back. */
function usePutAside(id: number) {
  const [busy, setBusy] = useState(false)
  const putAside = async () => {
    setBusy(true)
    try {
      await changeWork(id, () => ({ state: 'none' }))
      focusOn(`#${backId(id)}`)
    } catch {
      setBusy(false)
    }
  }
  return { busy, putAside: () => void putAside() }
}

/** Said beside an issue of which the reader is not sure: that it may be none, and the way to put it aside. */
export function MayBeNone({ id }: Pick<WorkedIssue, 'id'>) {
  const { busy, putAside } = usePutAside(id)
  return (
    <Notice
      action={
        <Button size="s" busy={busy} onClick={putAside}>
          <Trans>Put aside</Trans>
        </Button>
      }
    >
      {translated(UNSURE)}
      {BETWEEN_SENTENCES}
      <Trans>An issue that is left unanswered can cost the case.</Trans>
    </Notice>
  )
}

/** The same for every other issue, quieter, and asked once more. */
export function IsItNone({ issue: { id, added } }: { issue: Pick<WorkedIssue, 'id' | 'added'> }) {
  const { busy, putAside } = usePutAside(id)
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <p className="tiny quiet">
        <Trans>
          Does this ask for nothing? Compare it with the notice first: an issue that is left unanswered can cost the
          case.{' '}
          <Button look="link" busy={busy} onClick={() => setAsked(true)}>
            Put it aside
          </Button>
        </Trans>
      </p>
      <Dialog
        open={asked}
        title={t`Put this issue aside?`}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              look="primary"
              onClick={() => {
                close()
                putAside()
              }}
            >
              <Trans>Put aside</Trans>
            </Button>
          </>
        }
      >
        <p className="small soft">
          {added !== true && (
            <>
              <Trans>The analysis reads it as an issue.</Trans>
              {BETWEEN_SENTENCES}
            </>
          )}
          <Trans>
            Put aside, it is not counted, and the response does not answer it. Your notes and papers stay, and you can
            take it back.
          </Trans>
        </p>
      </Dialog>
    </>
  )
}
