import { dayOf, DELETION_MAIL_SENT, GRACE_DAYS } from '#domain/own-data.ts'
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

/** Delete my account: what it means, the password, and the mail that is to be answered. */
export function DeleteAccount() {
  const deletion = useSecurity().data?.deletion
  const email = useMe()?.email
  const [stage, setStage] = useState<'closed' | 'asking' | 'sent'>('closed')
  const close = () => setStage('closed')
  return (
    <>
      <h3>Delete my account</h3>
      {deletion ? (
        <>
          <Notice tone="gap">
            Your account will be deleted on <b className="num whitespace-nowrap">{dayOf(deletion.on)}</b>. Until then
            everything is as it was, and you can keep it.
          </Notice>
          <div>
            <KeepAccount />
          </div>
        </>
      ) : (
        <>
          <p className="soft">
            With your account go your profile, your files and your letters, for good. We ask you to confirm it by mail,
            and then wait {GRACE_DAYS} days in case you change your mind.
          </p>
          <div>
            <Button look="danger" onClick={() => setStage('asking')}>
              Delete my account
            </Button>
          </div>
        </>
      )}
      {stage === 'asking' && (
        <PasswordDialog
          words={{
            title: 'Delete your account?',
            act: 'Send me the mail',
            acting: 'Sending...',
            look: 'danger',
            intro: (
              <>
                <WhatGoes />
                <p className="soft">
                  Nothing is deleted yet: we send a mail to <b>{email}</b>, and you confirm it there. {GRACE_DAYS} days
                  later the account is deleted. Until that day you can log in and keep it; after it, nothing can be
                  brought back.
                </p>
              </>
            ),
          }}
          failed="The mail could not be sent. Please try again."
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
          title={DELETION_MAIL_SENT}
          onClose={close}
          actions={
            <Button look="primary" onClick={close}>
              Close
            </Button>
          }
        >
          <p className="soft">
            Open the link in the mail to <b>{email}</b> to confirm. It works for 24 hours. As long as you do not, your
            account stays as it is.
          </p>
        </Dialog>
      )}
    </>
  )
}
