import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DELETION_MAIL_SENT, GRACE_DAYS } from '#domain/own-data.ts'
import { useState } from 'react'
import { useSecurity } from '../../../api/account-security.ts'
import { askForDeletion } from '../../../api/own-data.ts'
import { useMe } from '../../../api/session.ts'
import { KeepAccount } from '../../../shell/keep-account.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { WhatGoes } from '../what-goes.tsx'
import { PasswordDialog } from './dialog-form.tsx'
import { translated } from '../../../language/translated.ts'
import { dayOf } from '../../../ui/day.ts'

/** Delete my account: what it means, the password, and the mail that is to be answered. */
export function DeleteAccount() {
  const deletion = useSecurity().data?.deletion
  const email = useMe()?.email
  const [stage, setStage] = useState<'closed' | 'asking' | 'sent'>('closed')
  const close = () => setStage('closed')
  const day = deletion ? dayOf(deletion.on) : ''
  return (
    <>
      <h3>
        <Trans>Delete my account</Trans>
      </h3>
      {deletion ? (
        <>
          <Notice tone="gap">
            <Trans>
              Your account will be deleted on <b className="num whitespace-nowrap">{day}</b>. Until then everything is
              as it was, and you can keep it.
            </Trans>
          </Notice>
          <div>
            <KeepAccount />
          </div>
        </>
      ) : (
        <>
          <p className="soft">
            <Trans>
              With your account go your profile, your files and your letters, for good. We ask you to confirm it by
              mail, and then wait {GRACE_DAYS} days in case you change your mind.
            </Trans>
          </p>
          <div>
            <Button look="danger" onClick={() => setStage('asking')}>
              <Trans>Delete my account</Trans>
            </Button>
          </div>
        </>
      )}
      {stage === 'asking' && (
        <PasswordDialog
          words={{
            title: t`Delete your account?`,
            act: t`Send me the mail`,
            acting: t`Sending...`,
            look: 'danger',
            intro: (
              <>
                <WhatGoes />
                <p className="soft">
                  <Trans>
                    Nothing is deleted yet: we send a mail to <b>{email}</b>, and you confirm it there. {GRACE_DAYS}{' '}
                    days later the account is deleted. Until that day you can log in and keep it; after it, nothing can
                    be brought back.
                  </Trans>
                </p>
              </>
            ),
          }}
          failed={t`The mail could not be sent. Please try again.`}
          unless="no password"
          run={async (password) => {
            await askForDeletion(password)
            setStage('sent')
          }}
          onClose={close}
        />
      )}
      {stage === 'sent' && (
        <Dialog
          open
          title={translated(DELETION_MAIL_SENT)}
          onClose={close}
          actions={
            <Button look="primary" onClick={close}>
              <Trans>Close</Trans>
            </Button>
          }
        >
          <p className="soft">
            <Trans>
              Open the link in the mail to <b>{email}</b> to confirm. It works for 24 hours. As long as you do not, your
              account stays as it is.
            </Trans>
          </p>
        </Dialog>
      )}
    </>
  )
}
