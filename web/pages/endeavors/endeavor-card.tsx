import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { NotedEndeavor } from '#domain/endeavor.ts'
import { Columns2, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { removeEndeavor } from '../../api/endeavors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { tellDeleted } from '../recently-deleted/tell-deleted.ts'
import { EndeavorParts } from './endeavor-parts.tsx'
import { NoteBadges } from './notes.tsx'
import { tellRefused } from './refused.ts'
import { SelectBox } from './select-box.tsx'

/** How a card stands while two are being chosen to compare. */
export type Choosing = 'none' | 'first' | 'second'

export function EndeavorCard({
  endeavor,
  choosing,
  justSaved,
  onEdit,
  onCompare,
  onLocked,
  onRemoved,
}: {
  endeavor: NotedEndeavor
  choosing: Choosing
  /** Comes from its form: it is shown open, with what was found in it. */
  justSaved: boolean
  onEdit: () => void
  /** Null where there is no second one to read. */
  onCompare: (() => void) | null
  onLocked: () => void
  onRemoved: () => void
}) {
  const [asked, setAsked] = useState(false)
  const title = useId()
  /** What a control does, and with which endeavor: ten of them say the same. */
  const named = (act: string) => ({ id: `${title}-${act}`, 'aria-labelledby': `${title}-${act} ${title}` })
  const card = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!justSaved || card.current === null) return
    card.current.open = true
    card.current.querySelector('summary')?.focus()
  }, [justSaved])
  const remove = async () => {
    setAsked(false)
    try {
      await removeEndeavor(endeavor.id)
      tellDeleted(t`Endeavor deleted successfully`, 'endeavor', endeavor.id, t`Endeavor restored`)
      onRemoved()
    } catch (error) {
      tellRefused(error, t`Failed to delete endeavor`, onLocked)
    }
  }
  const state = [endeavor.is_selected && 'is-selected', choosing === 'first' && 'is-first'].filter(Boolean).join(' ')
  return (
    <Card as="li" className={state}>
      <SelectBox
        endeavor={endeavor}
        onLocked={onLocked}
        label={
          <span className="endeavor-title" id={title} lang="en">
            {endeavor.title}
          </span>
        }
      />
      <p className="small soft indented endeavor-lead" lang="en">
        <MarkedText>{endeavor.exp_subs_merit_intric_val ?? ''}</MarkedText>
      </p>
      <div className="indented">
        <NoteBadges endeavor={endeavor} />
      </div>
      <details className="endeavor-parts indented" ref={card}>
        <summary {...named('read')}>
          <Trans>Read all of it, with notes</Trans>
        </summary>
        <EndeavorParts endeavor={endeavor} />
      </details>
      <div className="acts indented flex flex-wrap items-center gap-2">
        <Button size="s" icon={Pencil} onClick={onEdit} {...named('edit')}>
          <Trans>Edit</Trans>
        </Button>
        {onCompare && (
          <Button
            size="s"
            look={choosing === 'second' ? 'primary' : 'second'}
            icon={Columns2}
            onClick={onCompare}
            aria-pressed={choosing === 'none' ? undefined : choosing === 'first'}
            {...named('compare')}
          >
            {choosing === 'second' ? t`Compare with this` : t`Compare`}
          </Button>
        )}
        <Button size="s" look="quiet" icon={Trash2} onClick={() => setAsked(true)} {...named('delete')}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      <Dialog
        open={asked}
        title={t`Delete this endeavor?`}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="danger" onClick={() => void remove()}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      >
        <p className="soft small">
          <Trans>
            “<span lang="en">{endeavor.title}</span>” goes with what you changed in it. You can restore it for 30 days
            under Recently deleted.
          </Trans>
        </p>
      </Dialog>
    </Card>
  )
}
