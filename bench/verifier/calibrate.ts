import type { Llm } from '#drafting/llm.ts'
import type { Calibration } from '#drafting/verifier/calibration.ts'
import { verifierPrompt } from '#drafting/verifier/prompt.ts'
import { isFalse, type Outcome, passes } from './outcomes.ts'
import { fewestFor, shareInWords, shareOf } from './wilson.ts'

/** Of false sentences, so many may pass at most. */
export const MAY_PASS = 0.005
/** Where the verifier gave fewer verdicts than that, it was not reached, and nothing was measured. */
const READ = 0.5

/** The lowest threshold at which no more of the false sentences pass than may; undefined where there is none. */
export function thresholdFor(outcomes: readonly Outcome[]): number | undefined {
  const fabricated = outcomes.filter(isFalse)
  const sure = outcomes.flatMap(({ ruling }) => (ruling?.verdict === 'entailed' ? [ruling.sure] : []))
  const tried = [0, ...new Set(sure), 100].sort((a, b) => a - b)
  return tried.find(
    (threshold) => fabricated.filter((one) => passes(one, threshold)).length <= MAY_PASS * fabricated.length,
  )
}

/** What was measured, to be stored, and what there is to say of it; or why there is nothing to store. */
export function calibrated(
  outcomes: readonly Outcome[],
  { provider, model }: Pick<Llm, 'provider' | 'model'>,
  day: string,
): { measured?: Calibration; lines: string[] } {
  const asked = outcomes.filter(({ ruling }) => ruling !== undefined)
  const read = asked.filter(({ ruling }) => ruling?.verdict !== 'unread')
  if (read.length < READ * asked.length || read.length === 0)
    return { lines: [`Nothing is stored: the verifier gave a verdict on ${read.length} of ${asked.length} sentences.`] }
  const threshold = thresholdFor(outcomes)
  if (threshold === undefined)
    return {
      lines: [
        `Nothing is stored: at every threshold more than ${100 * MAY_PASS} % of the false sentences pass. This verifier makes nothing plain.`,
      ],
    }
  const fabricated = outcomes.filter(isFalse)
  const truthful = outcomes.filter((one) => !isFalse(one))
  const passed = shareOf(fabricated.filter((one) => passes(one, threshold)).length, fabricated.length)
  const withheld = shareOf(truthful.filter((one) => !passes(one, threshold)).length, truthful.length)
  const { version: prompt } = verifierPrompt
  const sentences = outcomes.length
  return {
    measured: { provider, model, prompt, threshold, passed, withheld, sentences, day },
    lines: [
      `Threshold ${threshold}: false sentences that pass ${shareInWords(passed)}; true sentences that do not ${shareInWords(withheld)}.`,
      ...(passed.to > MAY_PASS
        ? [
            `These ${passed.of} false sentences are too few to show that at most ${100 * MAY_PASS} % pass: the interval ends at ${(100 * passed.to).toFixed(1)} %. It takes ${fewestFor(MAY_PASS)} of which none passes.`,
          ]
        : []),
    ],
  }
}
