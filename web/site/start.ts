import { PRESSED } from './done.ts'
import { openApp } from './open-app.ts'

/** The script of a page that was built ahead and that the app takes over: the page is painted first. */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  // A window in the background is not painted.
  setTimeout(resolve, 300)
})

// One page was built for whatever one goes on to after the login; its links to the other pages at the door keep that, as the app's do.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.door main a:not([target])'))
  link.search = location.search

// The app does what was asked of it as soon as it is there.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button) button.dataset[PRESSED] = ''
})
void painted.then(openApp)
