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

/** What of the page stands in its address: the tab beside the text, the versions that are compared, and where one is in a review. */
export function useAddress(versions: number) {
  const [search, change] = useSearch()
  const go = useCallback(
    ({ panel, compare, review }: { panel?: PanelId; compare?: string | null; review?: string | null }) =>
      change((next) => {
        if (panel === 'sources') next.delete('panel')
        else if (panel !== undefined) next.set('panel', panel)
        if (compare === null) next.delete('compare')
        else if (compare !== undefined) next.set('compare', compare)
        if (review === null) next.delete('review')
        else if (review !== undefined) next.set('review', review)
      }),
    [change],
  )
  return { panel: panelOf(search), compared: comparedOf(search, versions), review: search.get('review'), go }
}
