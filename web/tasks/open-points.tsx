import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Warning } from '#domain/task.ts'
import { Notice } from '../ui/notice.tsx'
import { LeftOut } from './left-out.tsx'

/** What a finished draft leaves open: facts to supply and words to prove. */
export function OpenPoints({ warnings }: { warnings: readonly Warning[] }) {
  const left = warnings.filter(({ kind }) => kind === 'left_out').map(({ text }) => text)
  return (
    <>
      <Marked warnings={warnings.filter(({ kind }) => kind !== 'left_out')} />
      {left.length > 0 && (
        <Notice>
          <LeftOut sentences={left} />
        </Notice>
      )}
    </>
  )
}

function Marked({ warnings }: { warnings: readonly Warning[] }) {
  const count = warnings.length
  if (count === 0) return null
  const points = plural(count, { one: `${count} point to settle.`, other: `${count} points to settle.` })
  return (
    <Notice tone="gap">
      <details>
        <summary>
          <Trans>
            <b>{points}</b> The draft says DRAFT on every page until they are.
          </Trans>
        </summary>
        <ul className="open-points">
          {warnings.map(({ kind, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list stands still, and points may be worded alike
            <li key={index}>
              {kind === 'missing' ? (
                <Trans>
                  Missing: <span lang="en">{text}</span>
                </Trans>
              ) : (
                <Trans>
                  To verify: <span lang="en">{text}</span>
                </Trans>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}
