import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Badge } from '../../ui/badge.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useReading, type Chosen, type PanelId, type ShownPoint } from './reading.ts'
import { Sources } from './sources.tsx'
import { Todo } from './todo.tsx'
import { Versions } from './versions.tsx'
import { openCount } from './words.ts'

export interface PanelState {
  at: PanelId
  onChange: (at: PanelId) => void
  chosen: Chosen | null
  /** The open point to be seen in the list. */
  point: ShownPoint | null
  onCompare: (from: number, to: number) => void
}

/** What stands beside the text: its sources, what is to be done, its versions. */
export function Panel({ at, onChange, chosen, point, onCompare }: PanelState) {
  const { document } = useReading()
  const open = openCount(document)
  return (
    <Tabs
      label={t`Beside the text`}
      at={at}
      onChange={onChange}
      tabs={[
        { id: 'sources', label: t`Sources` },
        {
          id: 'todo',
          label: (
            <>
              <Trans>To do</Trans>{' '}
              {open > 0 && (
                <Badge tone="gap">
                  {open}
                  <span className="sr">
                    {' '}
                    <Trans context="how many points">open</Trans>
                  </span>
                </Badge>
              )}
            </>
          ),
        },
        { id: 'versions', label: t`Versions` },
      ]}
    >
      {at === 'sources' ? (
        <Sources chosen={chosen} />
      ) : at === 'todo' ? (
        <Todo shown={point} />
      ) : (
        <Versions onCompare={onCompare} />
      )}
    </Tabs>
  )
}
