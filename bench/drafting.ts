/**
 * Time, tokens and checks of a document: built-in, and by a scripted model with the latency of a real one; and what a kill
 * costs. `--short`: one applicant, a model that hardly waits, and no kill.
 */
import { endeavorOf, everything } from '#drafting/builtin/testing.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import type { Drafted, Run } from '#drafting/drafted.ts'
import { BUILTIN, draft, type Engine } from '#drafting/engine.ts'
import { petitionLetter } from '#drafting/petition-letter/index.ts'
import { recommendationLetter } from '#drafting/recommendation-letter/index.ts'
import { asComposed, purposeOf } from '#drafting/testing/model-script.ts'
import { richProfiles } from '#drafting/testing/profiles.ts'
import type { Profile } from '#drafting/profile.ts'
import type { Writing } from '#drafting/writing.ts'
import { openLlm } from '#server/adapters/llm.ts'
import { askedTwice, killWhileDrafting } from '#server/testing/kill-while-drafting.ts'
import { startModelServer, type ModelServer, type Script } from '#server/testing/model-server.ts'
import { median, report, target, timed } from './measure.ts'
import { SHORT } from './short.ts'

const LONG = process.argv.includes('--long')
/** How long the model takes to write a section; the verifier's answer on it is short. */
const SECTION_MS = LONG ? 10_000 : SHORT ? 20 : 2_000
const READING_MS = SECTION_MS / 4
const ROUNDS = LONG || SHORT ? 1 : 3

const log = { warn: () => undefined, error: () => undefined }
const open = async (server: ModelServer): Promise<Engine> => {
  const settings = { provider: 'anthropic' as const, model: 'scripted', baseUrl: `${server.url}/v1`, apiKey: 'k' }
  return { kind: 'model', llm: await openLlm(settings, log) }
}

const watched = (): Run => ({ progress: () => undefined, signal: new AbortController().signal })

const petitionOf = (profile: Profile): Writing =>
  petitionLetter(buildCaseFile(profile), { endeavor_id: endeavorOf(profile) })
const lettersOf = (profile: Profile): Writing[] =>
  profile.referees.map(({ id }) =>
    recommendationLetter(buildCaseFile(profile), { referee_id: id, items: everything(profile) }),
  )

const marksOf = ({ warnings }: Drafted) => ({
  verify: warnings.filter(({ kind }) => kind === 'verify').length,
  missing: warnings.filter(({ kind }) => kind === 'missing').length,
})

const applicants = Object.entries(richProfiles)
  .filter(([, { endeavors }]) => endeavors.length > 0)
  .slice(0, SHORT ? 1 : undefined)

async function builtin(): Promise<void> {
  for (const [kind, writings] of [
    ['petition', applicants.map(([, profile]) => petitionOf(profile))],
    ['letter', applicants.flatMap(([, profile]) => lettersOf(profile))],
  ] as const) {
    const times: number[] = []
    let verify = 0
    for (const writing of writings)
      times.push(await timed(async () => (verify += marksOf(await draft(writing, watched(), BUILTIN)).verify)))
    report(`built-in, ${writings.length} ${kind}s`, { p50: median(times), most: Math.max(...times) }, 'ms')
    report('', { 'words marked to verify': verify }, 'in all')
  }
}

/** A model that writes as the built-in drafter does, at the pace of a model. */
async function atPace(writing: Writing): Promise<Script> {
  const answering = await asComposed(writing)
  return (asked) => ({ text: answering(asked) })
}

async function onTheModel(): Promise<void> {
  const [name, profile] = applicants[0] ?? []
  if (name === undefined || profile === undefined) throw new Error('No applicant has an endeavor')
  // A tenth of a real model's pace by default: 60 ms until the first token and 1.2 ms for each further one.
  const latency = LONG
    ? { firstMs: 600, perTokenMs: 12 }
    : SHORT
      ? { firstMs: 1, perTokenMs: 0 }
      : { firstMs: 60, perTokenMs: 1.2 }
  for (const [kind, writing] of [
    ['petition', petitionOf(profile)],
    ['letter', lettersOf(profile)[0]],
  ] as const) {
    if (writing === undefined) continue
    const server = await startModelServer({ script: await atPace(writing), latency })
    const engine = await open(server)
    let drafted: Drafted | undefined
    const took = await timed(async () => (drafted = await draft(writing, watched(), engine)))
    if (drafted === undefined) throw new Error('Nothing was drafted')
    const { input_tokens, cached_tokens, output_tokens } = drafted.record
    report(`model, ${kind} of ${writing.outline.length} sections`, { took: took / 1000 }, 's')
    report('', { calls: server.calls.length, input: input_tokens, cached: cached_tokens, output: output_tokens }, '')
    report('', marksOf(drafted), 'marks')
    await server.close()
  }
}

/** Twelve sections of a petition, some of which have to know others. */
const TWELVE = [
  'introduction',
  'petitioner',
  'endeavor-problem',
  'endeavor-method',
  'substantial-merit',
  'national-importance',
  'education',
  'impracticality',
  'benefit',
  'urgency',
  'balance',
  'conclusion',
]

function twelveOf(writing: Writing): Writing {
  const outline = writing.outline.filter(({ id }) => TWELVE.includes(id))
  if (outline.length !== TWELVE.length) throw new Error('The outline has no longer these twelve sections')
  return { ...writing, outline }
}

/** The longest chain of calls that had to be made one after the other: drafted and read, and so again where it was mended. */
function chainOf({ outline }: Writing, { calls }: ModelServer): number {
  const repaired = calls.flatMap(({ prompt }) => /^These sentences of the section (\S+)/.exec(prompt)?.[1] ?? [])
  const costOf = (id: string): number => (1 + repaired.filter((one) => one === id).length) * (SECTION_MS + READING_MS)
  const chain = (id: string): number => {
    const after = outline.find((section) => section.id === id)?.after ?? []
    return costOf(id) + Math.max(0, ...after.filter((one) => outline.some((section) => section.id === one)).map(chain))
  }
  return Math.max(...outline.map(({ id }) => chain(id)))
}

const paceOf = (purpose: ReturnType<typeof purposeOf>): number =>
  purpose === 'verdicts' ? READING_MS : purpose === 'ready' ? SECTION_MS / 10 : SECTION_MS

async function slow(writing: Writing): Promise<ModelServer> {
  const answering = await atPace(writing)
  return startModelServer({
    async script(asked) {
      await new Promise((resolve) => setTimeout(resolve, paceOf(purposeOf(asked))))
      return answering(asked)
    },
  })
}

async function twelveSections(profile: Profile): Promise<void> {
  const writing = twelveOf(petitionOf(profile))
  const rounds: { took: number; chain: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await slow(writing)
    const engine = await open(server)
    const took = await timed(() => draft(writing, watched(), engine))
    rounds.push({ took, chain: chainOf(writing, server) })
    await server.close()
  }
  const chain = median(rounds.map((round) => round.chain))
  const took = median(rounds.map((round) => round.took))
  report('twelve sections, in parallel', { p50: took / 1000 }, 's', {
    reference: 'longest dependent chain',
    value: took / 1000,
    base: chain / 1000,
  })
  target('against the longest dependent chain', took / chain, 1.3, 'x')
}

/** What it costs to kill the product, its database with it, while a model is being asked. */
async function killed(): Promise<void> {
  const { task, calls } = await killWhileDrafting()
  const tokens = (some: typeof calls) => some.reduce((sum, call) => sum + call.input_tokens + call.output_tokens, 0)
  report('killed while drafting', { calls: calls.length, tokens: tokens(calls) }, '')
  if (task.status !== 'SUCCESS') throw new Error(`The second run ended with ${task.status}`)
  target('tokens that were paid twice', tokens(askedTwice(calls)), 0, 'tokens')
}

await builtin()
await onTheModel()
const [, first] = applicants[0] ?? []
if (first === undefined) throw new Error('No applicant has an endeavor')
await twelveSections(first)
if (!SHORT) await killed()
