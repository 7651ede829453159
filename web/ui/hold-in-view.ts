const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Brings an element into view and holds it there while what stands above it is still coming, until somebody moves the page
 * themselves. Returns how to let go.
 */
export function holdInView(element: HTMLElement, block: ScrollLogicalPosition = 'start'): () => void {
  const show = () => element.scrollIntoView({ block })
  show()
  const grows = new ResizeObserver(show)
  grows.observe(document.body)
  const off = new AbortController()
  const letGo = () => {
    grows.disconnect()
    off.abort()
  }
  for (const event of BY_HAND) window.addEventListener(event, letGo, { signal: off.signal, passive: true })
  return letGo
}
