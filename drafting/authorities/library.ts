import type { Inline } from '#domain/document.ts'
import type { Authority, Pin, Run } from './authority.ts'
import { dhanasar } from './dhanasar.ts'
import { chawathe, evidenceAlert, policyManual, precedents } from './guidance.ts'
import { regulations } from './regulations.ts'
import { statutes } from './statutes.ts'
import { criticalTechnologies } from './technologies.ts'

/** Everything that a document may cite, from the most binding down. */
export const LIBRARY: readonly Authority[] = [
  ...statutes,
  ...regulations,
  dhanasar,
  chawathe,
  ...precedents,
  policyManual,
  evidenceAlert,
  criticalTechnologies,
]

const byId = new Map(LIBRARY.map((held) => [held.id, held]))

/** `889–890` and `889-890` are the pin `889-90`. */
export const normalPin = (pin: string): string =>
  pin
    .trim()
    .replace(/[–—]/g, '-')
    .replace(/^(\d+)(\d{2})-\1(\d{2})\b/, '$1$2-$3')
    .replace(/\s+note\s+|\s*n\.\s*/, ' n.')

/** An authority's id and, after `@`, the pin: `dhanasar@889 n.8`. */
const split = (source: string): { id: string; pin: string | undefined } => {
  const [id = '', pin] = source.split('@')
  return { id, pin }
}

/** The authority of an id or of a source that names a pin too; undefined where the library holds none. */
export const findAuthority = (source: string): Authority | undefined => byId.get(split(source).id)

export const authority = (id: string): Authority => {
  const held = findAuthority(id)
  if (held === undefined) throw new Error(`The library holds no authority "${id}"`)
  return held
}

export const findPin = (held: Authority, pin: string): Pin | undefined =>
  held.pins.find((one) => one.pin === normalPin(pin))

/** The pin that a source names, if it does and the library holds it. */
export function pinOf(source: string): Pin | undefined {
  const { id, pin } = split(source)
  const held = byId.get(id)
  return held === undefined || pin === undefined ? undefined : findPin(held, pin)
}

const shown = (pin: string): string => pin.replace(/-/g, '–')

/** Fills the place of a pin: `{, pin}` and `{(pin)}` vanish with their marks where there is none. */
const withPin = (run: Run, pin: string | undefined): Run => ({
  ...run,
  text: run.text.replace(/\{([^{}]*)pin([^{}]*)\}/g, (_, before: string, after: string) =>
    pin === undefined ? '' : `${before}${shown(pin)}${after}`,
  ),
})

/**
 * A citation of the library. Without a pin, or asked for, in full; with one, in the form of later mentions.
 * A pin that the library does not hold is a mistake of the caller.
 */
export function cite(
  id: string,
  pin?: string,
  form: 'full' | 'short' = pin === undefined ? 'full' : 'short',
): Extract<Inline, { kind: 'authority' }> {
  const held = authority(id)
  const at = pin === undefined ? undefined : findPin(held, pin)?.pin
  if (pin !== undefined && at === undefined) throw new Error(`The library holds no pin "${pin}" of "${id}"`)
  // "26 I&N Dec. at" without a page says nothing.
  const runs =
    form === 'full' || (at === undefined && held.short.some(({ text }) => text.includes(' at {')))
      ? held.full
      : held.short
  return {
    kind: 'authority',
    id: at === undefined ? id : `${id}@${at}`,
    short: at === undefined ? held.label : `${held.label} ${held.level === 'precedent' ? 'at ' : ''}${shown(at)}`,
    runs: runs.map((run) => withPin(run, at)).filter(({ text }) => text !== ''),
  }
}

/** The passage at a pin that may be quoted; the one that holds `containing`, where several do. */
export function quotation(id: string, pin: string, containing = ''): string {
  const found = findPin(authority(id), pin)?.quotations.find((passage) => passage.includes(containing))
  if (found === undefined) throw new Error(`The library holds no such quotation of "${id}" at ${pin}`)
  return found
}
