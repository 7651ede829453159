/**
 * The processor time that the built-in petition takes of the largest profile that is allowed, and of halves of its text:
 * twice the text may take little more than twice the time. `--short`: an eighth of the text only.
 */
import { endeavorOf } from '#drafting/builtin/testing.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import { BUILTIN, draft } from '#drafting/engine.ts'
import { petitionLetter } from '#drafting/petition-letter/index.ts'
import { report, target } from './measure.ts'
import { largestByEntries, largestByText } from './profiles/largest.ts'
import { SHORT } from './short.ts'

const SHARES = SHORT ? [0.125] : [0.25, 0.5, 1]
const TWICE = 2.5

type Profile = ReturnType<typeof largestByText>

async function secondsOf(profile: Profile): Promise<{ 'case file': number; petition: number }> {
  const from = process.cpuUsage()
  const caseFile = buildCaseFile(profile)
  const read = process.cpuUsage(from)
  const writing = petitionLetter(caseFile, { endeavor_id: endeavorOf(profile) })
  await draft(writing, { progress: () => undefined, signal: new AbortController().signal }, BUILTIN)
  const all = process.cpuUsage(from)
  const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6
  return { 'case file': seconds(read), petition: seconds(all) - seconds(read) }
}

// Code that was never run is slow: that is paid here.
await secondsOf(largestByText(SHARES[0]))

const took: number[] = []
for (const share of SHARES) {
  const seconds = await secondsOf(largestByText(share))
  report(`${share * 100} % of the text`, seconds, 's')
  took.push(seconds['case file'] + seconds.petition)
}
const [, half, whole] = took
if (half !== undefined && whole !== undefined) {
  target('twice the text takes', whole / half, TWICE, 'times as long')
  report('as many entries as fit', await secondsOf(largestByEntries()), 's')
}
