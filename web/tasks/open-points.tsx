import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Warning } from '#domain/task.ts'
import { Notice } from '../ui/notice.tsx'

const points = (count: number) => (count === 1 ? '1 point to settle.' : t`${count} points to settle.`)

/** What a finished draft leaves open: facts to supply and words to prove. */
export function OpenPoints({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <Notice tone="gap">
      <details>
        <summary>
          <Trans>
            <b>{points(warnings.length)}</b> The draft says DRAFT on every page until they are.
          </Trans>
        </summary>
        <ul className="open-points">
          {warnings.map((warning, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list stands still, and points may be worded alike
            <li key={index}>
              {warning.kind === 'missing' ? t`Missing` : t`To verify`}: {warning.text}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}
