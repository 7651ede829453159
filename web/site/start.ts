import { canUsePasskeys } from '../api/can-use-passkeys.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { doneIn, PRESSED } from './done.ts'
import { openApp } from './open-app.ts'

/**
 * The script of a page that was built ahead and that the app takes over. The page is whole as it is: the app is fetched
 * once it is painted, and called at the first sign that somebody is there to use it, so that who only opens the page, on a
 * slow phone above all, does not wait for what nobody has asked for.
 */
const painted = afterPaint()

const SIGNS = ['pointerover', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const

const used = new Promise<void>((resolve) => {
  for (const sign of SIGNS) document.addEventListener(sign, () => resolve(), { once: true, passive: true })
  const before = doneIn(document.body)
  if (before.typed.size > 0 || before.ticked.size > 0 || before.focus !== null) resolve()
})

/** Into the browser's store, and not run. */
function fetchAhead(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content.split(' ') ?? []
  for (const file of files) {
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.as = 'script'
    hint.crossOrigin = ''
    hint.href = file
    document.head.append(hint)
  }
}

// One page was built for whatever one goes on to after the login; its links to the other pages at the door keep that, as the app's do.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.door main a:not([target])'))
  link.search = location.search

/** Whoever leaves for Google before the app is there takes along what they ticked, as from the app. */
function takeAlong(link: HTMLAnchorElement): void {
  const query = new URLSearchParams(link.search)
  if (document.querySelector('[name=remember_me]:checked')) query.set('remember', '1')
  link.search = query.toString()
}

if (!canUsePasskeys()) document.querySelector('[data-passkey]')?.remove()

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('button, .google > a') : null
  if (pressed instanceof HTMLAnchorElement) takeAlong(pressed)
  // The app does what was asked of it as soon as it is there.
  else if (pressed) pressed.dataset[PRESSED] = ''
})
await painted
fetchAhead()
await used
await openApp()
