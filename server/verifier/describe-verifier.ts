import type { Parts } from '../parts.ts'

/** Whether a model’s word makes a sentence plain here, and how far it can be believed. */
export const describeVerifier = ({ verifier }: Pick<Parts, 'verifier'>): string => {
  if (verifier === undefined) return 'no model: sentences are vouched for by your record and by people'
  const { llm, calibration } = verifier
  const name = `${llm.model} (${llm.provider})`
  if (calibration === undefined)
    return `${name}, not calibrated: no sentence becomes plain by its word until npm run eval -- --calibrate has measured it`
  const { passed, day, threshold } = calibration
  return `${name}, measured on ${day}: let ${passed.count} of ${passed.of} false sentences pass at threshold ${threshold}`
}
