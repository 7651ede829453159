import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../../api/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox } from '../../../ui/inputs.tsx'
import { toast } from '../../../ui/toast.tsx'

const FILE = 'waiverly-recovery-codes.txt'

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast(t`Recovery codes copied`)
  } catch {
    toast({ text: t`Your browser did not let us copy them. Please write them down or print them.`, tone: 'error' })
  }
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = FILE
  link.click()
  URL.revokeObjectURL(url)
}

/** The codes, the one time that they are shown; left only by saying that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const me = useMe()
  const [kept, setKept] = useState(false)
  const heading =
    me === null ? t`Recovery codes of your account at Waiverly` : t`Recovery codes of ${me.email} at Waiverly`
  return (
    <Dialog
      open
      title={t`Keep your recovery codes`}
      actions={
        <Button look="primary" disabled={!kept} onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p className="soft small">
        <Trans>
          If you lose your phone, each of these codes lets you log in once. Keep them where you keep important papers.
          We cannot show them again.
        </Trans>
      </p>
      <div className="recovery">
        <p>{heading}</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="recovery-acts">
        <Button size="s" icon={Copy} onClick={() => void copy(codes)}>
          <Trans>Copy</Trans>
        </Button>
        <Button
          size="s"
          icon={Download}
          onClick={() => download([heading, t`Each works once.`, '', ...codes, ''].join('\n'))}
        >
          <Trans>Download</Trans>
        </Button>
        <Button size="s" icon={Printer} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <Checkbox label={t`I have kept them`} checked={kept} onChange={(event) => setKept(event.target.checked)} />
    </Dialog>
  )
}
