import { LOCKED, type NotedEndeavor } from '#domain/endeavor.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Why the two that the address names cannot be shown side by side; null where they can. */
export function whyNotCompared(ids: readonly number[], list: readonly NotedEndeavor[]): string | null {
  if (ids.length !== 2 || ids[0] === ids[1]) return 'A comparison takes two different endeavors.'
  const found = ids.map((id) => list.find((endeavor) => endeavor.id === id))
  if (found.some((endeavor) => endeavor === undefined)) return 'One of them is not here any more.'
  return found.some((endeavor) => endeavor?.is_locked) ? LOCKED : null
}

export function CompareRefused({ why, onBack }: { why: string; onBack: () => void }) {
  return (
    <div className="endeavors">
      <h1>Two endeavors side by side</h1>
      <Card pad={false} role="alert">
        <div className="state">
          <h2>These two cannot be compared</h2>
          <p>{why}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button look="primary" onClick={onBack}>
              All endeavors
            </Button>
            {why === LOCKED && <LinkButton to="/plans">See plans</LinkButton>}
          </div>
        </div>
      </Card>
    </div>
  )
}
