/**
 * How far the configured verifier can be believed: recall and false flags on the labelled sentences with intervals of 95 %, tokens,
 * cost and time. `--calibrate` finds and stores its threshold; `--record <file>` keeps its answers; `--recorded <file>` plays them
 * where no model can be reached; `--limit N` reads so many sentences.
 *
 * `npm run eval`
 */
import { parseArgs } from 'node:util'
import { costOf } from '#server/adapters/llm-prices.ts'
import { openLlm } from '#server/adapters/llm.ts'
import { BadSetting, readConfig, type Settings } from '#server/config.ts'
import { calibrationOf, storeCalibration } from '#server/verifier/calibration-file.ts'
import type { Llm } from '#drafting/llm.ts'
import { calibrated } from './calibrate.ts'
import { figuresOf } from './figures.ts'
import { labelled } from './labelled.ts'
import { NotReached, outcomesOf } from './outcomes.ts'
import { recorded, recording } from './recorded.ts'

const NO_MODEL =
  'No model is configured, so there is nothing to measure. Set VERIFIER_PROVIDER, VERIFIER_MODEL and what they need (docs/verifier.md), or play recorded answers: npm run eval -- --recorded <file>'

const NOT_REACHED =
  'The verifier does not answer, so nothing was measured. Of recorded answers: prompts, sentences and --limit must be those of the recording.'

const tell = (...notice: unknown[]): void => console.error(...notice)
const log = { warn: tell, error: tell }

class Refused extends Error {}

function given() {
  const { values } = parseArgs({
    options: {
      calibrate: { type: 'boolean', default: false },
      recorded: { type: 'string' },
      record: { type: 'string' },
      limit: { type: 'string' },
    },
  })
  const limit = values.limit === undefined ? undefined : Number(values.limit)
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0))
    throw new Refused(`--limit must be a whole number above 0, not ${values.limit}`)
  if (values.calibrate && limit !== undefined)
    throw new Refused('A calibration is made on all sentences: leave out --limit')
  return { ...values, limit }
}

async function verifierOf(settings: Settings, { record, recorded: played }: ReturnType<typeof given>): Promise<Llm> {
  if (played !== undefined) return recorded(played)
  if (settings.verifier === undefined) throw new Refused(NO_MODEL)
  const llm = await openLlm(settings.verifier, log)
  return record === undefined ? llm : recording(llm, record)
}

async function run(): Promise<void> {
  const options = given()
  const settings = readConfig(process.env)
  const llm = await verifierOf(settings, options)
  const stored = await calibrationOf(settings.dataDir, llm, log)
  const sentences = await labelled(options.limit)
  console.log(`${llm.model} (${llm.provider}) reads ${sentences.length} labelled sentences`)
  const began = performance.now()
  const { outcomes, usage } = await outcomesOf(sentences, { llm }, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${sentences.length}`)
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const found = calibrated(outcomes, llm, new Date().toISOString().slice(0, 10))
  const threshold = (options.calibrate ? found.measured?.threshold : stored?.threshold) ?? 0
  console.log([`At threshold ${threshold}:`, ...figuresOf(outcomes, threshold)].join('\n'))
  const prices = options.recorded === undefined ? settings.verifier?.prices : undefined
  const cost =
    prices === undefined ? 'LLM_PRICES of this model is not set' : `${costOf(usage, prices).toFixed(2)} dollars`
  const { input_tokens: input, cached_tokens: cached, output_tokens: output } = usage
  console.log(`tokens: ${input} in (${cached} cached), ${output} out; cost: ${cost}; time: ${seconds} s`)
  if (!options.calibrate) return
  console.log(found.lines.join('\n'))
  if (found.measured === undefined) throw new Refused('The verifier stays uncalibrated.')
  await storeCalibration(settings.dataDir, found.measured)
  console.log(`Stored in ${settings.dataDir}. Restart Waiverly, and it counts.`)
}

try {
  await run()
} catch (error) {
  if (!(error instanceof Refused || error instanceof BadSetting || error instanceof NotReached)) throw error
  console.error(error instanceof NotReached ? NOT_REACHED : error.message)
  process.exitCode = 1
}
