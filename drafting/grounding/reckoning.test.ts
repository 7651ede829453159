import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { indexOf } from './case-index.ts'
import type { Claim } from './claim.ts'
import { mayBeReckoned } from './reckoning.ts'

const index = indexOf(buildCaseFile(batteryResearcher))

/** How often the claims of a sentence of so many figures are looked at while each of its figures is reckoned. */
function looksAt(figures: number): number {
  let looks = 0
  const claims = Array.from({ length: figures }, (_, at): Claim => {
    const quantity = { value: 1e7 + at * 7919, unit: null, isAbout: false }
    const claim: Claim = { kind: 'number', start: at, end: at + 1, text: '', quantity }
    return new Proxy(claim, {
      get(target, field, receiver) {
        looks += 1
        return Reflect.get(target, field, receiver) as unknown
      },
    })
  })
  for (const claim of claims) if (claim.kind === 'number') mayBeReckoned(claim.quantity, { tokens: [], claims }, index)
  return looks
}

test('a sentence of twice as many figures is looked through twice as often, not four times', () => {
  expect(looksAt(400) / looksAt(200)).toBeLessThan(2.2)
})
