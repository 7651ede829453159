import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FactCard } from '#domain/fact-card.ts'
import { Check, CheckCheck, EyeOff, Merge, Pencil, Split, Undo2, type LucideIcon } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWalk } from './walk.ts'

const Key = ({ children }: { children: string }) => (
  <span className="kbd" aria-hidden="true">
    {children}
  </span>
)

/** The buttons of the current fact, each with its key. */
export function FactActions({ card, canJoin }: { card: FactCard; canJoin: boolean }) {
  const { confirm, confirmAll, write, leaveOut } = useWalk()
  const asks = card.state === 'asks'
  return (
    <div className="acts">
      <Button look="primary" icon={asks ? Pencil : Check} onClick={() => confirm(card)}>
        {asks ? t`Write it` : t`Confirm`}
        <Key>{t`Enter`}</Key>
      </Button>
      {!asks && (
        <Button size="s" look="quiet" icon={Pencil} onClick={() => write('edit', card)}>
          <Trans>Edit</Trans>
          <Key>E</Key>
        </Button>
      )}
      <Button size="s" look="quiet" icon={EyeOff} onClick={() => leaveOut(card)}>
        <Trans>Leave out</Trans>
        <Key>L</Key>
      </Button>
      <Button size="s" look="quiet" icon={Split} onClick={() => write('split', card)}>
        <Trans>Split</Trans>
        <Key>S</Key>
      </Button>
      {canJoin && (
        <Button size="s" look="quiet" icon={Merge} onClick={() => write('join', card)}>
          <Trans>Join</Trans>
          <Key>J</Key>
        </Button>
      )}
      {!asks && (
        <Button size="s" look="quiet" icon={CheckCheck} onClick={confirmAll}>
          <Trans>Confirm all in view</Trans>
          <Key>{t`Shift+Enter`}</Key>
        </Button>
      )}
    </div>
  )
}

/** The same at the foot of a small screen, within reach of the thumb. */
export function FactBar({
  card,
  canJoin,
  canUndo,
}: {
  card: FactCard | undefined
  canJoin: boolean
  canUndo: boolean
}) {
  const { confirm, confirmAll, write, leaveOut, undo } = useWalk()
  const asks = card?.state === 'asks'
  return (
    <div className="factbar" role="group" aria-label={t`What to do with this fact`}>
      <div className="small-acts">
        <Small icon={Undo2} label={t`Undo`} disabled={!canUndo} onClick={undo} />
        <Small
          icon={EyeOff}
          label={t`Leave out`}
          disabled={card === undefined}
          onClick={() => card && leaveOut(card)}
        />
        <Small
          icon={Split}
          label={t`Split`}
          disabled={card === undefined}
          onClick={() => card && write('split', card)}
        />
        <Small icon={Merge} label={t`Join`} disabled={!canJoin} onClick={() => card && write('join', card)} />
        <Small
          icon={Pencil}
          label={t`Edit`}
          disabled={card === undefined || asks}
          onClick={() => card && write('edit', card)}
        />
      </div>
      {card !== undefined && (
        <div className="main-acts">
          {!asks && (
            <Button size="l" icon={CheckCheck} onClick={confirmAll}>
              <span>
                <span className="sr">
                  <Trans>Confirm</Trans>{' '}
                </span>
                <Trans>all in view</Trans>
              </span>
            </Button>
          )}
          <Button look="primary" size="l" icon={asks ? Pencil : Check} onClick={() => confirm(card)}>
            {asks ? t`Write it` : t`Confirm`}
          </Button>
        </div>
      )}
    </div>
  )
}

function Small({
  icon,
  label,
  disabled,
  onClick,
}: {
  icon: LucideIcon
  label: string
  disabled: boolean
  onClick: () => void
}) {
  return (
    <button type="button" aria-disabled={disabled || undefined} onClick={disabled ? undefined : onClick}>
      <Icon of={icon} />
      {label}
    </button>
  )
}
