/**
 * The criteria of a strong filing that a program can check, scored 0, 1 or 2 for fictional applicants, on everything that is
 * drafted for them: petition letter, every recommendation letter, ten endeavors. `--model`: by the scripted model instead of
 * the built-in drafter. `--all`: every finding, and not the first few of each criterion.
 */
import { applicants } from '#drafting/builtin/testing.ts'
import { qualityOf } from '#drafting/quality/index.ts'
import { linesOf } from '#drafting/quality/reading.ts'
import { median, report, timedTimes } from './measure.ts'
import { CRITERIA } from './rubric/criteria.ts'
import { findingsOf } from './rubric/findings.ts'
import { builtinWriter, modelWriter, papersOf, type Papers } from './rubric/papers.ts'
import { scoreOf, speaksTo, sumOf } from './rubric/score.ts'
import { SHORT } from './short.ts'

const FEW = 3
const SCORED = [
  'batteryResearcher',
  'physician',
  'civilEngineer',
  'droneFounder',
  'teacher',
  'artist',
  'thinApplicant',
  'thinTeacher',
  'thinArtist',
]

const scoredNow = SHORT ? SCORED.slice(-1) : SCORED
const most = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : FEW
const writer = process.argv.includes('--model') ? await modelWriter() : builtinWriter
const all: Papers[] = []
try {
  for (const [name, profile] of applicants)
    if (scoredNow.includes(name)) all.push(await papersOf(name, profile, writer))
} finally {
  await writer.close()
}

const timedOn = all.toSorted((a, b) => b.petition.document.blocks.length - a.petition.document.blocks.length)[0]
if (timedOn !== undefined) {
  const { caseFile, petition, letters } = timedOn
  const others = letters.map(({ document }) => document)
  const words = linesOf(petition.document).reduce((sum, { printed }) => sum + printed.split(/\s+/u).length, 0)
  const check = async () => qualityOf(petition.document, caseFile, others)
  await timedTimes(SHORT ? 1 : 5, check)
  report('quality of a petition', { p50: median(await timedTimes(15, check)) }, `ms for ${words} words`)
}

const scored = all.map((papers) => ({ name: papers.applicant, found: findingsOf(papers, all) }))

for (const criterion of CRITERIA) {
  const told = scored.flatMap(({ name, found }) =>
    found.filter((finding) => speaksTo(criterion, finding)).map((finding) => ({ name, ...finding })),
  )
  if (told.length === 0) continue
  console.log(`\n${criterion.number}. ${criterion.name}: ${told.length}`)
  for (const { name, document, severity, rule, text } of told.slice(0, most))
    console.log(`   ${severity.padEnd(6)} ${name}, ${document} (${rule}): ${text}`)
}

const short = (name: string): string => name.replace(/[a-z]+$/u, (rest) => rest.slice(0, 4)).slice(0, 11)
console.log(`\nScores by ${writer.name}`)
console.log(`${''.padEnd(48)}${scored.map(({ name }) => short(name).padStart(12)).join('')}`)
for (const criterion of CRITERIA) {
  const scores = scored.map(({ found }) => String(scoreOf(criterion, found)).padStart(12))
  console.log(`${String(criterion.number).padStart(3)} ${criterion.name.padEnd(44)}${scores.join('')}`)
}
const sums = scored.map(({ found }) => sumOf(found))
console.log(`${'average'.padEnd(48)}${sums.map(({ average }) => average.toFixed(2).padStart(12)).join('')}`)
const missed = scored.filter((_, at) => sums[at]?.isMet === false).map(({ name }) => name)
console.log(
  missed.length === 0
    ? 'All of 1 to 6 at 2, and the others at 1.6 on average: met'
    : `All of 1 to 6 at 2, and the others at 1.6 on average: MISSED for ${missed.join(', ')}`,
)
if (missed.length > 0 && !SHORT) process.exitCode = 1
