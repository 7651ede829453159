/**
 * All that moves on the landing page, in plain DOM: it runs without the app's libraries, on markup that is complete without
 * it. What it finds is named by data attributes: `data-counters` holds each `data-count`; `data-desk` holds sentences and
 * exhibits that belong together by `data-exhibit`.
 */

const COUNT_MS = 2000
const STAGGER_MS = 200

/** The order in which the citations light up, once: under five seconds, so that no button is needed to stop it (WCAG 2.2.2). */
const FIRST_LIT_MS = 500
const NEXT_LIT_MS = 1600

type Undo = () => void

/** Calls once, as soon as enough of an element is in sight. */
function onceSeen(element: Element, share: number, seen: () => void): Undo {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      seen()
    },
    { threshold: share },
  )
  watch.observe(element)
  return () => watch.disconnect()
}

/** Figures count up from 0 to what stands in the markup. */
function countUp(group: Element): Undo {
  const figures = [...group.querySelectorAll<HTMLElement>('[data-count]')].map((element) => ({
    element,
    end: Number(element.dataset['count']),
  }))
  const show = (at: (end: number, order: number) => number) =>
    figures.forEach(({ element, end }, order) => {
      element.textContent = String(Math.round(at(end, order)))
    })
  let frame = 0
  const stopWatching = onceSeen(group, 0.4, () => {
    const begun = performance.now()
    const step = (now: number) => {
      const passed = now - begun
      show((end, order) => {
        const share = Math.min(1, Math.max(0, (passed - order * STAGGER_MS) / COUNT_MS))
        return end * (1 - (1 - share) ** 3)
      })
      if (passed < COUNT_MS + figures.length * STAGGER_MS) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  })
  show(() => 0)
  return () => {
    stopWatching()
    cancelAnimationFrame(frame)
    show((end) => end)
  }
}

/** A wire with round corners from a chip, out over the edge of the page, to an exhibit. */
function drawWire(desk: Element, exhibit: string): void {
  const svg = desk.querySelector('.wires')
  const chip = desk.querySelector(`.sen[data-exhibit="${exhibit}"] .mark`)
  const card = desk.querySelector(`.exh[data-exhibit="${exhibit}"]`)
  const sheet = desk.querySelector('.sheet')
  if (!svg || !chip || !card || !sheet) return
  const origin = desk.getBoundingClientRect()
  const from = chip.getBoundingClientRect()
  const to = card.getBoundingClientRect()
  const x1 = from.right - origin.left + 3
  const y1 = from.top + from.height / 2 - origin.top
  const x2 = to.left - origin.left - 5
  const y2 = to.top + 27 - origin.top
  const edge = sheet.getBoundingClientRect().right - origin.left
  const turn = edge + (x2 - edge) / 2
  const down = Math.sign(y2 - y1)
  const round = Math.min(8, Math.abs(y2 - y1) / 2)
  const line =
    Math.abs(y2 - y1) < 2
      ? `M${x1} ${y1}H${x2}`
      : `M${x1} ${y1}H${turn - round}Q${turn} ${y1} ${turn} ${y1 + down * round}V${y2 - down * round}Q${turn} ${y2} ${turn + round} ${y2}H${x2}`
  svg.querySelector('path')?.setAttribute('d', line)
  const end = svg.querySelector('circle')
  end?.setAttribute('cx', String(x2))
  end?.setAttribute('cy', String(y2))
}

/** Sentences light up with their exhibits: each once by itself, then by pointer, focus and press. */
function lightUp(desk: Element, moves: boolean): Undo {
  const parts = [...desk.querySelectorAll<HTMLElement>('[data-exhibit]')]
  const first = parts.find((part) => part.classList.contains('lit'))?.dataset['exhibit'] ?? ''
  const [one, two, three] = new Set(parts.map((part) => part.dataset['exhibit'] ?? ''))
  let lit = first
  const show = (exhibit: string) => {
    lit = exhibit
    for (const part of parts) part.classList.toggle('lit', part.dataset['exhibit'] === exhibit)
    drawWire(desk, exhibit)
  }
  let timers: number[] = []
  const rest = () => {
    timers.forEach(clearTimeout)
    timers = []
  }
  const follow = ({ target }: Event) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-exhibit]') : null
    const exhibit = part?.dataset['exhibit']
    if (exhibit === undefined) return
    rest()
    if (exhibit !== lit) show(exhibit)
  }
  // The exhibit stands beside it: there is nowhere to go.
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.mark')) event.preventDefault()
  }
  desk.setAttribute('data-alive', '')
  const events = ['pointerover', 'focusin', 'click'] as const
  for (const event of events) desk.addEventListener(event, follow)
  desk.addEventListener('click', stay)
  const stopWatching = moves
    ? onceSeen(desk, 0.3, () => {
        timers = [one, three, two].map((exhibit = first, order) =>
          window.setTimeout(() => show(exhibit), FIRST_LIT_MS + order * NEXT_LIT_MS),
        )
      })
    : undefined
  const resized = new ResizeObserver(() => drawWire(desk, lit))
  resized.observe(desk)
  let ended = false
  void document.fonts.ready.then(() => {
    if (!ended) drawWire(desk, lit)
  })
  return () => {
    ended = true
    rest()
    stopWatching?.()
    resized.disconnect()
    for (const event of events) desk.removeEventListener(event, follow)
    desk.removeEventListener('click', stay)
    for (const part of parts) part.classList.toggle('lit', part.dataset['exhibit'] === first)
    desk.removeAttribute('data-alive')
  }
}

const alive = new WeakMap<ParentNode, Undo>()

/** Brings a page to life; what comes back undoes it. Under reduced motion nothing moves by itself, and all else is the same. */
export function enliven(root: ParentNode): Undo {
  alive.get(root)?.()
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const undone = [
    ...[...root.querySelectorAll('[data-desk]')].map((desk) => lightUp(desk, moves)),
    ...(moves ? [...root.querySelectorAll('[data-counters]')].map(countUp) : []),
  ]
  const undo = () => {
    undone.forEach((one) => one())
    alive.delete(root)
  }
  alive.set(root, undo)
  return undo
}
