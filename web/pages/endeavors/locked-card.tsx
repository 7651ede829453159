import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { LOCKED, type Endeavor } from '#domain/endeavor.ts'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { translated } from '../../language/translated.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A locked endeavor: its title is real, and nothing behind it pretends to be. Pressed anywhere it says what opens it. */
export function LockedCard({ endeavor, onLocked }: { endeavor: Endeavor; onLocked: () => void }) {
  const why = useId()
  return (
    <Card as="li" locked>
      <p className="tiny quiet lock-word" aria-hidden="true">
        <Icon of={Lock} size="s" />
        <Trans>Locked</Trans>
      </p>
      {/* The label covers the card, so that all of it answers as the box does. */}
      <label className="check locked-box">
        <input
          type="checkbox"
          checked={false}
          aria-describedby={why}
          onChange={onLocked}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Else the same press answers the prompt that it opens.
            event.preventDefault()
            onLocked()
          }}
        />
        <span className="endeavor-title" lang="en">
          <span className="sr" lang={i18n.locale}>
            <Trans>Locked:</Trans>{' '}
          </span>
          {endeavor.title}
        </span>
      </label>
      <p className="small soft indented" id={why}>
        {translated(LOCKED)}
      </p>
      <LinkButton to="/plans" size="s" className="above-box indented">
        <Trans>See plans</Trans>
      </LinkButton>
    </Card>
  )
}
