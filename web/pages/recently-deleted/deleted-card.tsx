import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { DeletedItem } from '#domain/recently-deleted.ts'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { purgeDeleted, restoreDeleted } from '../../api/recently-deleted.ts'
import { langOf } from '../../language/lang-of.ts'
import { LOCALE } from '../../language/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { kindOf } from './kinds.ts'

/** One deleted thing: what it was, how long it stays, and the two ways on. */
export function DeletedCard({ item, onGone }: { item: DeletedItem; onGone: () => void }) {
  const { kind, id, files, days_left } = item
  const { label, page } = kindOf(item)
  const title = item.title.trim() || label
  const name = useId()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState<'restore' | 'purge' | null>(null)
  const act = async (what: 'restore' | 'purge', work: () => Promise<void>, failed: string) => {
    setBusy(what)
    try {
      await work()
      onGone()
    } catch (error) {
      toast({ text: saysOf(error, failed), tone: 'error' })
    } finally {
      setBusy(null)
      setAsked(false)
    }
  }
  const restore = async () => {
    await restoreDeleted(kind, id)
    toast({ text: t`${title} restored`, tone: 'done', action: { label: t`Open`, run: () => void navigate(page) } })
  }
  const purge = async () => {
    await purgeDeleted(kind, id)
    toast(t`${title} deleted for good`)
  }
  // The reader's own day: what was deleted in the evening was deleted today.
  const deleted = new Date(item.deleted_at).toLocaleDateString(LOCALE, { dateStyle: 'long' })
  const names = files.join(', ')
  return (
    <Card as="li" className="deleted-card">
      <div className="what">
        <p className="over">{label}</p>
        <h2 id={name} lang={langOf(title)}>
          {title}
        </h2>
        {files.length > 0 && (
          <p className="small soft names">
            <Trans>With {names}</Trans>
          </p>
        )}
        <p className="small quiet">
          <Trans>Deleted {deleted}</Trans>
          {' · '}
          <Plural value={days_left} one="# day left" other="# days left" />
        </p>
      </div>
      <div className="acts">
        <Button
          size="s"
          icon={RotateCcw}
          busy={busy === 'restore'}
          busyLabel={t`Restoring...`}
          aria-describedby={name}
          onClick={() => void act('restore', restore, t`It could not be restored. Please try again.`)}
        >
          <Trans>Restore</Trans>
        </Button>
        <Button size="s" look="quiet" icon={Trash2} aria-describedby={name} onClick={() => setAsked(true)}>
          <Trans>Delete now</Trans>
        </Button>
      </div>
      <Dialog
        open={asked}
        title={t`Delete ${title} for good?`}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              look="danger"
              busy={busy === 'purge'}
              busyLabel={t`Deleting...`}
              onClick={() => void act('purge', purge, t`It could not be deleted. Please try again.`)}
            >
              <Trans>Delete for good</Trans>
            </Button>
          </>
        }
      >
        <p className="soft small">
          {kind === 'recommender' || kind === 'rfenotice'
            ? t`Its files and the letters drafted for it go as well. Nobody can bring it back.`
            : t`Its files go as well. Nobody can bring it back.`}
        </p>
      </Dialog>
    </Card>
  )
}
