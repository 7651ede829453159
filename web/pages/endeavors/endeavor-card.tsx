import { LOCKED, type Endeavor } from '#domain/endeavor.ts'
import { Lock, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { removeEndeavor, selectEndeavor } from '../../api/endeavors.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SavingCheckbox } from '../../ui/saving-checkbox.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { toast } from '../../ui/toast.tsx'
import { PART_LABELS } from './parts.ts'

/** A locked endeavor: its title is real, and nothing behind it pretends to be. */
export function LockedCard({ endeavor }: { endeavor: Endeavor }) {
  return (
    <Card as="li" locked>
      <p className="tiny quiet flex items-center gap-2">
        <Icon of={Lock} size="s" />
        Locked
      </p>
      <h2>{endeavor.title}</h2>
      <p className="small soft">{LOCKED}</p>
      <LinkButton to="/plans" size="s">
        See plans
      </LinkButton>
    </Card>
  )
}

export function EndeavorCard({ endeavor, onEdit }: { endeavor: Endeavor; onEdit: () => void }) {
  const [asked, setAsked] = useState(false)
  const select = async (chosen: boolean) => {
    try {
      await selectEndeavor(endeavor.id, chosen)
      toast(chosen ? 'Endeavor selected successfully' : 'Endeavor deselected successfully')
    } catch (error) {
      toast({ text: saysOf(error, 'Failed to update selection. Please try again.'), tone: 'error' })
      throw error
    }
  }
  const remove = async () => {
    setAsked(false)
    try {
      await removeEndeavor(endeavor.id)
      toast('Endeavor deleted successfully')
    } catch (error) {
      toast({ text: saysOf(error, 'Failed to delete endeavor. Please try again.'), tone: 'error' })
    }
  }
  return (
    <Card as="li" className={endeavor.is_selected ? 'is-selected' : ''}>
      <SavingCheckbox
        label={<span className="endeavor-title">{endeavor.title}</span>}
        checked={endeavor.is_selected}
        save={select}
      />
      <p className="small soft endeavor-lead">
        <MarkedText>{endeavor.exp_subs_merit_intric_val ?? ''}</MarkedText>
      </p>
      <details className="endeavor-parts">
        <summary>Read all of it</summary>
        <dl>
          {PART_LABELS.map(({ name, label, group }) => (
            <div key={name}>
              <dt>
                {label} <span className="quiet">{group}</span>
              </dt>
              <dd>
                <MarkedText>{endeavor[name] ?? ''}</MarkedText>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="acts flex flex-wrap items-center gap-2">
        <Button size="s" icon={Pencil} onClick={onEdit}>
          Edit
        </Button>
        <Button size="s" look="quiet" icon={Trash2} onClick={() => setAsked(true)}>
          Delete
        </Button>
      </div>
      <Dialog
        open={asked}
        title="Delete this endeavor?"
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>Cancel</Button>
            <Button look="danger" onClick={() => void remove()}>
              Delete
            </Button>
          </>
        }
      >
        <p className="soft small">“{endeavor.title}” and what you changed in it will be gone.</p>
      </Dialog>
    </Card>
  )
}
