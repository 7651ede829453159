/**
 * The processor time of a case file: of an honest full profile, and of the largest that are allowed, by entries and by text.
 * `--draft` drafts and checks a petition of the honest one too.
 */
import { endeavorOf } from '#drafting/builtin/testing.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import { BUILTIN, draft } from '#drafting/engine.ts'
import { petitionLetter } from '#drafting/petition-letter/index.ts'
import { report, target } from './measure.ts'
import { largestByEntries, largestByText } from './profiles/largest.ts'
import { richProfile } from './profiles/rich.ts'
import { SHORT } from './short.ts'

const DRAFTS = process.argv.includes('--draft')
/** How much more a character of the largest profile may cost than one of the honest one. */
const RATIO = 2

/** Milliseconds of processor time of the second run: the first warms the code and the readings that are kept. */
async function processorTime(run: () => unknown): Promise<number> {
  if (!SHORT) await run()
  const from = process.cpuUsage()
  await run()
  return process.cpuUsage(from).user / 1000
}

const rich = richProfile()
const sizeOf = (profile: typeof rich): number => JSON.stringify(profile).length
const base = await processorTime(() => buildCaseFile(rich))
report('case file, rich', { processor: base }, 'ms')
for (const [name, profile] of [
  ['most entries', largestByEntries()],
  ['most text', largestByText()],
] as const) {
  const took = await processorTime(() => buildCaseFile(profile))
  const [each, usual] = [took / sizeOf(profile), base / sizeOf(rich)]
  report(`case file, ${name}`, { processor: took }, 'ms', { reference: 'rich', value: took, base })
  target('a character against one of the rich profile', each / usual, RATIO, 'x')
}

if (DRAFTS) {
  const caseFile = buildCaseFile(rich)
  const run = { progress: () => undefined, signal: new AbortController().signal }
  const writing = petitionLetter(caseFile, { endeavor_id: endeavorOf(rich) })
  const took = await processorTime(() => draft(writing, run, BUILTIN))
  report('petition, rich', { processor: took }, 'ms')
}
