import { useCallback } from 'react'
import { useSearch } from '../../ui/use-search.ts'
import type { PanelId } from './reading.ts'

const PANELS: readonly PanelId[] = ['sources', 'todo', 'versions']
const panelOf = (search: URLSearchParams): PanelId => PANELS.find((id) => id === search.get('panel')) ?? 'sources'

/** `2-3`: the versions that are compared, where both exist. */
function comparedOf(search: URLSearchParams, versions: number): { from: number; to: number } | null {
  const [, from = 0, to = 0] = (/^(\d+)-(\d+)$/.exec(search.get('compare') ?? '') ?? []).map(Number)
  return from >= 1 && to >= 1 && from !== to && Math.max(from, to) <= versions ? { from, to } : null
}

/** What of the page stands in its address: the tab beside the text, and the versions that are compared. */
export function useAddress(versions: number) {
  const [search, change] = useSearch()
  const go = useCallback(
    ({ panel, compare }: { panel?: PanelId; compare?: string | null }) =>
      change((next) => {
        if (panel === 'sources') next.delete('panel')
        else if (panel !== undefined) next.set('panel', panel)
        if (compare === null) next.delete('compare')
        else if (compare !== undefined) next.set('compare', compare)
      }),
    [change],
  )
  return { panel: panelOf(search), compared: comparedOf(search, versions), go }
}
