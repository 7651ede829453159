import { followLanguageButtons } from '../language/chosen.ts'
import { enliven } from '../pages/public/enliven.ts'

/** All the script of a page that is complete without one. */
enliven(document)
followLanguageButtons()

const intent = new Set<string>()

/** Fetches where a link leads as soon as it is pointed at. */
function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || intent.has(link.pathname))
    return
  intent.add(link.pathname)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = link.pathname
  document.head.append(hint)
}

for (const pointing of ['pointerover', 'focusin', 'touchstart'] as const)
  document.addEventListener(pointing, fetchAhead, { passive: true })
