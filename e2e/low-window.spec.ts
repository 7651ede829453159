import type { Page } from '@playwright/test'
import { overflow } from './axe.ts'
import { PICTURES, stands } from './pictures.ts'
import { pictured } from './pictured-people.ts'
import { expect, test } from './product.ts'
import { signIn } from './seed.ts'

/** A window of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10). */
test.use({ viewport: { width: 320, height: 256 } })

/** The share of the window, in the middle of the page, that lies under what stays in its place. */
const taken = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight } = document.documentElement
    window.scrollTo(0, (scrollHeight - window.innerHeight) / 2)
    const rows = Array.from({ length: window.innerHeight / 4 }, (_, at) => at * 4 + 1)
    const stays = (y: number) => {
      for (let one = document.elementFromPoint(window.innerWidth / 2, y); one; one = one.parentElement)
        if (one instanceof HTMLDialogElement) return false
        else if (/sticky|fixed/.test(getComputedStyle(one).position)) return true
      return false
    }
    return rows.filter(stays).length / rows.length
  })

/** What can be reached by Tab and lies, once it has the focus, wholly under something else or outside the window. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const MOST_FRAMES = 60
    const found: string[] = []
    // The app may come in the place of a page that was built ahead as soon as something has the focus.
    const all = () => [
      ...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
    const thirds = [1 / 6, 1 / 2, 5 / 6]
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const isSeen = (one: Element) => {
      // A box that the browser draws small has its label for a face.
      const faces: Element[] = [one, ...('labels' in one ? [...(one.labels as NodeListOf<HTMLElement>)] : [])]
      return faces.some((face) =>
        [...face.getClientRects()].some(({ left, top, width, height }) =>
          thirds.some((across) =>
            thirds.some((down) => {
              const there = document.elementFromPoint(left + width * across, top + height * down)
              return there !== null && (face.contains(there) || there.contains(face))
            }),
          ),
        ),
      )
    }
    for (let at = 0, one = all()[at]; one !== undefined; one = all()[++at]) {
      if (one.tabIndex < 0 || one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true })) continue
      one.focus()
      if (document.activeElement !== one) continue
      const focused = () => (document.activeElement === document.body ? null : document.activeElement)
      for (let frames = 0; frames < MOST_FRAMES; frames++) {
        await frame()
        const now = focused()
        if (now !== null && isSeen(now)) break
      }
      const now = focused()
      if (now === null) found.push(`lost: ${one.outerHTML.slice(0, 200)}`)
      else if (!isSeen(now)) found.push(now.outerHTML.slice(0, 200))
    }
    return found
  })

for (const picture of PICTURES)
  test(
    `${picture.name}: all of it is reached in a low window`,
    { tag: '@long' },
    async ({ page, context, product }, { project }) => {
      test.skip(project.name !== 'chromium', 'the window has one size, and its colours change nothing')
      const { account, places } = picture.who ? await pictured(picture.who, product) : { account: null, places: {} }
      if (account) await signIn(context, account)
      await stands(page, picture, places)
      await page.waitForLoadState('networkidle')
      expect.soft(await overflow(page), 'scrolls sideways').toBe(0)
      expect.soft(await taken(page), 'lies under what stays in its place').toBeLessThan(0.4)
      expect.soft(await covered(page), 'has the focus and is not seen').toEqual([])
    },
  )
