/**
 * Which rules and sources decide a sentence: of an invented applicant, or of a case of the corpora.
 *
 * `npm run bench explain -- --of=physician --as=81 "--say=Her residency in Ankara took nine years."`
 * `--of` names the applicant (the battery researcher where it is left out), `--as` the recommender who speaks.
 */
import { buildCaseFile, type CaseFile } from '#drafting/case-file.ts'
import { check } from '#drafting/grounding/check.ts'
import { nearestSources } from '#drafting/grounding/nearest.ts'
import type { Voice } from '#drafting/grounding/reading.ts'
import { RULES } from '#drafting/grounding/rules/index.ts'
import { profiles } from '#drafting/testing/profiles.ts'

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)

const of = option('of') ?? 'batteryResearcher'
const as = option('as')
const profile = profiles[of]
if (profile === undefined) throw new Error(`Nobody is called ${of}. Known: ${Object.keys(profiles).join(', ')}.`)
const caseFile = buildCaseFile(profile)
const text =
  option('say') ?? 'The article has been cited 148 times, and the electrodes kept 84 percent of their capacity.'
const voice: Voice = as === undefined ? 'petition' : { referee: Number(as) }

const titles = new Map(RULES.map(({ id, title, basis }) => [id, `${title} (${basis})`]))

function shown(id: string, { facts, pages }: CaseFile): string {
  const fact = facts.find((one) => one.id === id)
  const value = fact?.value ?? pages.find((one) => one.id === id)?.text ?? ''
  return `${id}  ${fact?.place ?? ''}: ${value.slice(0, 100)}${value.length > 100 ? ' …' : ''}`
}

const { findings, reading } = check({ inlines: [{ kind: 'text', text }], voice, sources: [] }, caseFile)
console.log(text)
console.log(findings.length === 0 ? '\nNo rule contradicts it.' : '\nContradicted:')
for (const { text: words, rule = '', reason } of findings)
  console.log(`  “${words}”  ${rule}: ${reason}\n      ${titles.get(rule) ?? ''}`)
console.log('\nWhere its figures, dates and names stand:')
for (const { claim, at, free } of reading.clauses.flatMap(({ anchors }) => anchors)) {
  const places = [...new Set([...at.keys()].map((place) => reading.index.propositions[place]?.source ?? ''))]
  console.log(`  “${claim.text}”  ${free ? 'needs no place' : places.slice(0, 5).join(', ') || 'nowhere'}`)
}
console.log('\nNearest sources:')
for (const id of nearestSources(reading).slice(0, 5)) console.log(`  ${shown(id, reading.caseFile)}`)
