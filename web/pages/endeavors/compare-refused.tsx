import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LOCKED, type NotedEndeavor } from '#domain/endeavor.ts'
import { translated } from '../../language/translated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Why the two that the address names cannot be shown side by side; null where they can. */
export function whyNotCompared(ids: readonly number[], list: readonly NotedEndeavor[]): string | null {
  if (ids.length !== 2 || ids[0] === ids[1]) return t`A comparison takes two different endeavors.`
  const found = ids.map((id) => list.find((endeavor) => endeavor.id === id))
  if (found.some((endeavor) => endeavor === undefined)) return t`One of them is not here any more.`
  return found.some((endeavor) => endeavor?.is_locked) ? LOCKED : null
}

export function CompareRefused({ why, onBack }: { why: string; onBack: () => void }) {
  return (
    <div className="endeavors">
      <h1>
        <Trans>Two endeavors side by side</Trans>
      </h1>
      <Card pad={false} role="alert">
        <div className="state">
          <h2>
            <Trans>These two cannot be compared</Trans>
          </h2>
          <p>{translated(why)}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button look="primary" onClick={onBack}>
              <Trans>All endeavors</Trans>
            </Button>
            {why === LOCKED && (
              <LinkButton to="/plans">
                <Trans>See plans</Trans>
              </LinkButton>
            )}
          </div>
        </div>
      </Card>
    </div>
  )
}
