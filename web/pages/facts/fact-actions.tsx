import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FactCard } from '#domain/fact-card.ts'
import { Check, CheckCheck, EyeOff, Merge, Pencil, Split, Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { FootBar, Key } from '../../ui/foot-bar.tsx'
import { useWalk } from './walk.ts'

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
  const isNone = card === undefined
  return (
    <FootBar
      label={t`What to do with this fact`}
      small={[
        { icon: Undo2, label: t`Undo`, isOff: !canUndo, onPress: undo },
        { icon: EyeOff, label: t`Leave out`, isOff: isNone, onPress: () => card && leaveOut(card) },
        { icon: Split, label: t`Split`, isOff: isNone, onPress: () => card && write('split', card) },
        { icon: Merge, label: t`Join`, isOff: !canJoin, onPress: () => card && write('join', card) },
        { icon: Pencil, label: t`Edit`, isOff: isNone || asks, onPress: () => card && write('edit', card) },
      ]}
      main={
        card !== undefined && (
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
        )
      }
    />
  )
}
