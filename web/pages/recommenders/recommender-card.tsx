import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { removeRecommender, type RefereeRow } from '../../api/recommenders.ts'
import { store, stored } from '../../api/stored.ts'
import { langOf } from '../../language/lang-of.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { tellDeleted } from '../recently-deleted/tell-deleted.ts'

const TIES = {
  independent: { tone: 'done', text: t`Independent` },
  dependent: { tone: 'line', text: t`Not independent` },
  unclear: { tone: 'gap', text: t`Ties not told` },
} as const

const LETTERS = {
  none: { tone: 'line', text: t`No letter yet` },
  drafting: { tone: 'line', text: t`Letter being drafted` },
  drafted: { tone: 'gap', text: t`Drafted, not signed` },
  signed: { tone: 'done', text: t`Letter signed` },
} as const

/** A recommender: who they are, how they are tied to the applicant, and how far the letter has come. */
export function RecommenderCard({ referee, onRemoved }: { referee: RefereeRow; onRemoved: () => void }) {
  const { id, name, title, organization } = referee
  const tie = TIES[referee.tie]
  const letter = LETTERS[referee.letter]
  return (
    <Card as="li" className="recommender">
      <h2>
        {/* It covers the card, so that all of it leads there. */}
        <Link to={`/recommender-config?ref=${id}`} onClick={() => store('refereeId', id)}>
          {name}
        </Link>
      </h2>
      <p className="small soft" lang={langOf(title)}>
        {title}
      </p>
      <p className="small quiet" lang={langOf(organization)}>
        {organization}
      </p>
      <p className="standing">
        <Badge tone={letter.tone}>{letter.text}</Badge>
        <Badge tone={tie.tone}>{tie.text}</Badge>
      </p>
      <RemoveButton referee={referee} name={name} onRemoved={onRemoved} />
    </Card>
  )
}

function RemoveButton({ referee, name, onRemoved }: { referee: RefereeRow; name: string; onRemoved: () => void }) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removeRecommender(referee.id)
      if (stored('refereeId') === String(referee.id)) store('refereeId', null)
      tellDeleted(t`Recommender deleted`, 'recommender', referee.id, t`${name} restored`)
      onRemoved()
    } catch (error) {
      toast({ text: saysOf(error, t`Failed to delete recommender. Please try again.`), tone: 'error' })
      setAsked(false)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <IconButton icon={Trash2} size="s" label={t`Delete ${name}`} className="remove" onClick={() => setAsked(true)} />
      <Dialog
        open={asked}
        title={t`Delete ${name}?`}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="danger" busy={busy} busyLabel={t`Deleting...`} onClick={() => void remove()}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      >
        <p className="soft small">{LOST[referee.letter]}</p>
      </Dialog>
    </>
  )
}

/** What goes with a recommender. */
const LOST = {
  none: t`What you entered about them goes too. You can restore it for 30 days under Recently deleted.`,
  drafting: t`What you entered about them goes too; you can restore it for 30 days under Recently deleted. The letter that is being drafted is given up, and the credit held for it comes back.`,
  drafted: t`What you entered about them and their drafted letter go too. You can restore them for 30 days under Recently deleted. The credit that the letter took does not come back.`,
  signed: t`What you entered about them and their signed letter go too, and your petition can no longer cite it. You can restore them for 30 days under Recently deleted.`,
} as const
