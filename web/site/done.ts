/** Set on a button that was pressed before the app was there (start.ts). */
export const PRESSED = 'pressed'

/** What a person did on the page as it was built, before the app was there. */
export interface Done {
  typed: ReadonlyMap<string, string>
  ticked: ReadonlySet<string>
  /** What had the focus: what it is, and which of all that are the same. */
  focus: { is: string; nth: number } | null
  /** What is written on the button that was pressed. */
  pressed: string | null
  /** What is being pressed, and was not yet let go. */
  held: string | null
}

type Input = HTMLInputElement | HTMLTextAreaElement
const inputsIn = (root: Element) => Array.from(root.querySelectorAll<Input>('[name]'))
const buttonsIn = (root: Element) => Array.from(root.querySelectorAll('button'))
const isTick = (input: Input): input is HTMLInputElement => input.type === 'checkbox'

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]'
const reachedIn = (root: Element) => Array.from(root.querySelectorAll<HTMLElement>(REACHED))
/** A link by where it leads; what one goes on to after that, pages write in their own ways. */
const leadsTo = (one: HTMLElement) => (one instanceof HTMLAnchorElement ? one.pathname + one.hash : '')
const isWhat = (one: HTMLElement) => [one.tagName, one.getAttribute('name'), leadsTo(one), one.textContent].join(' ')

function focusIn(root: Element): Done['focus'] {
  const all = reachedIn(root)
  const one = all.find((each) => each === document.activeElement)
  if (one === undefined) return null
  const is = isWhat(one)
  return { is, nth: all.filter((each) => isWhat(each) === is).indexOf(one) }
}

const heldIn = (root: Element): Done['held'] => {
  const one = root.querySelector<HTMLElement>('a:active, button:active')
  return one && isWhat(one)
}

/** What was done on the page up to now. */
export function doneIn(root: Element): Done {
  const inputs = inputsIn(root)
  return {
    typed: new Map(inputs.filter((one) => !isTick(one) && one.value !== '').map((one) => [one.name, one.value])),
    ticked: new Set(inputs.filter((one) => isTick(one) && one.checked).map((one) => one.name)),
    focus: focusIn(root),
    pressed: buttonsIn(root).find((button) => PRESSED in button.dataset)?.textContent ?? null,
    held: heldIn(root),
  }
}

/** Writes as a person would, so that the form hears of it. */
function write(input: Input, value: string): void {
  const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Does the same once more. */
export function doAgain(root: Element, { typed, ticked, focus, pressed, held }: Done): void {
  for (const input of inputsIn(root)) {
    const value = typed.get(input.name)
    if (value !== undefined) write(input, value)
    if (isTick(input) && ticked.has(input.name) !== input.checked) input.click()
  }
  if (focus)
    reachedIn(root)
      .filter((one) => isWhat(one) === focus.is)
      [focus.nth]?.focus()
  buttonsIn(root)
    .find((button) => button.textContent === pressed)
    ?.click()
  // A browser calls it no press where what was pressed is another than what is let go.
  const letGo = ({ target }: Event) => {
    const one = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    if (one && isWhat(one) === held) one.click()
  }
  if (held !== null) addEventListener('pointerup', letGo, { once: true })
}
