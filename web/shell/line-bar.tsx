import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { askAgain, isServerAway, onLineChange } from '../api/line.ts'
import { queryClient } from '../api/query-client.ts'
import { Icon } from '../ui/icon.tsx'

const ASK_EVERY_MS = 5000

function onBrowserChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** A quiet bar over every page while there is no line, or nobody at its other end. It goes by itself. */
export function LineBar() {
  const online = useSyncExternalStore(onBrowserChange, () => navigator.onLine)
  const away = useSyncExternalStore(onLineChange, isServerAway)
  useEffect(() => {
    if (!away) return
    const timer = setInterval(() => {
      void askAgain().then((back) => {
        // What could not be shown meanwhile is asked for once more.
        if (back) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      })
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [away])
  const isShown = !online || away
  // Told to the style sheet by name: `:has()` on the root would look through the whole page with every paragraph that comes.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-line', isShown)
  }, [isShown])
  return (
    <div className="line-bar" role="status">
      {!online ? (
        <p>
          <Icon of={CloudOff} size="s" />
          <Trans>You are offline. What you type is kept on this device.</Trans>
        </p>
      ) : (
        away && (
          <p>
            <Icon of={CloudOff} size="s" />
            <Trans>Waiverly is being worked on. We keep trying; what you type is kept on this device.</Trans>
          </p>
        )
      )}
    </div>
  )
}
